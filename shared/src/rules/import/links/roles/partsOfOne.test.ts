import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (heading: string, ...rows: string[]) =>
  linksSaid(sheet('', [['Owner', 'Owned', heading], ...rows.map((row) => row.split(';'))]));
const sharesIn = ({ links }: ReturnType<typeof saidOf>) => links.map((link) => /: (.*%)/.exec(link)?.[1]);

test('numbers below a sign of percent are parts of 1 where those of a company add up to 1, which is told once', () => {
  const table = saidOf('Ownership %', 'Ann Lee;Lux Ltd;0.3', 'Bo Ray;Lux Ltd;0.7', 'Lux Ltd;Sub Ltd;1');
  expect([sharesIn(table), table.told]).toEqual([
    ['30%', '70%', '100%'],
    ['row 2: Ownership %: “0.3” is read in parts of 1, like all of its column: those of “Lux Ltd” are 1 together.'],
  ]);
  expect(sharesIn(saidOf('%', 'A Ltd;Lux Ltd;0,333', 'B Ltd;Lux Ltd;0,333', 'C Ltd;Lux Ltd;0,333'))).toEqual([
    ...['33.3%', '33.3%', '33.3%'],
  ]);
});

test('else they are percent, and each that may be a part of 1 is told', () => {
  const table = saidOf('Ownership %', 'Ann Lee;Lux Ltd;0.3', 'Bo Ray;Lux Ltd;0.5', 'Lux Ltd;Sub Ltd;1');
  expect(sharesIn(table)).toEqual(['0.3%', '0.5%', '1%']);
  expect(table.told.filter((line) => line.includes('part of 1'))).toHaveLength(3);
  expect(sharesIn(saidOf('%', 'A Ltd;Lux Ltd;0.3', 'B Ltd;Lux Ltd;0.7', 'B Ltd;Sub Ltd;30'))).toEqual([
    ...['0.3%', '0.7%', '30%'],
  ]);
  expect(sharesIn(saidOf('%', 'A Ltd;Lux Ltd;0.3 %', 'B Ltd;Lux Ltd;0.7 %'))).toEqual(['0.3%', '0.7%']);
});
