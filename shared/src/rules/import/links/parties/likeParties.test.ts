import { expect, test } from '@jest/globals';
import { judged, sheet } from '../judged.fixture';
import { likeness, personLikeness } from './likeParties';

const told = (...rows: string[]) =>
  judged(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  ).faults.map(({ place, why }) => `${place}: ${why}`);

test.each([
  ['Lux Ltd', 'LUX LIMITED'],
  ['Lux Ltd', 'Lux, Ltd.'],
  ['Havenbedrijf B.V.', 'Havenbedrijf BV'],
  ['Lumière S.à r.l.', 'Lumiere SARL'],
  ['Muster Gesellschaft mit beschränkter Haftung', 'Muster GmbH'],
])('“%s” and “%s” are alike', (one, other) => {
  expect(likeness(one)).toBe(likeness(other));
});

test.each([
  ['Lux Ltd', 'Lux GmbH'],
  ['Lux 1 Ltd', 'Lux 2 Ltd'],
  ['A B Ltd', 'A C Ltd'],
])('“%s” and “%s” are not', (one, other) => {
  expect(likeness(one)).not.toBe(likeness(other));
});

test('companies of a file that are spelled alike, or have one number, are told of', () => {
  expect(told('Owner;Owned;%', 'Ann Lee;Lux Ltd;60', 'Bob Ray;LUX LIMITED;20', 'Cyd Poe;Lux Ltd;20')).toEqual([
    'row 3: “LUX LIMITED” and “Lux Ltd” are spelled alike; they come in as two.',
  ]);
  expect(
    told('Name;Registration;Country', 'Lux Ltd;08888881;United Kingdom', 'Quay Ltd;08888881;United Kingdom'),
  ).toEqual(['row 3: “Quay Ltd” has the number “08888881” of “Lux Ltd”; they come in as two.']);
  expect(
    told('Name;Registration;Country', 'Lux Ltd;08888881;United Kingdom', 'LUX LIMITED;08888882;United Kingdom'),
  ).toEqual([]);
});

test.each([
  ['John Smith', 'Mr John Smith'],
  ['John Smith', 'SMITH John'],
  ['Sir John Smith', 'John Smith OBE'],
  ['Dr. Hans Müller', 'Hans Mueller'],
  ['José García', 'Jose Garcia'],
])('persons “%s” and “%s” are alike', (one, other) => {
  expect(personLikeness(one)).toBe(personLikeness(other));
});

test('persons of a file that are spelled alike are told of, unless facts tell them apart', () => {
  expect(
    told('Owner;Owned;%', 'Hans Mueller;Lux Ltd;60', 'Dr. Hans Müller;Lux Ltd;20', 'Anna Müller;Lux Ltd;20'),
  ).toEqual(['row 3: “Dr. Hans Müller” and “Hans Mueller” are spelled alike; they come in as two.']);
  const head = 'Owner;Date of birth;Owned;%';
  expect(told(head, 'John Smith;1970-01-02;Lux Ltd;60', 'Mr John Smith;1990-01-02;Lux Ltd;20')).toEqual([]);
});

test('zeros in front of numbers of Companies House that a spreadsheet dropped are there again, which is told', () => {
  const table = sheet('', [
    ['Name', 'Registration', 'Country'],
    ['Lux Ltd', '9322551', 'GB'],
  ]);
  expect(judged(table).parties).toMatchObject([{ registration: '09322551' }]);
  expect(judged(table).faults.map(({ why }) => why)).toEqual([
    'The number “9322551” is read as “09322551”: zeros in front were lost.',
  ]);
  expect(judged({ ...table, isOwn: true }).parties).toMatchObject([{ registration: '9322551' }]);
});
