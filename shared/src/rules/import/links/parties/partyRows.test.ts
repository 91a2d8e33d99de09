import { describe, expect, test } from '@jest/globals';
import { judged, sheet } from '../judged.fixture';
import { judgeTable } from '../judgeTable';
import { partiesOfCell } from './partyCells';
import { pastedLinks } from '../typed/pastedTable';

const told = ({ faults }: ReturnType<typeof judged>) => faults.map(({ kind, why }) => `${kind}: ${why}`);
const said = ({ links }: ReturnType<typeof judged>) =>
  links.map(({ from, to, roles: [role] }) => [from, to, role?.percentage ?? role?.minimum]);
const inCell = (cell: string) =>
  judged(
    sheet('', [
      ['Company', 'Shareholders'],
      ['T Ltd', cell],
    ]),
  );

describe('several parties in one cell', () => {
  test.each([
    'A Ltd (60%); B Ltd (40%)',
    'A Ltd (60 %)\nB Ltd (40 %)',
    'A Ltd [60 percent];\nB Ltd [40 percent];',
    'A Ltd 60 %; B Ltd: 40%',
    'A Ltd - 60%; and B Ltd - 40%',
    '60% A Ltd; 40% B Ltd',
    'A Ltd (60); B Ltd (40)',
    'A Ltd (0.6)\nB Ltd (0,4)',
  ])('are links of their own, each with its share: %s', (cell) => {
    const table = inCell(cell);
    expect([said(table), told(table)]).toEqual([
      [
        ['a ltd', 't ltd', 60],
        ['b ltd', 't ltd', 40],
      ],
      [],
    ]);
  });

  test.each(['A Ltd; B Ltd', 'A Ltd\nB Ltd'])('have no share where the cell says none: %s', (cell) => {
    expect(said(inCell(cell))).toEqual([
      ['a ltd', 't ltd', undefined],
      ['b ltd', 't ltd', undefined],
    ]);
  });

  test('keep brackets that say no share, and tell shares that cannot be read', () => {
    expect(said(inCell('A Ltd (Cyprus); B Ltd (2019)'))).toEqual([
      ['a ltd (cyprus)', 't ltd', undefined],
      ['b ltd (2019)', 't ltd', undefined],
    ]);
    const table = inCell('A Ltd (60 shares); B Ltd (more than 25%)');
    expect(said(table)).toEqual([
      ['a ltd', 't ltd', undefined],
      ['b ltd', 't ltd', 25],
    ]);
    expect(told(table)).toEqual(['note: “60 shares” cannot be read as a share; the link comes without it.']);
  });

  test('are never parted by commas or “and”, but told where shares show that they are several', () => {
    expect(said(inCell('Smith, Jones and Sons Ltd'))).toEqual([['smith, jones and sons ltd', 't ltd', undefined]]);
    for (const cell of [
      'A Ltd (60%), B Ltd (40%)',
      'A Ltd (60%) B Ltd (40%)',
      'A Ltd (60%), B Ltd',
      'A 60% and B 40%',
    ]) {
      const table = inCell(cell);
      expect([said(table), told(table)]).toEqual([
        [],
        ['leftOut: Shareholders: It seems to name several parties: semicolons or lines must part them.'],
      ]);
    }
  });

  test('take what other cells say of each, and nothing that could be of any', () => {
    const table = judged(
      sheet('', [
        ['Owned', 'Owner', 'Share', 'Owner country', 'Role', 'Since'],
        ['T Ltd', 'A Ltd; B Ltd', '60; 40', 'GB; DE', 'Owner', '2020'],
        ['U Ltd', 'A Ltd; B Ltd', '60', 'GB', 'Owner; Nominee', '2020; 2021'],
      ]),
    );
    expect(
      table.links.map(({ from, to, roles: [role] }) => [from, to, role?.role, role?.percentage, role?.startDate]),
    ).toEqual([
      ['a ltd', 't ltd', 'Owner', 60, '2020'],
      ['a ltd', 'u ltd', 'Owner', undefined, '2020'],
      ['b ltd', 't ltd', 'Owner', 40, '2020'],
      ['b ltd', 'u ltd', 'Nominee', undefined, '2021'],
    ]);
    expect(table.parties.map(({ name, country }) => [name, country])).toEqual([
      ['A Ltd', 'United Kingdom'],
      ['T Ltd', ''],
      ['B Ltd', 'Germany'],
      ['U Ltd', ''],
    ]);
    expect(told(table)).toEqual([
      'note: Share: “60” is left out: it does not say of which of 2 parties it is.',
      'note: Owner country: “GB” is left out: it does not say of which of 2 parties it is.',
    ]);
  });

  test('may be those that are owned, or keys, but not on both sides', () => {
    const owned = judged(
      sheet('', [
        ['Owner', 'Subsidiaries'],
        ['T Ltd', 'A Ltd (60%); B Ltd (40%)'],
        ['A Ltd; Q Ltd', 'C Ltd; D Ltd'],
      ]),
    );
    expect(said(owned)).toEqual([
      ['t ltd', 'a ltd', 60],
      ['t ltd', 'b ltd', 40],
    ]);
    expect(told(owned)).toEqual([
      'leftOut: Owner: It names several owners and several that they own, and not who owns which.',
    ]);
    const keys = judged(
      sheet('Entities', [
        ['ID', 'Name'],
        ['1', 'Ada'],
        ['2', 'Bo'],
        ['3', 'T Ltd'],
      ]),
      sheet('Links', [
        ['From', 'To', 'Share'],
        ['1; 2', '3', '60 %; 40 %'],
      ]),
    );
    expect(said(keys)).toEqual([
      ['ada', 't ltd', 60],
      ['bo', 't ltd', 40],
    ]);
  });

  test('come from the clipboard, too', () => {
    const pasted = pastedLinks('Company\tShareholders\nT Ltd\t"A Ltd (60%)\nB Ltd (40%)"');
    expect(pasted && said(judgeTable([pasted.sheet], pasted.mapping))).toEqual([
      ['a ltd', 't ltd', 60],
      ['b ltd', 't ltd', 40],
    ]);
  });
});

describe('a share behind the only name of a cell', () => {
  test('is its share in brackets, or where no column says shares, which is told', () => {
    expect([said(inCell('A Ltd (60%)')), told(inCell('A Ltd (60%)'))]).toEqual([[['a ltd', 't ltd', 60]], []]);
    expect([said(inCell('A Ltd 60%')), told(inCell('A Ltd 60%'))]).toEqual([
      [['a ltd', 't ltd', 60]],
      ['note: Shareholders: “A Ltd 60%” is read as “A Ltd” with a share of “60%”.'],
    ]);
    expect(['100% Pure Ltd', 'Fund 3% plus'].map((cell) => said(inCell(cell))[0]?.[0])).toEqual([
      ...['100% pure ltd', 'fund 3% plus'],
    ]);
    expect(partiesOfCell('Club 10%').parties).toEqual([{ name: 'Club 10%', share: '' }]);
  });

  test('goes before the share of a column, which is told where it is another', () => {
    const table = judged(
      sheet('', [
        ['Owner', 'Owned', 'Share'],
        ['A Ltd (60%)', 'T Ltd', '60'],
        ['A Ltd (60%)', 'U Ltd', '50'],
      ]),
    );
    expect(said(table)).toEqual([
      ['a ltd', 't ltd', 60],
      ['a ltd', 'u ltd', 60],
    ]);
    expect(told(table)).toEqual(['note: Share: “50” is left out: a share stands behind the name.']);
  });
});

test.each(['50/50', '50% / 50%', '50%; 50%', '50 & 50'])('“%s” are the shares of two', (share) => {
  const rows = [
    ['SPV', 'Owner(s)', 'Ownership'],
    ['SPV 1 Ltd', 'Parent A Ltd / Parent B Ltd', share],
    ['SPV 2 Ltd', 'Parent A Ltd; Parent B Ltd', '60%; 40%'],
    ['SPV 3 Ltd', 'Parent A Ltd', 'see note 3'],
  ];
  const table = judged(sheet('', rows));
  expect(said(table)).toEqual([
    ['parent a ltd', 'spv 1 ltd', 50],
    ['parent a ltd', 'spv 2 ltd', 60],
    ['parent a ltd', 'spv 3 ltd', undefined],
    ['parent b ltd', 'spv 1 ltd', 50],
    ['parent b ltd', 'spv 2 ltd', 40],
  ]);
  expect(told(table)).toEqual(['note: “see note 3” cannot be read as a share; the link comes without it.']);
});

test.each(['50/40', '1/2', '60'])('“%s” is not of two owners', (share) => {
  const table = judged(
    sheet('', [
      ['Company', 'Owner(s)', 'Share'],
      ['T Ltd', 'A Ltd / B Ltd', share],
    ]),
  );
  expect(told(table)[0]).toMatch('it does not say of which of 2 parties it is');
});
