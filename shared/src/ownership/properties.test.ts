import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeDays, linksAbove } from './changes';
import { controlledBy } from './control';
import { holdersOf, withBounds } from './holders';
import { integratedHoldings } from './integratedHoldings';
import { integratedOwnership } from './integratedOwnership';
import { ownershipModel } from './model';
import { calculateOwnership } from './ownership';
import type { OwnershipAnswer } from './ownership';
import { ownershipPaths } from './paths';
import { exactTotals } from './rationals.testkit';
import { DAY } from './testkit';
import type { OwnershipEntity, OwnershipGraph, OwnershipLink, OwnershipRole } from './types';

const RUNS = Number(process.env['STEMMA_OWNERSHIP'] ?? 150);

interface Shape {
  loops: boolean;
  ranges: boolean;
  max: number;
}

/** Charts of people, companies and unknown parties in which no shares contradict each other: each column is cut to at most 100 %. */
function charts({ loops, ranges, max }: Shape): fc.Arbitrary<OwnershipGraph> {
  return fc.integer({ min: 2, max }).chain((size) =>
    fc
      .record({
        kinds: fc.array(fc.constantFrom('Company', 'Company', 'Individual', 'Trust'), {
          minLength: size,
          maxLength: size,
        }),
        parties: fc.array(fc.constantFrom('known', 'known', 'known', 'anonymous', 'unknown'), {
          minLength: size,
          maxLength: size,
        }),
        edges: fc.array(
          fc.tuple(
            fc.nat(size - 1),
            fc.nat(size - 1),
            fc.integer({ min: 1, max: 10_000 }),
            fc.constantFrom('exact', ...(ranges ? ['range', 'open'] : [])),
          ),
          { maxLength: size * 3 },
        ),
      })
      .map(({ kinds, parties, edges }) => {
        const entities = kinds.map((typeName, at): OwnershipEntity => ({
          key: `e${at}`,
          name: `Name ${at}`,
          typeName: at === 0 ? 'Company' : typeName,
          party: at === 0 ? 'known' : (parties[at] as 'known'),
        }));
        return { entities, links: linksOf(entities, edges, loops) };
      }),
  );
}

function linksOf(
  entities: readonly OwnershipEntity[],
  edges: readonly [number, number, number, string][],
  loops: boolean,
): OwnershipLink[] {
  const left = new Map<number, number>();
  const seen = new Set<string>();
  const links: OwnershipLink[] = [];
  for (const [a, b, share, kind] of edges) {
    const [subject, holder] = loops ? [a, b] : [Math.min(a, b), Math.max(a, b)];
    if ((!loops && a === b) || seen.has(`${a} ${b}`) || entities[subject]?.typeName === 'Individual') continue;
    seen.add(`${a} ${b}`);
    const rest = left.get(subject) ?? 10_000;
    const taken = kind === 'open' ? 0 : Math.min(rest, share);
    if (kind !== 'open' && taken === 0) continue;
    left.set(subject, rest - taken);
    const role: OwnershipRole =
      kind === 'exact'
        ? { role: 'Shareholder', percentage: taken / 100 }
        : kind === 'range'
          ? { role: 'Shareholder', minimum: taken / 100, maximum: Math.min(100, taken / 100 + 20) }
          : { role: 'Shareholder' };
    links.push({ key: `l${links.length}`, from: `e${holder}`, to: `e${subject}`, arrowType: 'Normal', roles: [role] });
  }
  return links;
}

const WITH_LOOPS = charts({ loops: true, ranges: false, max: 12 });
const WITH_ALL = charts({ loops: true, ranges: true, max: 12 });
const SMALL = charts({ loops: true, ranges: true, max: 5 });
const WITHOUT_LOOPS = charts({ loops: false, ranges: false, max: 12 });

const ask = (graph: OwnershipGraph, subject = 'e0'): OwnershipAnswer =>
  calculateOwnership(graph, { subject, asOf: DAY, first: 1000 });
const totalsOf = (answer: OwnershipAnswer): Map<string, number> =>
  new Map(answer.holders.map(({ key, total }) => [key, total]));

function hold(arbitrary: fc.Arbitrary<OwnershipGraph>, property: (graph: OwnershipGraph) => void, runs = RUNS): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: runs });
}

function sameTotals(a: OwnershipAnswer, b: OwnershipAnswer, tolerance = 1e-10, rename = (key: string) => key): void {
  const [one, two] = [totalsOf(a), totalsOf(b)];
  for (const [key, total] of one) expect(Math.abs((two.get(rename(key)) ?? 0) - total)).toBeLessThanOrEqual(tolerance);
}

describe('whatever the chart', () => {
  test('coverage sums to the whole', () => {
    hold(WITH_ALL, (graph) => {
      const answer = ask(graph);
      expect(answer.contradictory).toBe(false);
      expect(Math.abs(answer.coverage.reduce((sum, { share }) => sum + share, 0) - 100)).toBeLessThan(1e-7);
    });
  });

  test('totals are those of exact fractions', () => {
    hold(charts({ loops: true, ranges: true, max: 8 }), (graph) => {
      const answer = ask(graph);
      const exact = exactTotals(graph, 'e0');
      for (const { key, total } of answer.holders)
        expect(Math.abs(total - (exact.get(key) ?? 0) * 100)).toBeLessThan(1e-9);
    });
  });

  test('lower, upper and ceiling stand in order, and none exceeds the whole', () => {
    hold(WITH_ALL, (graph) => {
      for (const { total, upper, ceiling } of ask(graph).holders) {
        expect(total).toBeGreaterThanOrEqual(0);
        expect(upper).toBeGreaterThanOrEqual(total);
        expect(ceiling).toBeGreaterThanOrEqual(upper - 1e-9);
        expect(ceiling).toBeLessThanOrEqual(100 + 1e-9);
      }
    });
  });

  test('the upper bound is the best of all choices within the ranges', () => {
    hold(
      SMALL,
      (graph) => {
        for (const { key, upper } of ask(graph).holders)
          expect(Math.abs(upper - bestOfVertices(graph, key))).toBeLessThan(1e-7);
      },
      60,
    );
  });

  test('a higher minimum lowers no lower bound of its holder, and a narrower range widens nothing', () => {
    hold(
      WITH_ALL,
      (graph) => {
        const before = ask(graph);
        graph.links.forEach((link, at) => {
          const [role] = link.roles;
          if (role?.minimum == null || role.maximum == null) return;
          const narrowed = { ...role, minimum: role.minimum, maximum: (role.minimum + role.maximum) / 2 };
          const after = ask({ ...graph, links: graph.links.with(at, { ...link, roles: [narrowed] }) });
          const bounds = new Map(after.holders.map((holder) => [holder.key, holder]));
          for (const holder of before.holders) {
            expect(bounds.get(holder.key)!.upper).toBeLessThanOrEqual(holder.upper + 1e-7);
          }
          const free = 100 - sumInto(graph, link.to);
          const raised = {
            ...role,
            minimum: Math.min(role.maximum, role.minimum + Math.max(0, Math.floor(free * 100) / 100)),
          };
          const higher = totalsOf(ask({ ...graph, links: graph.links.with(at, { ...link, roles: [raised] }) }));
          for (const { key, total } of before.holders) expect(higher.get(key)!).toBeGreaterThanOrEqual(total - 1e-9);
        });
      },
      60,
    );
  });

  test('neither names, order, split links nor a company put in between change a total', () => {
    hold(WITH_LOOPS, (graph) => {
      const answer = ask(graph);
      const rename = (key: string): string => `x${key}`;
      const renamed = {
        entities: graph.entities.map((entity) => ({ ...entity, key: rename(entity.key) })).reverse(),
        links: graph.links.map((link) => ({ ...link, from: rename(link.from), to: rename(link.to) })).reverse(),
      };
      sameTotals(answer, ask(renamed, 'xe0'), 1e-10, rename);
      const [first] = graph.links;
      if (!first) return;
      const share = first.roles[0]?.percentage ?? 0;
      const part = Math.floor(share * 40) / 100;
      const parts = [
        { ...first, roles: [{ role: 'Shareholder', percentage: part }] },
        {
          ...first,
          key: 'split',
          roles: [{ role: 'Shareholder', percentage: Math.round((share - part) * 100) / 100 }],
        },
      ];
      sameTotals(answer, ask({ ...graph, links: [...parts, ...graph.links.slice(1)] }), 1e-9);
      const between: OwnershipGraph = {
        entities: [...graph.entities, { key: 'between', name: 'Between', typeName: 'Company' }],
        links: [
          { ...first, to: 'between', roles: [{ role: 'Shareholder', percentage: 100 }] },
          { ...first, key: 'between', from: 'between' },
          ...graph.links.slice(1),
        ],
      };
      sameTotals(answer, ask(between), 1e-9);
    });
  });

  test('treasury shares change only what a company holds of itself', () => {
    hold(WITHOUT_LOOPS, (graph) => {
      if (!graph.links.some(({ to }) => to === 'e0')) return;
      const halved = graph.links.map((link) =>
        link.to === 'e0'
          ? { ...link, roles: link.roles.map((role) => ({ ...role, percentage: (role.percentage ?? 0) / 2 })) }
          : link,
      );
      const rest =
        100 -
        graph.links.filter(({ to }) => to === 'e0').reduce((sum, { roles }) => sum + (roles[0]?.percentage ?? 0), 0);
      if (rest > 1e-9) return;
      const own: OwnershipLink = {
        key: 'own',
        from: 'e0',
        to: 'e0',
        arrowType: 'Normal',
        roles: [{ role: 'Shareholder', percentage: 50 }],
      };
      const after = ask({ ...graph, links: [...halved, own] });
      sameTotals(ask(graph), after, 1e-9);
      expect(after.selfHeld).toBeCloseTo(50, 9);
    });
  });

  test('a total is the sum of its paths, and with loops at least that', () => {
    const sumOfPaths = (graph: OwnershipGraph, check: (total: number, sum: number) => void): void => {
      const model = ownershipModel(graph, { asOf: DAY });
      const { matrix } = model.on('ownership');
      const { total, closure } = integratedOwnership(matrix, 0);
      for (const holder of closure) {
        if (holder === 0) continue;
        const { paths, more } = ownershipPaths(matrix, { holder, subject: 0, first: 1000 });
        if (more === 0)
          check(
            total[holder]!,
            paths.reduce((sum, { share }) => sum + share, 0),
          );
      }
    };
    hold(WITHOUT_LOOPS, (graph) =>
      sumOfPaths(graph, (total, sum) => expect(Math.abs(total - sum)).toBeLessThan(1e-10)),
    );
    hold(WITH_LOOPS, (graph) => sumOfPaths(graph, (total, sum) => expect(sum).toBeLessThanOrEqual(total + 1e-10)));
  });

  test('what a holder holds downwards is what its subjects find upwards', () => {
    hold(WITH_ALL, (graph) => {
      const model = ownershipModel(graph, { asOf: DAY });
      const { matrix } = model.on('ownership');
      const holder = graph.entities.length - 1;
      const { total, closure } = integratedHoldings(matrix, holder);
      for (const subject of closure) {
        if (subject === holder) continue;
        expect(Math.abs(total[subject]! - integratedOwnership(matrix, subject).total[holder]!)).toBeLessThan(1e-10);
      }
    });
  });

  test('control is the least set, and more shares never end it', () => {
    hold(WITH_LOOPS, (graph) => {
      const model = ownershipModel(graph, { asOf: DAY });
      const control = model.control();
      for (let party = 0; party < graph.entities.length; party += 1) {
        const { members } = controlledBy(control, party);
        expect([...members].sort()).toEqual(leastSet(graph, party).sort());
        expect(controlledBy(control, party, { taken: 'maxima' }).members.size).toBeGreaterThanOrEqual(members.size);
      }
    });
  });

  test('nothing changes between two days of change', () => {
    const dated = fc.tuple(
      WITH_LOOPS,
      fc.array(fc.tuple(fc.nat(40), fc.nat(40), fc.constantFrom(10, 7, 4)), { minLength: 40, maxLength: 40 }),
    );
    fc.assert(
      fc.property(dated, fc.nat(400), ([graph, dates], at) => {
        const day = (month: number): string => new Date(Date.UTC(2020, month, 5)).toISOString().slice(0, 10);
        const links = graph.links.map((link, number) => {
          const [start, length, precision] = dates[number % dates.length]!;
          const roles = link.roles.map((role) => ({
            ...role,
            startDate: day(start).slice(0, precision),
            endDate: day(start + length + 13),
          }));
          return { ...link, roles };
        });
        const whole = { ...graph, links };
        const days = [...changeDays(linksAbove(whole, 'e0')).keys()];
        const asked = new Date(Date.UTC(2020, 0, 1 + at * 10)).toISOString().slice(0, 10);
        const last = days.filter((one) => one <= asked).at(-1) ?? '2000-01-01';
        const one = calculateOwnership(whole, { subject: 'e0', asOf: asked });
        const two = calculateOwnership(whole, { subject: 'e0', asOf: last });
        expect(one.holders).toEqual(two.holders);
        expect(one.coverage).toEqual(two.coverage);
      }),
      { numRuns: RUNS },
    );
  });
});

function sumInto(graph: OwnershipGraph, subject: string): number {
  const minima = graph.links
    .filter(({ to }) => to === subject)
    .map(({ roles: [role] }) => role?.percentage ?? role?.minimum ?? 0);
  return minima.reduce((sum, share) => sum + share, 0);
}

/** The least set by trying all entities until none joins. */
function leastSet(graph: OwnershipGraph, party: number): number[] {
  const set = new Set([graph.entities[party]!.key]);
  for (let before = -1; before !== set.size;) {
    before = set.size;
    for (const { key } of graph.entities) {
      const into = graph.links.filter(({ to }) => to === key);
      const own = into
        .filter(({ from }) => from === key)
        .reduce((sum, { roles }) => sum + (roles[0]?.percentage ?? 0), 0);
      const votes = into
        .filter(({ from }) => from !== key && set.has(from))
        .reduce((sum, { roles }) => sum + (roles[0]?.percentage ?? 0), 0);
      if (votes / (100 - own) > 0.5 + 1e-12) set.add(key);
    }
  }
  return [...set].map((key) => graph.entities.findIndex((entity) => entity.key === key));
}

/** The largest total over all choices of the orders in which each entity's holders take its free part. */
function bestOfVertices(graph: OwnershipGraph, holder: string): number {
  const into = new Map<string, number[]>();
  graph.links.forEach(({ to, roles }, at) => {
    if (roles[0]?.percentage == null) into.set(to, [...(into.get(to) ?? []), at]);
  });
  const choices = [...into.values()].map(permutations);
  let best = 0;
  const visit = (at: number, links: readonly OwnershipLink[]): void => {
    const orders = choices[at];
    if (!orders) {
      const total = exactTotals({ ...graph, links: [...links] }, 'e0').get(holder) ?? 0;
      best = Math.max(best, total * 100);
      return;
    }
    for (const order of orders) visit(at + 1, filled(links, order));
  };
  visit(0, graph.links);
  return best;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

function filled(links: readonly OwnershipLink[], order: readonly number[]): OwnershipLink[] {
  const result = [...links];
  const subject = links[order[0]!]!.to;
  const minimum = (role: OwnershipRole | undefined): number => role?.percentage ?? role?.minimum ?? 0;
  let left =
    10_000 -
    links.filter(({ to }) => to === subject).reduce((sum, { roles }) => sum + Math.round(minimum(roles[0]) * 100), 0);
  for (const at of order) {
    const [role] = links[at]!.roles;
    const least = Math.round(minimum(role) * 100);
    const more = Math.min(left, Math.round((role?.maximum ?? 100) * 100) - least);
    left -= more;
    result[at] = { ...links[at]!, roles: [{ role: 'Shareholder', percentage: (least + more) / 100 }] };
  }
  return result;
}

test('a holder without a bound of its own keeps the lower one', () => {
  const graph: OwnershipGraph = {
    entities: [
      { key: 'S', name: 'S', typeName: 'Company' },
      { key: 'p', name: 'p', typeName: 'Individual' },
    ],
    links: [{ key: 'l', from: 'p', to: 'S', arrowType: 'Normal', roles: [{ role: 'Shareholder', percentage: 30 }] }],
  };
  const model = ownershipModel(graph, { asOf: DAY }).on('ownership');
  const integrated = integratedOwnership(model.matrix, 0);
  expect(withBounds(model, integrated, holdersOf(model, integrated))[0]).toMatchObject({
    total: 30,
    upper: 30,
    ceiling: 100,
  });
});

test('what holds itself alone is worth nothing to a holder who can have nothing of it', () => {
  const links: readonly [from: string, to: string, role: Omit<OwnershipRole, 'role'>][] = [
    ['p', 'S', { minimum: 17, maximum: 25 }],
    ['R', 'S', { percentage: 60 }],
    ['R', 'R', { percentage: 100 }],
    ['S', 'R', {}],
  ];
  const graph: OwnershipGraph = {
    entities: ['S', 'R', 'p'].map((key) => ({ key, name: key, typeName: 'Company' })),
    links: links.map(([from, to, role], at) => ({
      key: `l${at}`,
      from,
      to,
      arrowType: 'Normal',
      roles: [{ role: 'Shareholder', ...role }],
    })),
  };
  const answer = calculateOwnership(graph, { subject: 'S', asOf: DAY });
  expect(answer.holders.find(({ key }) => key === 'p')).toMatchObject({ total: 17, upper: 25, ceiling: 40 });
});
