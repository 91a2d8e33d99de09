import { expect, test } from '@jest/globals';
import { judged, sheet } from '../judged.fixture';
import { judgeTable } from '../judgeTable';
import { proposeMapping } from './proposeMapping';

const told = ({ faults }: ReturnType<typeof judged>) => faults.map(({ place, why }) => `${place}: ${why}`);
const ends = ({ links }: ReturnType<typeof judged>) => links.map(({ from, to }) => `${from} > ${to}`);
const entities = (...keys: [string, string, string]) =>
  sheet('Entities', [
    ['ID', 'Name', 'Type'],
    [keys[0], 'Alpha Ltd', 'Company'],
    [keys[1], 'Jane Roe', 'Individual'],
    [keys[2], 'Bob', 'Individual'],
  ]);

test.each([
  ['E1', 'E2', 'E3'],
  ['1', '2', '3'],
])('links whose ends are the keys “%s”, “%s” and “%s” of a list are links of its entities', (one, two, three) => {
  for (const head of [
    ['From', 'To', 'Share'],
    ['Owner', 'Owned', 'Share'],
    ['Shareholder', 'Company', '%'],
    ['Omistaja', 'Yhtiö', 'Osuus'],
  ]) {
    const links = sheet('Links', [head, [two, one, '50 %'], [three, one, '20 %']]);
    const table = judged(entities(one, two, three), links);
    expect([ends(table), table.parties.length, told(table)]).toEqual([
      ['jane roe > alpha ltd', 'bob > alpha ltd'],
      3,
      [],
    ]);
    expect(ends(judged(links, entities(one, two, three)))).toEqual(ends(table));
  }
});

test('shares that are numbers as keys are stay shares', () => {
  const table = judged(
    entities('1', '2', '3'),
    sheet('Links', [
      ['From', 'To', 'Share'],
      ['2', '1', '2'],
      ['3', '1', '3'],
    ]),
  );
  expect(table.links.map(({ roles }) => roles[0]?.percentage)).toEqual([2, 3]);
});

test('a key that no entity has is told in its row', () => {
  const rows = [
    ['From', 'To', 'Share'],
    ['2', '1', '50'],
    ['3', '1', '20'],
    ['9', '1', '10'],
  ];
  const table = judged(entities('1', '2', '3'), sheet('Links', rows));
  expect(ends(table)).toEqual(['jane roe > alpha ltd', 'bob > alpha ltd']);
  expect(table.faults).toMatchObject([
    { kind: 'leftOut', place: 'Links, row 4', why: 'From: The key names no entity of the file.' },
  ]);
});

test('one side may be named by key, the other by name', () => {
  const rows = [
    ['Owner', 'Owned', 'Share'],
    ['2', 'Alpha Ltd', '50'],
    ['3', 'New Ltd', '20'],
  ];
  expect(ends(judged(entities('1', '2', '3'), sheet('Links', rows)))).toEqual([
    'jane roe > alpha ltd',
    'bob > new ltd',
  ]);
});

test('a key among names is read as one, and told', () => {
  const rows = [
    ['Owner', 'Owned', 'Share'],
    ['E2', 'Alpha Ltd', '50'],
    ['New Ltd', 'Alpha Ltd', '20'],
    ['Old Ltd', 'Alpha Ltd', '10'],
  ];
  const table = judged(entities('E1', 'E2', 'E3'), sheet('Links', rows));
  expect(ends(table)).toEqual(['jane roe > alpha ltd', 'new ltd > alpha ltd', 'old ltd > alpha ltd']);
  expect(told(table)).toEqual(['Links, row 2: Owner: “E2” is read as the key of “Jane Roe”.']);
});

test('names that are keys of others, too, are names', () => {
  const list = sheet('Entities', [
    ['ID', 'Name'],
    ['A', 'B'],
    ['B', 'A'],
  ]);
  expect(
    ends(
      judged(
        list,
        sheet('Links', [
          ['Owner', 'Owned', 'Share'],
          ['A', 'B', '50'],
        ]),
      ),
    ),
  ).toEqual(['a > b']);
});

test('columns that a person calls names are keys by their cells all the same', () => {
  const sheets = [
    entities('E1', 'E2', 'E3'),
    sheet('Links', [
      ['x', 'y', 'z'],
      ['E2', 'E1', '50'],
    ]),
  ];
  const [list] = proposeMapping(sheets).sheets;
  const columns = { 0: 'owner', 1: 'owned', 2: 'share' };
  const mapping = { use: 'links', header: 1, columns, type: null, shareUnit: 'percent' } as const;
  expect(ends(judgeTable(sheets, { sheets: list ? [list, mapping] : [] }))).toEqual(['jane roe > alpha ltd']);
});

test('a key that two lists give to different entities names neither, which is told', () => {
  const table = judged(
    sheet('A', [
      ['ID', 'Name', 'Type'],
      ['1', 'Alpha Ltd', 'Company'],
      ['2', 'Beta Ltd', 'Company'],
    ]),
    sheet('B', [
      ['ID', 'Name', 'Type'],
      ['1', 'Jane Roe', 'Individual'],
      ['2', 'Beta Ltd', 'Company'],
    ]),
    sheet('Links', [
      ['Owner ID', 'Owner', 'Owned ID', 'Share'],
      ['1', '', '2', '50'],
      ['1', 'Jane Roe', '2', '20'],
    ]),
  );
  expect(table.parties.map(({ name }) => name)).toEqual(['Alpha Ltd', 'Beta Ltd', 'Jane Roe']);
  expect(ends(table)).toEqual(['jane roe > beta ltd']);
  expect(told(table)).toEqual([
    'B, row 2: ID: “1” is the key of another list’s entity, too: it names neither.',
    'B, row 3: It is the same entity as in A, row 3.',
    'Links, row 2: Owner ID: The key names entities of several lists.',
  ]);
});
