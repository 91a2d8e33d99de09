import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countLinks } from './countedLinks';
import { directHoldings, HOLDING_BASES } from './directHoldings';
import type { DirectHolding } from './directHoldings';
import { graphOf } from './testkit';
import type { LinkText } from './testkit';
import { BASES } from './types';
import type { OwnershipEntity, OwnershipGraph, OwnershipLink, OwnershipRole } from './types';

const share = (percentage: number, more: Partial<OwnershipRole> = {}): OwnershipRole => ({
  role: 'Shareholder',
  percentage,
  ...more,
});

/** Links of several charts, by the chart's name. */
function over(charts: Readonly<Record<string, readonly LinkText[]>>): OwnershipGraph {
  const all = Object.entries(charts).map(([chartKey, links]) => ({ chartKey, graph: graphOf(links) }));
  const entities = new Map(all.flatMap(({ graph }) => graph.entities.map((entity) => [entity.key, entity] as const)));
  return {
    entities: [...entities.values()],
    links: all.flatMap(({ chartKey, graph }) => graph.links.map((link) => ({ ...link, chartKey }))),
  };
}

const said = (graph: OwnershipGraph) =>
  directHoldings(graph).map(({ holder, subject, basis, share: exact, minimum, maximum, start, end, ...more }) => [
    `${holder}→${subject} ${basis}`,
    exact ?? (minimum === null ? 'control' : `${minimum}-${maximum}`),
    `${start ?? ''}..${end ?? ''}`,
    more.charts.join(' '),
    ...(more.disagree ? ['disagree'] : []),
    ...(more.via === 'unknown' ? ['unknown'] : []),
  ]);

describe('what is held directly', () => {
  test('counts once, on however many charts it is drawn', () => {
    expect(said(over({ c1: [['mara', 'Orchid', 60]], c2: [['mara', 'Orchid', 60]] }))).toEqual([
      ['mara→Orchid ownership', 60, '..', 'c1 c2'],
    ]);
  });

  test('is the range of charts that disagree, and parallel links of one chart add', () => {
    expect(
      said(
        over({
          c1: [
            ['mara', 'Orchid', 40],
            ['mara', 'Orchid', 20],
          ],
          c2: [['mara', 'Orchid', 70]],
        }),
      ),
    ).toEqual([['mara→Orchid ownership', '60-70', '..', 'c1 c2', 'disagree']]);
  });

  test('has a period for each stretch of days on which it is the same; dates of reduced precision open it from 0', () => {
    const graph = over({
      c1: [['mara', 'Orchid', [share(40, { endDate: '2020-01-01' }), share(60, { startDate: '2020-01-01' })]]],
      c2: [['mara', 'Orchid', share(60, { startDate: '2021' })]],
    });
    expect(said(graph)).toEqual([
      ['mara→Orchid ownership', 40, '..2020-01-01', 'c1'],
      ['mara→Orchid ownership', 60, '2020-01-01..2021-01-01', 'c1'],
      ['mara→Orchid ownership', '0-60', '2021-01-01..2021-12-31', 'c1 c2', 'disagree'],
      ['mara→Orchid ownership', 60, '2021-12-31..', 'c1 c2'],
    ]);
  });

  test('has a basis of its own for votes, benefit and control; a declaration is no holding', () => {
    expect(
      said(
        over({
          c1: [
            ['mara', 'Orchid', [share(40), { role: 'Voting rights', percentage: 51 }, { role: 'Controller' }]],
            ['oskar', 'Orchid', share(90, { via: 'indirect' })],
            ['nina', 'Orchid', { role: 'Director' }],
            ['paul', 'Orchid', { role: 'Beneficial Owner', minimum: 10, maximum: 20 }],
            ['ruth', 'T:trust', { role: 'Settlor' }],
            ['ruth', 'Orchid', { role: 'Settlor' }],
            ['Orchid', 'mara', 10],
          ],
        }),
      ),
    ).toEqual([
      ['mara→Orchid ownership', 40, '..', 'c1'],
      ['mara→Orchid votes', 51, '..', 'c1'],
      ['mara→Orchid control', 'control', '..', 'c1'],
      ['paul→Orchid ownership', '10-20', '..', 'c1', 'unknown'],
      ['ruth→T:trust control', 'control', '..', 'c1'],
    ]);
  });

  test('by mere title counts only while nobody else owns', () => {
    expect(
      said(
        over({
          c1: [['Bank', 'Orchid', { role: 'Legal Owner', percentage: 100 }]],
          c2: [['mara', 'Orchid', share(100, { startDate: '2020-01-01', endDate: '2022-01-01' })]],
        }),
      ),
    ).toEqual([
      ['Bank→Orchid ownership', 100, '..2020-01-01', 'c1'],
      ['Bank→Orchid ownership', 100, '2022-01-01..', 'c1'],
      ['mara→Orchid ownership', 100, '2020-01-01..2022-01-01', 'c2'],
    ]);
  });
});

const dates = fc.constantFrom(null, '2019', '2020', '2020-06', '2020-06-15', '2021-01-01', '2022-03', '2023-01-01');
const roles = fc.record({
  role: fc.constantFrom(
    'Shareholder',
    'Owner',
    'Beneficial Owner',
    'Legal Owner',
    'Voting rights',
    'General Partner',
    'Controller',
  ),
  percentage: fc.option(fc.constantFrom(10, 25, 33.33, 60, 100, 120)),
  minimum: fc.option(fc.constantFrom(5, 20)),
  startDate: dates,
  endDate: dates,
  via: fc.constantFrom(null, 'direct', 'indirect', 'unknown'),
}) as fc.Arbitrary<OwnershipRole>;

/** Everything that some holders hold of one subject. */
const stars: fc.Arbitrary<OwnershipGraph> = fc
  .array(
    fc.record({
      holder: fc.nat(3),
      chartKey: fc.constantFrom('c1', 'c2', 'c3'),
      arrowType: fc.constantFrom('Normal', 'Normal', 'Reversed', 'Double'),
      roles: fc.array(roles, { minLength: 1, maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((drawn) => ({
    entities: ['S', 'a', 'B', 'C'].map((key): OwnershipEntity => ({
      key,
      name: key,
      typeName: key === 'a' ? 'Individual' : 'Company',
    })),
    links: drawn.map(({ holder, arrowType, ...link }, at): OwnershipLink => {
      const other = ['S', 'a', 'B', 'C'][holder]!;
      const [from, to] = arrowType === 'Reversed' ? ['S', other] : [other, 'S'];
      return { key: `l${at}`, from, to, arrowType: arrowType, ...link };
    }),
  }));

const RUNS = Number(process.env['STEMMA_OWNERSHIP'] ?? 300);

test('on every day and basis the holdings are those that count on it', () => {
  fc.assert(
    fc.property(
      stars,
      fc.constantFrom('0500-01-01', '2020-03-01', '2020-06-14', '2020-06-15', '2021-01-01', '2021-12-31', '2024-01-01'),
      (graph, day) => {
        const found = directHoldings(graph);
        for (const basis of BASES) {
          const counted = countLinks(graph, { asOf: day, basis });
          if (counted.standIns.size > 0) continue;
          const expected = counted.holdings.map(({ holder, subject, share: { minimum, maximum }, disagree }) =>
            JSON.stringify([graph.entities[holder]!.key, graph.entities[subject]!.key, minimum, maximum, disagree]),
          );
          const held = found
            .filter((one) => one.basis === basis && holdsOn(one, day))
            .map((one) => JSON.stringify([one.holder, one.subject, one.minimum, one.maximum, one.disagree]));
          expect(held.sort()).toEqual(expected.sort());
        }
      },
    ),
    { numRuns: RUNS },
  );
});

test('on each day there is at most one of each holder, subject and basis, and no two neighbours say the same', () => {
  fc.assert(
    fc.property(stars, (graph) => {
      const found = directHoldings(graph);
      for (const one of found) {
        expect(HOLDING_BASES).toContain(one.basis);
        const beside = found.filter(
          (other) =>
            other !== one && other.holder === one.holder && other.subject === one.subject && other.basis === one.basis,
        );
        for (const other of beside) {
          expect(other.start).not.toBe(one.start);
          if (one.end !== null && other.start === one.end) expect(textOf(other)).not.toBe(textOf(one));
          else if (one.start === null || (other.start ?? '') > one.start) {
            expect(one.end !== null && one.end <= (other.start ?? '')).toBe(true);
          }
        }
      }
    }),
    { numRuns: RUNS },
  );
});

test('of a pair the same is said whatever else is in the graph, but for titles', () => {
  fc.assert(
    fc.property(stars, (graph) => {
      const untitled = graph.links.filter(({ roles: all }) => all.every(({ role }) => role !== 'Legal Owner'));
      const whole = directHoldings({ ...graph, links: untitled });
      for (const holder of ['a', 'B', 'C']) {
        const own = untitled.filter(({ from, to }) => from === holder || to === holder);
        expect(directHoldings({ ...graph, links: own })).toEqual(whole.filter((one) => one.holder === holder));
      }
    }),
    { numRuns: RUNS },
  );
});

function holdsOn({ start, end }: DirectHolding, day: string): boolean {
  return (start === null || start <= day) && (end === null || day < end);
}

function textOf({ share: exact, minimum, maximum, via, charts, disagree }: DirectHolding): string {
  return JSON.stringify([exact, minimum, maximum, via, charts, disagree]);
}
