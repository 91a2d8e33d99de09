import { expect, test } from '@jest/globals';
import { t } from '../language/translate';
import { compareDays, ownershipChanges } from './changes';
import { chartFindings } from './findings';
import type { Finding } from './finding';
import { formatBounds, formatShare } from './shareFormat';
import { DAY, graphOf } from './testkit';
import type { LinkText } from './testkit';
import type { OwnershipEntity, OwnershipRole } from './types';

function find(links: readonly LinkText[], about: Readonly<Record<string, Partial<OwnershipEntity>>> = {}): Finding[] {
  return chartFindings(graphOf(links, about), { asOf: DAY });
}

/** What findings say; as a message that is formatted, each says the same. */
function texts(findings: readonly Finding[]): string[] {
  for (const { text, message } of findings) expect(t(message.template, message.values)).toBe(text);
  return findings.map(({ text }) => text);
}
const role = (more: Partial<OwnershipRole>): OwnershipRole => ({ role: 'Shareholder', ...more });

test('shares that add up to too much or too little', () => {
  const found = find([
    ['a', 'Orchid', 60],
    ['b', 'Orchid', 52],
    ['c', 'Harbour', 87.5],
  ]);
  expect(texts(found)).toEqual(['Orchid: recorded shares add up to 112 %.', 'Harbour: 12.5 % has no recorded holder.']);
  expect(found.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  expect(
    find([
      ['a', 'S', 33.33],
      ['b', 'S', 33.33],
      ['c', 'S', 33.33],
    ]),
  ).toEqual([]);
});

test('loops and rings', () => {
  expect(
    texts(
      find([
        ['A', 'B', 50],
        ['p', 'B', 50],
        ['B', 'A', 100],
      ]),
    ),
  ).toEqual(['These hold each other: A, B.']);
  expect(
    texts(
      find([
        ['A', 'B', 100],
        ['B', 'A', 100],
      ]),
    ),
  ).toEqual(['A, B: Held only by each other; no outside holder.']);
});

test('what does not count says why', () => {
  const graph = graphOf([
    ['a', 'S', 100],
    ['a', 'S', 100],
    ['a', 'b', 10],
    ['S', 'T', 100],
    ['n', 'T', { role: 'Nominee' }],
  ]);
  const links = graph.links.map((link) =>
    link.to === 'T' && link.from === 'S' ? { ...link, arrowType: 'Double' as const } : link,
  );
  const found = texts(chartFindings({ ...graph, links }, { asOf: DAY }));
  expect(found).toEqual(
    expect.arrayContaining([
      'a in b: People are not owned.',
      'S in T: Direction unclear.',
      'a in S: Drawn twice.',
      'n in T: Nominee.',
    ]),
  );
});

test('the same holding drawn twice counts once, whatever shows it', () => {
  const found = find([
    ['a', 'S', role({ percentage: 60, evidence: [{ kind: 'file', key: 'register' }], checkedOn: '2026-01-01' })],
    ['a', 'S', role({ percentage: 60, source: 'Annual return' })],
    ['b', 'S', 40],
  ]);
  expect(texts(found)).toEqual(['a in S: Drawn twice.']);
});

test('a declaration that the calculation contradicts', () => {
  const links: LinkText[] = [
    ['p', 'A', 100],
    ['A', 'S', 45],
    ['q', 'S', 55],
    ['p', 'S', role({ via: 'indirect', percentage: 60 })],
  ];
  expect(texts(find(links))).toEqual(['p in S: Declared 60 %, calculated 45 %.']);
  expect(find(links.with(3, ['p', 'S', role({ via: 'indirect', percentage: 45 })]))).toEqual([]);
});

test('a trail without a person, unlinked cards and expired files', () => {
  expect(texts(find([['A', 'B', 100]]))).toEqual([
    'No natural person at the top; the trail ends at A, no reason given.',
  ]);
  expect(find([['A', 'B', 100]], { A: { trailEnd: 'listed' } })).toEqual([]);
  expect(texts(find([], { Alone: {} }))).toEqual(['Alone: Not linked.']);
  const files = [{ entityKey: 'a', name: 'Passport.pdf', expires: '2026-03-01' }];
  expect(texts(chartFindings(graphOf([['a', 'S', 100]]), { asOf: DAY, files }))).toEqual([
    'Passport.pdf expired on 01.03.2026.',
  ]);
});

test('dates that cannot be', () => {
  const dated = (startDate: string, endDate: string | null): LinkText => [
    'a',
    'S',
    role({ percentage: 100, startDate, endDate }),
  ];
  expect(texts(find([dated('2024-05-01', '2023-01-01')]))).toContain('a in S, Shareholder: Ends before it starts.');
  expect(texts(find([dated('2030-01-01', null)]))).toContain('a in S, Shareholder: Starts in the future.');
  expect(texts(find([dated('1990-01-01', null)], { a: { begins: '1999' } }))).toContain(
    "a in S, Shareholder: The holder's record begins later.",
  );
});

test('what began since an earlier day that is looked at does not start in the future', () => {
  const graph = graphOf([
    ['a', 'S', role({ percentage: 60, startDate: '2020-01-01' })],
    ['b', 'S', role({ percentage: 40, startDate: '2030-01-01' })],
  ]);
  const future = (asOf: string) =>
    texts(chartFindings(graph, { asOf, today: DAY }).filter(({ code }) => code === 'dates'));
  expect(future('2010-01-01')).toEqual(['b in S, Shareholder: Starts in the future.']);
  expect(future('2031-01-01')).toEqual([]);
});

test('the hash of facts changes with them, so that a finding set aside comes back', () => {
  const [before] = find([['a', 'S', 80]]);
  expect(find([['a', 'S', 80]])[0]?.factsHash).toBe(before?.factsHash);
  expect(find([['a', 'S', 70]])[0]?.factsHash).not.toBe(before?.factsHash);
});

test('changes day by day', () => {
  const links: LinkText[] = [
    ['a', 'S', [role({ percentage: 100, endDate: '2020-05-01' }), role({ percentage: 40, startDate: '2020-05-01' })]],
    ['b', 'S', role({ percentage: 60, startDate: '2020-05-01' })],
  ];
  expect(ownershipChanges(graphOf(links), { subject: 'S' })).toEqual([
    {
      date: '2020-05-01',
      links: ['l1', 'l2'],
      holders: [
        { key: 'a', before: 100, after: 40 },
        { key: 'b', before: 0, after: 60 },
      ],
    },
  ]);
  expect(compareDays(graphOf(links), { subject: 'S' }, '2019-01-01', '2021-01-01')).toHaveLength(2);
});

test('shares as people read them', () => {
  expect([0, 1e-6, 0.004, 12.345, 99.999, 100, 33.333333].map(formatShare)).toEqual([
    '0 %',
    '<0.01 %',
    '<0.01 %',
    '12.35 %',
    '>99.99 %',
    '100 %',
    '33.33 %',
  ]);
  expect(formatBounds({ total: 25, upper: 50, moreThan: true })).toBe('more than 25 to 50 %');
  expect(formatBounds({ total: 27, upper: 27, moreThan: false })).toBe('27 %');
});
