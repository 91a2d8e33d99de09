import { describe, expect, it } from '@jest/globals';
import { PERCENTAGE_ROLES } from '../rules/percentageRoles';
import { AIRCRAFT_MANUFACTURERS } from './aircraft';
import { COMPANY_TYPES } from './companies';
import { CURRENCIES } from './currencies';
import { PROPERTY_TYPES } from './properties';
import { LINK_ROLES } from './roles';
import { FUNDING_STATUSES, TRUST_TYPES } from './trusts';
import { YACHT_BUILDERS } from './yachtBuilders';
import { LENGTH_UNITS, lengthUnit, YACHT_TYPES } from './yachts';

const sorted = (list: readonly string[]): string[] => [...list].sort((a, b) => a.localeCompare(b, 'en'));

describe('reference lists (SPEC §3.4)', () => {
  it.each([
    ['company types', COMPANY_TYPES, 19],
    ['aircraft manufacturers', AIRCRAFT_MANUFACTURERS, 11],
    ['yacht builders', YACHT_BUILDERS, 90],
    ['roles', LINK_ROLES, 251],
    ['currencies', CURRENCIES, 10],
    ['property types', PROPERTY_TYPES, 6],
    ['trust types', TRUST_TYPES, 9],
  ])('%s: complete, each once in any case, trimmed', (_, list, count) => {
    expect(list).toHaveLength(count);
    expect(new Set(list.map((name) => name.toLowerCase())).size).toBe(count);
    expect(list.filter((name) => name !== name.trim() || name === '')).toEqual([]);
  });

  it('sorts what people look through', () => {
    for (const list of [AIRCRAFT_MANUFACTURERS, YACHT_BUILDERS, LINK_ROLES]) expect(list).toEqual(sorted(list));
    expect(COMPANY_TYPES.slice(0, -1)).toEqual(sorted(COMPANY_TYPES.slice(0, -1)));
    expect(COMPANY_TYPES.at(-1)).toBe('Other');
  });

  it('has the texts that the specification gives', () => {
    expect(CURRENCIES).toEqual(['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'RUB', 'CAD', 'CNY', 'HKD', 'SGD']);
    expect(PROPERTY_TYPES).toEqual([
      ...['Residential', 'Commercial - Office', 'Commercial - Retail', 'Commercial - Industrial', 'Mixed', 'Other'],
    ]);
    expect(TRUST_TYPES).toEqual([
      ...['Accumulation Trust', 'Bare Trust', 'Charitable Trust', 'Contingent Trust', 'Discretionary Trust'],
      ...['Interest in Possession Trust', 'Life Interest Trust', 'Other', 'Unit Trust'],
    ]);
    expect(FUNDING_STATUSES).toEqual(['Funded', 'Unfunded']);
    expect(YACHT_TYPES).toEqual(['Motor Yacht', 'Sailing Yacht']);
    expect(LENGTH_UNITS).toEqual(['Metres', 'Feet']);
  });

  it('offers the roles that carry a percentage, to the letter', () => {
    expect(PERCENTAGE_ROLES).toEqual([
      ...['Shareholder', 'Owner', 'Beneficiary', 'Beneficial Owner'],
      ...['Equity Partner', 'Partner', 'Limited Partner', 'Sole Proprietor'],
      ...['Majority Shareholder', 'Minority Shareholder', 'Unitholder', 'Co-Owner', 'Joint Owner', 'Voting rights'],
    ]);
    expect(LINK_ROLES).toEqual(expect.arrayContaining([...PERCENTAGE_ROLES]));
  });

  it('reads units by word or abbreviation', () => {
    expect(['Meter', ' metres', 'M', 'ft', 'FEET', 'yard', ''].map(lengthUnit)).toEqual([
      ...['Metres', 'Metres', 'Metres', 'Feet', 'Feet', undefined, undefined],
    ]);
  });
});
