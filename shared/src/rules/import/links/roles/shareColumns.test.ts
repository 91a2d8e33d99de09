import { describe, expect, test } from '@jest/globals';
import { judgeTable } from '../judgeTable';
import { proposeMapping } from '../mapping/proposeMapping';
import type { TableSheet } from '../tableSheet';

function judged(...rows: string[][]) {
  const sheets: TableSheet[] = [{ name: '', rows: rows.map((cells, at) => ({ row: at + 1, cells })) }];
  const { links, faults } = judgeTable(sheets, proposeMapping(sheets));
  return {
    roles: links.map(({ roles }) => roles.map(({ place: _place, ...role }) => role)),
    told: faults.map(({ place, why }) => `${place}: ${why}`),
  };
}

test.each(['Voting rights %', 'Votes', 'Stimmrechte', 'Stimmanteil (%)', 'Share of voting rights'])(
  'a share below “%s” is of voting rights where the row names no role',
  (heading) => {
    const { roles, told } = judged(['Owner', 'Owned', heading], ['Ada', 'B Ltd', '60'], ['Bo', 'B Ltd', '40']);
    expect(roles).toEqual([[{ role: 'Voting rights', percentage: 60 }], [{ role: 'Voting rights', percentage: 40 }]]);
    expect(told).toEqual([]);
  },
);

test('a role that a row names keeps the share, and “Capital and votes” are shares', () => {
  expect(judged(['Owner', 'Owned', 'Role', 'Votes'], ['Ada', 'B Ltd', 'Nominee', '60']).roles).toEqual([
    [{ role: 'Nominee', percentage: 60 }],
  ]);
  expect(judged(['Owner', 'Owned', 'Capital and voting rights %'], ['Ada', 'B Ltd', '60']).roles).toEqual([
    [{ role: 'Shareholder', percentage: 60 }],
  ]);
});

test('votes beside shares are a second role', () => {
  const { roles, told } = judged(
    ['Owner', 'Owned', 'Voting rights %', 'Shares %', 'Since'],
    ['Ada', 'B Ltd', '60', '30', '2020-01-31'],
    ['Bo', 'B Ltd', '', '70', ''],
    ['Cy', 'B Ltd', '40', '', ''],
  );
  expect(roles).toEqual([
    [
      { role: 'Shareholder', percentage: 30, startDate: '2020-01-31' },
      { role: 'Voting rights', percentage: 60, startDate: '2020-01-31' },
    ],
    [{ role: 'Shareholder', percentage: 70 }],
    [{ role: 'Voting rights', percentage: 40 }],
  ]);
  expect(told).toEqual([]);
});

test.each([
  ['Capital %', 'Voting shares %'],
  ['Kapitalanteil (%)', 'Stimmrechtsanteil (%)'],
])('“%s” beside “%s” is the share', (share, votes) => {
  expect(judged(['Owner', 'Owned', votes, share], ['Ada', 'B Ltd', '60', '30']).roles).toEqual([
    [
      { role: 'Shareholder', percentage: 30 },
      { role: 'Voting rights', percentage: 60 },
    ],
  ]);
});

test('votes stand beside a range, too, and are in parts of 1 by themselves', () => {
  const { roles } = judged(['Owner', 'Owned', 'Minimum', 'Maximum', 'Votes'], ['Ada', 'B Ltd', '25', '50', '0.6']);
  expect(roles).toEqual([
    [
      { role: 'Shareholder', minimum: 25, maximum: 50 },
      { role: 'Voting rights', percentage: 60 },
    ],
  ]);
});

describe('parts of 1', () => {
  const shares = (heading: string, ...cells: string[]) =>
    judged(['Owner', 'Owned', heading], ...cells.map((cell, at) => [`Ada ${at}`, 'B Ltd', cell]));
  const said = ({ roles }: ReturnType<typeof judged>) =>
    roles.map(([role]) => role?.percentage ?? `${role?.minimum}-${role?.maximum}`);

  test('are ranges below 1, too', () => {
    const table = shares('Share', '0.25-0.5', '0,5 – 0,75', '>0.1');
    expect(said(table)).toEqual(['25-50', '50-75', '10-100']);
    expect(table.told).toEqual([]);
  });

  test('are told where the column says percent', () => {
    const table = shares('Share %', '0.25-0.5', '30', '0.5', '0.5-1.5', '0.3 %');
    expect(said(table)).toEqual(['0.25-0.5', 30, 0.5, '0.5-1.5', 0.3]);
    expect(table.told).toEqual([
      'row 2: The share “0.25-0.5” is read as 0.25-0.5 %, not as a part of 1.',
      'row 4: The share “0.5” is read as 0.5 %, not as a part of 1.',
    ]);
  });

  test('are told once where one of them is 1', () => {
    const table = shares('Share', '0.5', '1', '1.0', '0.75');
    expect(said(table)).toEqual([50, 100, 100, 75]);
    expect(table.told.filter((line) => !line.includes('in all'))).toEqual([
      'row 3: Share: “1” is read in parts of 1, like all of its column: 1 is 100 %.',
    ]);
    expect(shares('Share', '0.5', '0.25').told).toEqual([]);
    expect(shares('Share', '1', '30').told).toEqual([]);
  });
});

test('shares that follow each other are no count of rows', () => {
  const rows = [
    ['Owner', 'Owned', 'Stake held'],
    ['Ann', 'Z Ltd', '49'],
    ['Bo', 'Z Ltd', '50'],
  ];
  expect(judged(...rows).roles.map(([role]) => role?.percentage)).toEqual([49, 50]);
});
