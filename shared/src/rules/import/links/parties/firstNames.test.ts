import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';

test.each([
  ['Last name;First name;Company;%', 'Rossi;Elena;Quay Ltd;30', 'Rossi;Bo;Quay Ltd;20'],
  ['First name;Surname;Company;%', 'Elena;Rossi;Quay Ltd;30', 'Bo;Rossi;Quay Ltd;20'],
  ['Name;Vorname;Gesellschaft;Anteil', 'Rossi;Elena;Quay Ltd;30', 'Rossi;Bo;Quay Ltd;20'],
  ['Shareholder;First name;Company;%', 'Elena Rossi;Elena;Quay Ltd;30', 'Bo Rossi;Bo;Quay Ltd;20'],
])('persons of one surname are told apart by their first names: %s', (...rows) => {
  const table = sheet(
    '',
    rows.map((row) => row.split(';')),
  );
  expect(linksSaid(table)).toEqual({
    links: ['Elena Rossi > Quay Ltd: 30% Shareholder', 'Bo Rossi > Quay Ltd: 20% Shareholder'],
    told: [],
  });
});

test('a first name that a surname begins with is still one of its own', () => {
  const rows = [
    ['Last name', 'First name', 'Company', '%'],
    ['Anderson', 'Anders', 'Quay Ltd', '30'],
  ];
  expect(linksSaid(sheet('', rows)).links).toEqual(['Anders Anderson > Quay Ltd: 30% Shareholder']);
});

test('a first name makes a person, with both names in their fields; a company beside them has none', () => {
  const { parties } = judged(
    sheet('', [
      ['Last name', 'First name', 'Company', '%'],
      ['Berg', 'Elena', 'Quay Ltd', '30'],
      ['Harbour Ltd', '', 'Quay Ltd', '70'],
    ]),
  );
  expect(parties.find(({ name }) => name === 'Elena Berg')).toMatchObject({
    ...{ typeName: 'Individual', fields: { firstName: 'Elena', lastName: 'Berg' } },
  });
  expect(parties.find(({ name }) => name === 'Harbour Ltd')).toMatchObject({ typeName: 'Company' });
});
