import { expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { readRows } from './readRows';

test('lines of text become cards, of the type that their name says', () => {
  expect(readRows('Harbour Holdings Ltd\r\n\r\nLindqvist Family Trust\n')).toEqual({
    rows: [
      { name: 'Harbour Holdings Ltd', type: 'Company', isTypeSaid: false, country: null },
      { name: 'Lindqvist Family Trust', type: 'Trust', isTypeSaid: false, country: null },
    ],
    unread: [],
  });
});

test('rows of a spreadsheet say name, type and country, in whichever order the last two stand', () => {
  expect(readRows('Ada Lindqvist\tIndividual\tSweden\nNordic Light AB\tSE\tOrganisation')?.rows).toEqual([
    { name: 'Ada Lindqvist', type: 'Individual', isTypeSaid: true, country: 'Sweden' },
    { name: 'Nordic Light AB', type: 'Company', isTypeSaid: true, country: 'Sweden' },
  ]);
});

test('a letter before a colon says the type, as where cards are typed', () => {
  expect(readRows('i: John Smith\nt: Elm\nx: Elm')?.rows.map(({ name, type }) => [name, type])).toEqual([
    ['John Smith', 'Individual'],
    ['Elm', 'Trust'],
    ['x: Elm', 'Company'],
  ]);
});

test('a heading says which column is which', () => {
  expect(readRows('Country\tName\tNotes\nMalta\tBlue Ltd\told one')).toEqual({
    rows: [{ name: 'Blue Ltd', type: 'Company', isTypeSaid: false, country: 'Malta' }],
    unread: ['row 2: Notes: “old one”'],
  });
});

test('columns of birth dates, registrations and LEIs are kept, and what is none is told', () => {
  const text = [
    'Name\tType\tCountry\tDate of birth\tRegistration\tLEI',
    'Ada Byron\tIndividual\tUK\t13.04.1970\t\t',
    'Blue Ltd\tCompany\tMalta\t\tC 12345\t529900T8BM49AURSDO55',
    'Red Ltd\tCompany\tMalta\t\t\tNOT-A-LEI',
  ].join('\n');
  const read = readRows(text);
  expect(read?.rows.map(({ said }) => said)).toEqual([
    { birthDate: '1970-04-13' },
    { registration: 'C 12345', lei: '529900T8BM49AURSDO55' },
    undefined,
  ]);
  expect(read?.unread).toEqual(['row 4: LEI: “NOT-A-LEI”']);
});

test('a cell in quotation marks may hold line breaks, tabs and marks', () => {
  expect(readRows('"The ""Old""\nMill"\tProperty\nSecond\tYacht')?.rows.map(({ name }) => name)).toEqual([
    'The "Old" Mill',
    'Second',
  ]);
  expect(readRows('"Odd name\nSecond')?.rows.map(({ name }) => name)).toEqual(['"Odd name', 'Second']);
});

test('what cannot be read is told, and the rest is taken', () => {
  const read = readRows(`Ada\tRobot\n\tTrust\tMalta\n${'x'.repeat(limits.nameMax + 1)}`);
  expect(read?.rows.map(({ name }) => name)).toEqual(['Ada', 'Trust']);
  expect(read?.unread).toEqual(['row 1: “Robot”', expect.stringMatching(/^row 3: Name: /)]);
  expect(readRows('Country\tEntity name\nMalta\t\u200B')?.unread).toEqual([
    'row 2: Entity name: This attribute is required.',
  ]);
});

test('one line is no list', () => {
  expect(readRows('Only a sentence')).toBeNull();
  expect(readRows('  \n')).toBeNull();
});

test('no more rows are taken than may be', () => {
  const read = readRows(Array.from({ length: limits.pastedRowsMax + 3 }, (_, at) => `Card ${at}`).join('\n'));
  expect(read?.rows).toHaveLength(limits.pastedRowsMax);
  expect(read?.unread).toEqual([`3 rows beyond the first ${limits.pastedRowsMax}`]);
});

test('a line that says who owns what is no name, but a cell with a sign of percent is', () => {
  expect(readRows('Anna -5 % Bay Ltd\nQuay Ltd')).toMatchObject({
    rows: [{ name: 'Quay Ltd' }],
    unread: ['row 1: “Anna -5 % Bay Ltd” is not understood'],
  });
  expect(readRows('Top 10% Club\tMalta')?.rows.map(({ name }) => name)).toEqual(['Top 10% Club']);
});

test('a name that reads as a person’s makes a person of a line, and a share of nothing is no name', () => {
  expect(readRows('Ann Lee\nLee, Ann\nQuay Ltd\nQuay')?.rows.map(({ type }) => type)).toEqual([
    ...['Individual', 'Individual', 'Company', 'Company'],
  ]);
  expect(readRows('Elena Rossi 30%\nElena owns\nAnn Lee, 60%')).toMatchObject({
    rows: [{ name: 'Elena owns' }],
    unread: [
      'row 1: “Elena Rossi 30%” says a share, and not of what',
      'row 3: “Ann Lee, 60%” says a share, and not of what',
    ],
  });
  expect(readRows('Ann Lee, 60%\nBo Ray, 40%')?.unread).toEqual(['row 1: “60%”', 'row 2: “40%”']);
});
