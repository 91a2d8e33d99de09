import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';

test.each([
  ['Last name;First name;Company;%', 'Rossi;Elena;Quay Ltd;30', 'Rossi;Bo;Quay Ltd;20'],
  ['First name;Surname;Company;%', 'Elena;Rossi;Quay Ltd;30', 'Bo;Rossi;Quay Ltd;20'],
  ['Name;Vorname;Gesellschaft;Anteil', 'Rossi;Elena;Quay Ltd;30', 'Rossi;Bo;Quay Ltd;20'],
  ['Company;Name;Surname;%', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Sociedad;Nombre;Apellidos;%', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Società;Cognome;Nome;Quota', 'Quay Ltd;Rossi;Elena;30', 'Quay Ltd;Rossi;Bo;20'],
  ['Sociedade;Nome;Apelido;%', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Empresa;Nome;Sobrenome;%', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Spółka;Imię;Nazwisko;Udział %', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Selskab;Fornavn;Efternavn;Ejerandel', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Selskap;Fornavn;Etternavn;Eierandel', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
  ['Bolag;Förnamn;Efternamn;Andel', 'Quay Ltd;Elena;Rossi;30', 'Quay Ltd;Bo;Rossi;20'],
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

test('names in full beside surnames stay whole, and companies among first names have none', () => {
  const head = ['Company', 'Name', 'Surname', '%'];
  expect(linksSaid(sheet('', [head, ['Quay Ltd', 'Elena Rossi', 'Rossi', '30']]))).toEqual({
    links: ['Elena Rossi > Quay Ltd: 30% Shareholder'],
    told: ['row 1: Columns without a meaning are left out: Surname.'],
  });
  const rows = [
    ['Quay Ltd', 'Elena', 'Rossi', '30'],
    ['Quay Ltd', 'Dock Ltd', '', '70'],
  ];
  expect(linksSaid(sheet('', [head, ...rows])).links).toEqual([
    'Elena Rossi > Quay Ltd: 30% Shareholder',
    'Dock Ltd > Quay Ltd: 70% Shareholder',
  ]);
});

test('a list of persons has first names beside surnames', () => {
  const rows = ['Nombre;Apellidos;Nacionalidad', 'Ana;Ruiz;España', 'Ana;García;España'];
  const { parties } = judged(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  );
  expect(parties.map(({ name }) => name)).toEqual(['Ana Ruiz', 'Ana García']);
});
