import { expect, test } from '@jest/globals';
import { blockedBy } from './judgement/sanctions';
import { ownershipModel } from './model';
import { calculateOwnership } from './ownership';
import type { OwnershipAnswer, OwnershipQuestion } from './ownership';
import { DAY, graphOf } from './testkit';
import type { LinkText } from './testkit';
import type { OwnershipEntity, OwnershipRole } from './types';

type About = Readonly<Record<string, Partial<OwnershipEntity>>>;

function ask(
  links: readonly LinkText[],
  subject: string,
  more: Partial<OwnershipQuestion> = {},
  about: About = {},
): OwnershipAnswer {
  return calculateOwnership(graphOf(links, about), { subject, asOf: DAY, ...more });
}

const totals = (answer: OwnershipAnswer): Record<string, number> =>
  Object.fromEntries(answer.holders.map(({ key, total }) => [key, Math.round(total * 1e9) / 1e9]));
const parts = (answer: OwnershipAnswer): Record<string, number> =>
  Object.fromEntries(answer.coverage.map(({ category, share }) => [category, Math.round(share * 1e9) / 1e9]));
const controls = (answer: OwnershipAnswer): string[] =>
  answer.controllers.filter(({ certain }) => certain).map(({ key }) => key);
const third = (n: number): number => Math.round((n / 3) * 1e11) / 1e9;

test('two companies that hold half of each other (Elliott, Golub, Jackson, American Economic Review 2014)', () => {
  const links: LinkText[] = [
    ['p1', 'ONE', 50],
    ['TWO', 'ONE', 50],
    ['p2', 'TWO', 50],
    ['ONE', 'TWO', 50],
  ];
  expect(totals(ask(links, 'ONE'))).toEqual({ p1: third(2), TWO: 50, p2: third(1) });
  expect(totals(ask(links, 'TWO'))['p1']).toBe(third(1));
  expect(ask(links, 'ONE').selfHeld).toBeCloseTo(25, 9);
  expect(ask(links, 'ONE').loops).toEqual([['ONE', 'TWO']]);
});

test('through two companies, together a majority', () => {
  const links: LinkText[] = [
    ['A', 'B1', 100],
    ['A', 'B2', 80],
    ['B1', 'C', 20],
    ['B2', 'C', 40],
  ];
  expect(totals(ask(links, 'C'))['A']).toBe(52);
  expect(controls(ask(links, 'C'))).toEqual(['A']);
});

test('a majority of a majority', () => {
  const links: LinkText[] = [
    ['A', 'B', 70],
    ['B', 'C', 60],
  ];
  expect(totals(ask(links, 'C'))).toEqual({ A: 42, B: 60 });
  expect(controls(ask(links, 'C'))).toEqual(['A', 'B']);
  expect(controls(ask(links, 'B'))).toEqual(['A']);
});

test('indirect holdings as in textbooks of consolidation (Beams, Advanced Accounting)', () => {
  expect(
    totals(
      ask(
        [
          ['P', 'A', 80],
          ['A', 'B', 70],
        ],
        'B',
      ),
    )['P'],
  ).toBe(56);
  const both = ask(
    [
      ['P', 'A', 80],
      ['P', 'B', 20],
      ['A', 'B', 40],
    ],
    'B',
  ).holders.find(({ key }) => key === 'P');
  expect(both).toMatchObject({ direct: 20, total: 52 });
  expect(both?.indirect).toBeCloseTo(32, 9);
  const pyramid = ask(
    [
      ['P', 'A', 70],
      ['A', 'B', 70],
    ],
    'B',
  );
  expect(totals(pyramid)['P']).toBe(49);
  expect(controls(pyramid)).toEqual(['A', 'P']);
});

test('three majorities in a row are 13.2651 %, and control', () => {
  const answer = ask(
    [
      ['p', 'C', 51],
      ['C', 'B', 51],
      ['B', 'A', 51],
    ],
    'A',
  );
  expect(totals(answer)['p']).toBe(13.2651);
  expect(controls(answer)).toEqual(['p', 'B', 'C']);
  expect(answer.holders.find(({ key }) => key === 'p')?.verdict).toBe('yes');
});

test('half of half is blocked by ownership (OFAC FAQ 401, example 1), and two quarters together (FAQ 399)', () => {
  const chain: LinkText[] = [
    ['x', 'A', 50],
    ['A', 'B', 50],
  ];
  const settings = { preset: 'ofac', listed: ['x'] } as const;
  expect(ask(chain, 'A', settings).blocked).toBe(true);
  expect(ask(chain, 'B', settings)).toMatchObject({ blocked: true });
  expect(totals(ask(chain, 'B', settings))['x']).toBe(25);
  const pair: LinkText[] = [
    ['x', 'A', 25],
    ['y', 'A', 25],
  ];
  expect(ask(pair, 'A', { preset: 'ofac', listed: ['x', 'y'] }).blocked).toBe(true);
  expect(ask(pair, 'A', settings).blocked).toBe(false);
  expect(ask(pair, 'A').blocked).toBeNull();
  const { matrix } = ownershipModel(graphOf(chain), { asOf: DAY }).on('ownership');
  expect(blockedBy(matrix, [0]).size).toBe(3);
});

test('a state that is declared to hold all, and reaches the company without a share', () => {
  const declared: OwnershipRole = { role: 'Shareholder', interest: 'shareholding', via: 'indirect', percentage: 100 };
  const links: LinkText[] = [
    ['M', 'G', 23.5],
    ['M', 'H', 100],
    ['H', 'G', 76.5],
    ['S', 'M', { role: 'Other influence', interest: 'otherInfluenceOrControl' }],
    ['S', 'G', declared],
  ];
  const answer = ask(links, 'G', {}, { S: { trailEnd: 'state' } });
  expect(totals(answer)).toMatchObject({ M: 100, S: 0 });
  expect(answer.holders.find(({ key }) => key === 'S')).toMatchObject({ computable: false, declared: 100 });
});

test('a person declared at 60 % whose parts in the two holders are not stated', () => {
  const links: LinkText[] = [
    ['C', 'B', 50],
    ['D', 'B', 50],
    ['p', 'C', { role: 'Shareholder' }],
    ['p', 'D', { role: 'Shareholder' }],
    ['p', 'B', { role: 'Beneficial Owner', via: 'indirect', percentage: 60 }],
  ];
  const person = ask(links, 'B').holders.find(({ key }) => key === 'p');
  expect(person).toMatchObject({ computable: false, declared: 60, total: 0, verdict: 'possible' });
  expect(person?.upper).toBeCloseTo(100, 9);
});

test('two who hold half each of a holder of all', () => {
  expect(
    totals(
      ask(
        [
          ['n', 'J', 50],
          ['r', 'J', 50],
          ['J', 'Ch', 100],
        ],
        'Ch',
      ),
    ),
  ).toEqual({ J: 100, n: 50, r: 50 });
});

test('the upper end of a range is what the others leave', () => {
  const links: LinkText[] = [
    ['a', 'S', { role: 'Shareholder', minimum: 40, maximum: 45 }],
    ['b', 'S', { role: 'Shareholder', minimum: 45, maximum: 50 }],
    ['c', 'S', { role: 'Shareholder', minimum: 5, maximum: 20 }],
  ];
  const third = ask(links, 'S').holders.find(({ key }) => key === 'c');
  expect(third?.total).toBe(5);
  expect(third?.upper).toBeCloseTo(15, 9);
});

test('shares that changed over time count on their days', () => {
  const role = (percentage: number, startDate?: string, endDate?: string): OwnershipRole => ({
    role: 'Shareholder',
    percentage,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
  });
  const links: LinkText[] = [
    [
      'maria',
      'S',
      [
        role(100, '2005-01-01', '2021-06-01'),
        role(40, '2021-06-01', '2022-06-01'),
        role(30, '2022-06-01', '2023-01-01'),
      ],
    ],
    [
      'T:trust',
      'S',
      [role(60, '2021-06-01', '2022-06-01'), role(70, '2022-06-01', '2023-01-01'), role(80, '2023-01-01')],
    ],
  ];
  const on = (asOf: string) => ask(links, 'S', { asOf });
  expect(totals(on('2010-01-01'))).toEqual({ maria: 100 });
  expect(totals(on('2022-01-01'))).toEqual({ 'T:trust': 60, maria: 40 });
  expect(totals(on('2022-12-01'))).toEqual({ 'T:trust': 70, maria: 30 });
  expect(totals(on('2024-01-01'))).toEqual({ 'T:trust': 80 });
  expect(parts(on('2024-01-01'))).toEqual({ trailEnds: 80, missing: 20 });
});

test('treasury shares are nobody else’s', () => {
  const answer = ask(
    [
      ['x', 'S', 60],
      ['y', 'S', 20],
      ['S', 'S', 20],
    ],
    'S',
  );
  expect(totals(answer)).toEqual({ x: 75, y: 25 });
  expect(answer.selfHeld).toBeCloseTo(20, 9);
});

test('coverage says where every unit ends', () => {
  const links: LinkText[] = [
    ['p', 'S', 62.5],
    ['anon:1', 'S', 10],
    ['H', 'S', 25],
    ['p', 'H', 100],
  ];
  const answer = ask(links, 'S');
  expect(totals(answer)['p']).toBe(87.5);
  expect(answer.coverageText).toBe('87.5 % explained. 12.5 % unknown: 10 % undisclosed, 2.5 % missing.');
});

test('rings', () => {
  const closed: LinkText[] = [
    ['A', 'B', 100],
    ['B', 'A', 100],
  ];
  expect(parts(ask(closed, 'A'))).toEqual({ heldOnlyByItself: 100 });
  expect(parts(ask([...closed, ['A', 'C', 30], ['p', 'C', 70]], 'C'))).toEqual({
    naturalPersons: 70,
    heldOnlyByItself: 30,
  });
  expect(totals(ask([...closed, ['A', 'C', 30], ['p', 'C', 70]], 'C'))).toEqual({ p: 70, A: 30, B: 30 });
  const leaking: LinkText[] = [
    ['A', 'B', 100],
    ['B', 'A', 99],
    ['x', 'A', 1],
  ];
  expect(totals(ask(leaking, 'A'))).toEqual({ x: 100, B: 99 });
  expect(totals(ask(leaking, 'B'))).toEqual({ A: 100, x: 100 });
});

test('rounding is divided, a missing hundredth stays, and more than all is contradictory', () => {
  const three = (share: number): LinkText[] => [
    ['a', 'S', share],
    ['b', 'S', share],
    ['c', 'S', share],
  ];
  expect(parts(ask(three(33.33), 'S'))).toEqual({ naturalPersons: 99.99, missing: 0.01 });
  expect(parts(ask(three(33.34), 'S'))).toEqual({ naturalPersons: 100 });
  expect(ask(three(33.34), 'S').contradictory).toBe(false);
  const over = ask(
    [
      ['a', 'S', 60],
      ['b', 'S', 52],
      ['S', 'D', 100],
    ],
    'D',
  );
  expect(over).toMatchObject({ contradictory: true, calculable: true });
  expect(over.holders.map(({ verdict }) => verdict)).toEqual(['cannotSay', 'cannotSay', 'cannotSay']);
});

test('a trail that ends', () => {
  expect(parts(ask([], 'S', {}, { S: {} }))).toEqual({ trailEnds: 100 });
  expect(parts(ask([], 'S', {}, { S: { trailEnd: 'listed' } }))).toEqual({ acceptedEnd: 100 });
  const trust = ask(
    [
      ['T:t', 'S', 60],
      ['helena', 'T:t', { role: 'Settlor' }],
      ['o', 'S', 40],
    ],
    'S',
  );
  expect(parts(trust)).toEqual({ naturalPersons: 40, acceptedEnd: 60 });
  expect(trust.holders.find(({ key }) => key === 'T:t')?.parties).toEqual([{ key: 'helena', as: 'settlor' }]);
  expect(trust.holders.find(({ key }) => key === 'helena')?.verdict).toBe('yes');
});

test('people are not owned', () => {
  expect(() => ask([['a', 'S', 100]], 'a')).toThrow();
});
