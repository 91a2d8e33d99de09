import { expect, test } from '@jest/globals';
import { judged, sheet } from '../judged.fixture';
import { likeness } from './likeParties';

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
