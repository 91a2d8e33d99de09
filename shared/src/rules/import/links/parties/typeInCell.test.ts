import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { typeInCell } from './typeInCell';

test.each([
  ['Fund', 'Company'],
  ['Limited company', 'Company'],
  ['Company limited by shares', 'Company'],
  ['Trust company', 'Company'],
  ['Family trust', 'Trust'],
  ['Discretionary Trust (Jersey)', 'Trust'],
  ['Private individual', 'Individual'],
  ['Other legal person', 'Company'],
  ['Kapitalgesellschaft', 'Company'],
  ['Société à responsabilité limitée', 'Company'],
  ['Persona física', 'Individual'],
  ['Motor yacht', 'Yacht'],
  ['Space station', undefined],
  ['Ordinary', undefined],
])('“%s” is the type %s', (text, type) => {
  expect(typeInCell(text)).toBe(type);
});

test('types that are not known are told once, and names say what such parties are', () => {
  const table = sheet('', [
    ['Owner', 'Owner type', 'Owned', 'Share'],
    ['Blue', 'Fund', 'Quay Ltd', '10'],
    ['Rosewood', 'Discretionary trust', 'Quay Ltd', '10'],
    ['Ann Lee', 'Martian', 'Quay Ltd', '10'],
    ['Bo Lee', 'Martian', 'Quay Ltd', '10'],
    ['Cy Lee', '-', 'Quay Ltd', '10'],
  ]);
  expect(judged(table).parties.map(({ name, typeName }) => `${name}: ${typeName}`)).toEqual([
    ...['Blue: Company', 'Quay Ltd: Company', 'Rosewood: Trust'],
    ...['Ann Lee: Individual', 'Bo Lee: Individual', 'Cy Lee: Individual'],
  ]);
  expect(linksSaid(table).told).toEqual([
    'row 4: Owner type: “Martian” is not a type that is known here: names say what such parties are.',
  ]);
});
