import { describe, expect, it } from '@jest/globals';
import { setCatalogue } from '../language/translate';
import {
  COUNTRIES,
  COUNTRY_NAMES,
  countryChoices,
  countryCode,
  countryLabel,
  countryName,
  matchCountry,
} from './countries';

describe('countries', () => {
  it('lists the 249 of ISO 3166-1 and Kosovo once each, sorted by name', () => {
    expect(COUNTRIES).toHaveLength(250);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(250);
    expect(new Set(COUNTRY_NAMES).size).toBe(250);
    expect([...COUNTRY_NAMES].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(COUNTRY_NAMES);
    expect(COUNTRIES.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('finds every country by its shown name and its codes, in any case', () => {
    for (const { code, name } of COUNTRIES) {
      expect([name, countryCode(name)]).toEqual([name, code]);
      expect(countryCode(name.toUpperCase())).toBe(code);
      expect(countryCode(` ${code.toLowerCase()} `)).toBe(code);
      expect(countryName(code)).toBe(name);
    }
    expect(countryCode('deu')).toBe('DE');
  });

  it.each([
    ['UK', 'GB'],
    ['u.k.', 'GB'],
    ['Great Britain', 'GB'],
    ['England', 'GB'],
    ['USA', 'US'],
    ['United States', 'US'],
    ['the united states of america', 'US'],
    ['U.S.A.', 'US'],
    ['Russia', 'RU'],
    ['Russian Federation', 'RU'],
    ['South Korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['North Korea', 'KP'],
    ['Czech Republic', 'CZ'],
    ['czechia', 'CZ'],
    ['Jersey', 'JE'],
    ['GUERNSEY', 'GG'],
    ['isle of man', 'IM'],
    ['BVI', 'VG'],
    ['Virgin Islands, British', 'VG'],
    ['UAE', 'AE'],
    ['Holland', 'NL'],
    ['The Netherlands', 'NL'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['China', 'CN'],
    ["People's Republic of China", 'CN'],
    ['Ivory Coast', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ['St. Kitts and Nevis', 'KN'],
    ['St Vincent & the Grenadines', 'VC'],
    ['Vietnam', 'VN'],
    ['Viet Nam', 'VN'],
    ['Taiwan, Province of China', 'TW'],
    ['Congo', 'CG'],
    ['DRC', 'CD'],
    ['Macau', 'MO'],
    ['Bahamas, The', 'BS'],
    ['Curaçao', 'CW'],
  ])('knows %s as %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });

  it.each(['', '  ', 'the', 'Atlantis', 'XX', 'ZZZ', 'Britannia', '__proto__', 'constructor'])(
    'knows no country %j',
    (text) => {
      expect(countryCode(text)).toBeUndefined();
      expect(matchCountry(text)).toBeUndefined();
      expect(countryName(text)).toBe(text);
    },
  );

  it('answers the listed name', () => {
    expect(matchCountry('united kingdom')).toBe('United Kingdom');
    expect(matchCountry('usa')).toBe('United States of America');
  });

  it('names countries in the language of the screens, and knows them by those names', () => {
    expect([countryLabel('CH'), countryLabel('Switzerland'), countryLabel('Atlantis')]).toEqual([
      'Switzerland',
      'Switzerland',
      'Atlantis',
    ]);
    expect([countryLabel('England'), countryLabel('UK')]).toEqual(['England', 'UK']);
    expect(countryCode('Schweiz')).toBeUndefined();
    setCatalogue('de-CH', {});
    try {
      expect([countryLabel('CH'), countryLabel('Austria'), countryLabel('Atlantis')]).toEqual([
        'Schweiz',
        'Österreich',
        'Atlantis',
      ]);
      expect([countryCode('österreich'), matchCountry('Schweiz'), matchCountry('UK')]).toEqual([
        'AT',
        'Switzerland',
        'United Kingdom',
      ]);
      expect(countryLabel('England')).toBe('England');
      const labels = countryChoices().map(({ label }) => label);
      expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Portugal'));
      for (const { code } of COUNTRIES) expect(countryCode(countryLabel(code))).toBe(code);
    } finally {
      setCatalogue('en-GB', {});
    }
    expect(countryLabel('CH')).toBe('Switzerland');
  });
});
