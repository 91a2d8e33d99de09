import { expect, test } from '@jest/globals';
import { countryName } from './countries';
import { nationalityCode } from './nationalities';

test.each([
  ['British', 'GB'],
  ['english', 'GB'],
  ['German', 'DE'],
  ['deutsche', 'DE'],
  ['Deutscher', 'DE'],
  ['Française', 'FR'],
  ['Italiana', 'IT'],
  ['Alemana', 'DE'],
  ['Nederlandse', 'NL'],
  ['norsk', 'NO'],
  ['American', 'US'],
  ['Nigerien', 'NE'],
  ['Nigerian', 'NG'],
  ['South Korean', 'KR'],
  ['Congolese', undefined],
  ['Dominican', undefined],
  ['Martian', undefined],
])('%s is the nationality of %s', (text, code) => {
  expect(nationalityCode(text)).toBe(code);
});

test('every English nationality is of a country of the list', () => {
  expect(countryName(nationalityCode('Kosovar') ?? '')).toBe('Kosovo');
  expect(countryName(nationalityCode('Swiss') ?? '')).toBe('Switzerland');
});
