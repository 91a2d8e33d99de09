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

test('a row of totals is no share of the company that a title names', () => {
  const lines = [
    'Acme Inc;;',
    'Shareholder;Shares;% Ownership',
    'Priya Raman;40;0.4',
    'Tom Brien;30;0.3',
    'Fund LP;30;0.3',
  ];
  for (const total of ['Total;100;1', 'Ensemble;100;1', ';100;1']) {
    const cells = [...lines, total].map((line) => line.split(';'));
    expect(sharesIn(linksSaid(sheet('', cells)))).toEqual(['40%', '30%', '30%']);
  }
});

test('a company with one holder each is held to parts of 1 where one that holds others is held to 1', () => {
  const { told, links } = saidOf('Ownership %', 'Top Ltd;Mid Ltd;1', 'Mid Ltd;Low Ltd;0.5');
  expect(sharesIn({ told, links })).toEqual(['100%', '50%']);
  expect(told).toEqual(['row 2: Ownership %: “1” is read in parts of 1, like all of its column: 1 is 100 %.']);
  expect(sharesIn(saidOf('Ownership %', 'Fund A LP;Mid Ltd;1', 'Fund A LP;Low Ltd;0.5'))).toEqual(['1%', '0.5%']);
});

test('a blank cell of a company is the one above, whose shares are 1 together', () => {
  const rows = ['Lux Ltd;Ann Lee;0.6', ';Bo Ray;0.4'].map((row) => row.split(';'));
  const { links } = linksSaid(sheet('', [['Company', 'Shareholder', '%'], ...rows]));
  expect(links[0]).toBe('Ann Lee > Lux Ltd: 60% Shareholder');
});
