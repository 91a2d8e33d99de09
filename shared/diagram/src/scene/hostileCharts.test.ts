import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { byKey } from '@stemma/shared/byKey';
import { limits } from '@stemma/shared/limits';
import type { ChartGroup, ChartNode } from '@stemma/shared/chart/chart';
import { linkShape, ROUTINGS } from '@stemma/shared/chart/link';
import { NODE_DEFAULTS } from '@stemma/shared/chart/nodeDefaults';
import { createCardSetter } from '../geometry/card';
import { createLabelSetter } from '../label/linkLabel';
import { Scene } from './scene';
import { workDone } from '../index/work';

/** Steps of work: what all searches of a chart may take here, and what the one under way may take more. */
const [ALLOWED, ONE_MORE] = [150_000, 1_500_000];

const reach = limits.chartReach;
const coordinate = fc.oneof(
  fc.constantFrom(-reach, reach, 0, -0.001),
  fc.double({ min: -reach, max: reach, noNaN: true }),
  fc.integer({ min: -500, max: 500 }),
);
const key = fc.integer({ min: 0, max: 39 }).map((number) => `n${number}`);
const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom('', ' ', '\u202eabc', 'w'.repeat(200), '你好 '.repeat(40)),
);
const node = fc.record({
  x: coordinate,
  y: coordinate,
  name: text,
  label: fc.option(text),
  flag: fc.option(fc.constantFrom('CH', 'XX')),
  chartDescription: fc.option(fc.string({ maxLength: 300 })),
  width: fc.option(fc.integer({ min: 40, max: 4000 })),
  typeName: fc.constantFrom('Company', 'Individual', 'Sticky', 'TextBox', 'Image'),
});
const link = fc.record({
  from: key,
  to: key,
  points: fc.option(fc.array(coordinate, { minLength: 2, maxLength: 400 }).map((all) => all.slice(0, all.length & ~1))),
  routing: fc.option(fc.constantFrom(...ROUTINGS)),
  fromSpot: fc.option(fc.constantFrom('0.5 1', 'Left', '0 0', 'nonsense')),
  linkTextPosition: fc.double({ min: 0, max: 1, noNaN: true }),
});
const group = fc.record({
  members: fc.array(
    fc.oneof(
      key,
      key.map((one) => `g${one}`),
    ),
    { maxLength: 12 },
  ),
  collapsed: fc.boolean(),
});
const chart = fc.record({
  nodes: fc.array(node, { minLength: 1, maxLength: 40 }),
  links: fc.array(link, { maxLength: 90 }),
  groups: fc.array(group, { maxLength: 12 }),
  routing: fc.constantFrom(...ROUTINGS),
});

test('whatever stands on a chart, its routes and labels end within their budget and are drawn at numbers', () => {
  fc.assert(
    fc.property(chart, ({ nodes, links, groups, routing }) => {
      const cards = nodes.map((one, at) => ({ ...NODE_DEFAULTS, ...one, key: `n${at}` }));
      const known = new Set(cards.map((card) => card.key));
      const drawn = links
        .filter(({ from, to }) => known.has(from) && known.has(to))
        .map((one, at) => linkShape.parse({ ...one, key: `l${at}`, roles: [{ role: 'Shareholder', percentage: at }] }));
      const framed = groups.map((one, at): ChartGroup => ({ ...one, key: `gn${at}`, name: `Group ${at}` }));
      const setters = {
        card: createCardSetter((words) => words.length * 7),
        label: createLabelSetter((words) => words.length * 6, '2026-11-24'),
      };
      const scene = new Scene(setters, () => ALLOWED);
      const before = workDone();
      scene.update({ props: { routing }, nodes: byKey(cards), links: byKey(drawn), groups: byKey(framed) });
      expect(workDone() - before).toBeLessThan(ALLOWED + ONE_MORE);
      for (const { path, label } of scene.links.values()) {
        expect(path.length).toBeGreaterThan(0);
        expect(path.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
        if (label) expect([label.x, label.y].every(Number.isFinite)).toBe(true);
      }
      for (const frame of scene.frames()) expect(Object.values(frame.bounds).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('a star of many links that nobody laid out is drawn within the budget: what is left runs plainly', () => {
  const at = (index: number) => ({ x: ((index * 7919) % 4001) - 2000, y: ((index * 104_729) % 4003) - 2000 });
  const cards = Array.from({ length: 200 }, (_, index) => ({
    ...NODE_DEFAULTS,
    ...at(index),
    ...{ key: `n${index}`, typeName: 'Company' as const, name: `Company ${index}` },
  })) as ChartNode[];
  const links = Array.from({ length: 500 }, (_, index) =>
    linkShape.parse({ key: `l${index}`, from: 'n0', to: `n${1 + (index % 199)}` }),
  );
  const scene = new Scene(
    { card: createCardSetter((label) => label.length * 7), label: createLabelSetter((words) => words.length * 6, '') },
    () => ALLOWED,
  );
  const before = workDone();
  scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(cards), links: byKey(links), groups: new Map() });
  expect(workDone() - before).toBeLessThan(ALLOWED + ONE_MORE);
  expect([...scene.links.values()].every(({ path }) => path.length > 0)).toBe(true);
});
