import { expect, test } from '@jest/globals';
import { judged, sheet } from '../judged.fixture';

const table = (head: string, ...rows: string[]) =>
  judged(
    sheet(
      '',
      [head, ...rows].map((row) => row.split(';')),
    ),
  );
const sharesOf = ({ links }: ReturnType<typeof table>) =>
  links.flatMap(({ roles }) => roles.map((role) => [role.role, role.percentage ?? null]));
const told = ({ faults }: ReturnType<typeof table>) => faults.map(({ why }) => why);

test.each([
  'Rank',
  'Score',
  'Confidence',
  'Risk rating',
  'Tier',
  'Hops',
  'Age',
  'Number of employees',
  'Interest rate',
])('numbers below “%s” are no shares', (heading) => {
  const read = table(`Owner;Owned;${heading}`, 'Ada;B Ltd;20', 'Bo;B Ltd;12', 'Cy;C Ltd;7');
  expect(sharesOf(read).map(([, share]) => share)).toEqual([null, null, null]);
  expect(told(read)).toContain(`Columns without a meaning are left out: ${heading}.`);
});

test('ages beside directors make no shareholders', () => {
  const read = table('Director;Company;Age', 'John Smythe;AgeCo Ltd;54', 'Ann Lea;AgeCo Ltd;39');
  expect(sharesOf(read)).toEqual([
    ['Director', null],
    ['Director', null],
  ]);
});

test.each(['Parts sociales', 'Titres', 'Geschäftsanteile', 'N.º de participaciones'])(
  'whole numbers below “%s” are counts',
  (heading) => {
    const read = table(`Owner;Owned;${heading}`, 'Jean;Lux SARL;30', 'Claire;Lux SARL;20');
    expect(sharesOf(read).map(([, share]) => share)).toEqual([null, null]);
  },
);

test('numbers that add up to the whole are shares, which is told', () => {
  const read = table('Owner;Owned;Zed', 'Ada;B Ltd;60', 'Bo;B Ltd;40', 'Cy;C Ltd;7');
  expect(sharesOf(read).map(([, share]) => share)).toEqual([60, 40, 7]);
  expect(told(read)).toEqual(['The heading “Zed” does not say what its numbers are: they are taken as shares.']);
});

test.each(['Stake held', 'Beteiligungshöhe', 'Economic interest'])('“%s” speaks of shares', (heading) => {
  const read = table(`Owner;Owned;${heading}`, 'Ada;B Ltd;49', 'Bo;C Ltd;7');
  expect([sharesOf(read).map(([, share]) => share), told(read)]).toEqual([[49, 7], []]);
});

test('numbers below a heading of roles are none', () => {
  const read = table('Fund;Issuer;Position;% of NAV', 'Alpha Fund;BMW AG;1000;5%', 'Alpha Fund;SAP SE;20;7%');
  expect(sharesOf(read)).toEqual([
    ['Shareholder', 5],
    ['Shareholder', 7],
  ]);
  expect(told(read)).toEqual(['Columns without a meaning are left out: Position.']);
});
