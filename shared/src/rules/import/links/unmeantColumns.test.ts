import { expect, test } from '@jest/globals';
import { judgeTable } from './judgeTable';
import { proposeMapping } from './mapping/proposeMapping';
import type { TableSheet } from './tableSheet';

const sheet = (name: string, rows: string[][]): TableSheet => ({
  name,
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
});

function judgedAll(...sheets: TableSheet[]) {
  return judgeTable(sheets, proposeMapping(sheets));
}

const judged = (name: string, rows: string[][]) => judgedAll(sheet(name, rows));

const told = ({ faults }: ReturnType<typeof judged>) => faults.map(({ place, why }) => `${place}: ${why}`);

test.each([
  ['Nennbetrag (EUR)', ['12.500', '6.250']],
  ['Anteil in EUR', ['12500', '6250']],
  ['Nominal value', ['1,000', '3,000']],
  ['Number of shares', ['20', '30']],
])('“%s” is no share in percent, is told and stands in the details', (heading, [one = '', other = '']) => {
  const table = judged('S', [
    ['Gesellschafter', 'Gesellschaft', heading],
    ['Ada', 'B GmbH', one],
    ['Bo', 'B GmbH', other],
  ]);
  expect(table.links.map(({ roles }) => roles)).toEqual([
    [{ role: 'Shareholder', details: `${heading}: ${one}`, place: 'S, row 2' }],
    [{ role: 'Shareholder', details: `${heading}: ${other}`, place: 'S, row 3' }],
  ]);
  expect(told(table)).toEqual([
    `S, row 1: “${heading}” is left out as a share: it says amounts or numbers of shares, which the details keep.`,
  ]);
});

test('a share in percent beside an amount is the share', () => {
  const { links } = judged('', [
    ['Owner', 'Owned', 'Nominal (EUR)', 'Share of nominal %'],
    ['Ada', 'B Ltd', '12.500', '50'],
  ]);
  expect(links[0]?.roles).toMatchObject([{ percentage: 50, details: 'Nominal (EUR): 12.500' }]);
});

test('cells with a sign of percent are shares whatever the heading', () => {
  const { links } = judged('', [
    ['Owner', 'Owned', 'Stammeinlage'],
    ['Ada', 'B Ltd', '50 %'],
  ]);
  expect(links[0]?.roles).toMatchObject([{ percentage: 50 }]);
});

test('columns without a meaning are told once a sheet, by heading or letter; empty ones and numbers of rows are not', () => {
  const table = judged('S', [
    ['#', 'Owner', 'Owned', 'Share', 'Mood', 'Empty', ''],
    ['1', 'Ada', 'B Ltd', '30', 'good', '', 'x'],
    ['2', 'Bo', 'B Ltd', '40', '', '', ''],
  ]);
  expect(told(table)).toEqual(['S, row 1: Columns without a meaning are left out: Mood, G.']);
});

test('a sheet of which no row is read is told', () => {
  const table = judgedAll(
    sheet('Links', [
      ['Owner', 'Owned', 'Share'],
      ['Ada', 'B Ltd', '30'],
    ]),
    sheet('Words', [
      ['Kind', 'Words'],
      ['Note', 'Mind the gap'],
      ['Note', 'Mind the step'],
    ]),
    sheet('None', []),
  );
  expect(table.links).toHaveLength(1);
  expect(told(table)).toEqual(['Words: The sheet is not read, with 3 rows.']);
});

test('a sheet of links that names both sides by keys of another sheet is read', () => {
  const entities = sheet('Entities', [
    ['ID', 'Name', 'Type', 'Country'],
    ['1', 'Ada Lind', 'Person', 'Sweden'],
    ['2', 'Elm Ltd', 'Company', 'Malta'],
  ]);
  for (const head of [
    ['Owner ID', 'Owned ID', 'Share'],
    ['Holder key', 'Subject no.', '%'],
    ['ParentID', 'Company ID', 'Stake'],
  ]) {
    const table = judgedAll(entities, sheet('Links', [head, ['1', '2', '40']]));
    expect(table.links).toMatchObject([{ from: 'ada lind', to: 'elm ltd', roles: [{ percentage: 40 }] }]);
    expect(table.faults).toEqual([]);
  }
});
