import { expect, test } from '@jest/globals';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { messages } from '@stemma/shared/messages';
import { PERCENTAGE_ROLES } from '@stemma/shared/rules/percentageRoles';
import { typeOfName } from '@stemma/shared/rules/typeOfName';
import { nextType, readCardLine, splitType } from './readCardLine';
import { roleOfTyped } from './typedRoles';

const listed = [...new Set<string>([...PERCENTAGE_ROLES, ...LINK_ROLES])];

function said(text: string) {
  const { name, roles } = readCardLine(text, listed);
  return [name, ...roles.map((role) => role.fault ?? roleOfTyped(role, 'Shareholder'))];
}

test.each([
  ['Harbour Holdings', 'Harbour Holdings'],
  ['Harbour Holdings 30%', 'Harbour Holdings', { role: 'Shareholder', percentage: 30 }],
  ['Harbour Holdings 30 %', 'Harbour Holdings', { role: 'Shareholder', percentage: 30 }],
  ['Harbour Holdings, 30%', 'Harbour Holdings', { role: 'Shareholder', percentage: 30 }],
  ['Harbour Holdings – 30%', 'Harbour Holdings', { role: 'Shareholder', percentage: 30 }],
  ['Harbour Holdings 30,5 %', 'Harbour Holdings', { role: 'Shareholder', percentage: 30.5 }],
  ['Harbour Holdings 30.25%', 'Harbour Holdings', { role: 'Shareholder', percentage: 30.25 }],
  ['Harbour Holdings 25-50%', 'Harbour Holdings', { role: 'Shareholder', minimum: 25, maximum: 50 }],
  ['Harbour Holdings 25 – 50 %', 'Harbour Holdings', { role: 'Shareholder', minimum: 25, maximum: 50 }],
  ['Harbour Holdings 30% owner', 'Harbour Holdings', { role: 'Owner', percentage: 30 }],
  ['Harbour Holdings 30% benef', 'Harbour Holdings', { role: 'Beneficiary', percentage: 30 }],
  ['Ada Lindqvist, Director', 'Ada Lindqvist', { role: 'Director' }],
  ['Ada Lindqvist 30%, director', 'Ada Lindqvist', { role: 'Shareholder', percentage: 30 }, { role: 'Director' }],
  ['Ada Lindqvist 30% Director', 'Ada Lindqvist', { role: 'Director' }],
])('a line is read as it is meant: %s', (text, ...meant) => {
  expect(said(text)).toEqual(meant);
});

test.each([
  'Fund 3',
  '100% Pure Ltd',
  'Made of 100% Pure Ltd',
  '7 %',
  'Seven, Eight & Co',
  'Area 51-52',
  'Top 10% Club',
])('a name with digits or signs stays one: %s', (text) => {
  expect(said(text)).toEqual([text]);
});

test('a number that belongs to the name is told from the share behind it', () => {
  expect(said('Fund 3 30%')).toEqual(['Fund 3', { role: 'Shareholder', percentage: 30 }]);
  expect(said('100% Pure Ltd 12,5%')).toEqual(['100% Pure Ltd', { role: 'Shareholder', percentage: 12.5 }]);
});

test('between quotation marks everything is the name', () => {
  expect(said('"Best 50%"')).toEqual(['Best 50%']);
  expect(said('“Smith, Director” 20%')).toEqual(['Smith, Director', { role: 'Shareholder', percentage: 20 }]);
});

test('a share that is rough is read as it stands, and known as rough', () => {
  const exact = {
    name: 'Bay Ltd',
    roles: [{ role: null, share: { percentage: 30, minimum: null, maximum: null }, fault: null }],
  };
  for (const text of ['Bay Ltd ~30%', 'Bay Ltd ca. 30 %', 'Bay Ltd, about 30%'])
    expect(readCardLine(text, listed)).toEqual({ ...exact, isRough: true });
  expect(readCardLine('Bay Ltd 30%', listed)).toEqual(exact);
  expect(said('Polar C.A. 30%')).toEqual(['Polar C.A.', { role: 'Shareholder', percentage: 30 }]);
});

test('a share that cannot be is told in the words of its rule', () => {
  expect(said('Harbour 130%')).toEqual(['Harbour', messages.percentage]);
  expect(said('Harbour 30.123%')).toEqual(['Harbour', messages.percentage]);
  expect(said('Harbour 50-25%')).toEqual(['Harbour', messages.shareRange]);
});

test('a letter before a colon says the type', () => {
  expect(splitType('t: Family')).toEqual({ type: 'Trust', rest: 'Family' });
  expect(splitType('I:Ada')).toEqual({ type: 'Individual', rest: 'Ada' });
  expect(splitType('x: Ada')).toBeNull();
  expect(splitType('Group: Ada')).toBeNull();
});

test('a name says by its last word what it names', () => {
  expect(typeOfName('Lindqvist Family Trust', 'Company')).toBe('Trust');
  expect(typeOfName('Harbour Holdings Ltd', 'Individual')).toBe('Company');
  expect(typeOfName('Ada Lindqvist', 'Individual')).toBe('Individual');
});

test('types go round', () => {
  expect(nextType('Company', 1)).toBe('Trust');
  expect(nextType('Company', -1)).toBe('Individual');
  expect(nextType('Individual', -1)).toBe('BankAccount');
});
