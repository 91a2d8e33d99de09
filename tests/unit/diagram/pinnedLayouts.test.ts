import { describe, expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { VisibleChart } from '../../../client/src/chart/canvas/visibleChart';
import { arrangement } from '@stemma/diagram/layout/arrangements';
import { layoutFaults } from '@stemma/diagram/layout/faults';
import { LAYOUT_KINDS, type LayoutKind } from '@stemma/diagram/layout/kinds';
import { runLayout, type LayoutRequest } from '@stemma/diagram/layout/runLayout';
import { bendLink, dragged, gripsOf, straightenLinks } from '../../../client/src/chart/model/bends';
import { arrange, changeChart, moveNodes } from '../../../client/src/chart/model/commands';
import { newLink, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import { pinNodes, pinnedOn } from '../../../client/src/chart/model/pins';
import { placeEnds } from '../../../client/src/chart/model/endChoice';
import { randomChart } from '../../bench/layout/randomChart';
import { startElk } from '../../testkit/elk';

const elk = startElk();
const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  scene.update(document);
  return scene;
}

async function laidOut(document: ChartDocument, ask: Partial<LayoutRequest> & { kind: LayoutKind }) {
  const how = { only: null, pinned: pinnedOn(document), ...ask };
  return arrange(
    await runLayout(sceneOf(document), how, (input, kind = 'layered') => arrangement(kind, input, elk)),
  ).apply(document);
}

const over = (document: ChartDocument) =>
  layoutFaults(sceneOf(document)).filter(({ kind }) => kind === 'cardOverCard').length;
const placesOf = ({ nodes }: ChartDocument) => new Map([...nodes].map(([key, { x, y }]) => [key, `${x} ${y}`]));

describe.each(LAYOUT_KINDS)('the %s layout', (kind) => {
  test.each([12, 90])('of %i entities puts no card over another and is the same each time', async (size) => {
    const chart = randomChart(size, size);
    const document = await laidOut(toDocument(chart), { kind });
    expect(over(document)).toBe(0);
    const again = toDocument({ ...chart, nodes: [...chart.nodes].reverse(), links: [...chart.links].reverse() });
    expect(placesOf(await laidOut(again, { kind }))).toEqual(placesOf(document));
  });

  test('leaves pinned cards where they are, and puts no card over them', async () => {
    const before = await laidOut(toDocument(randomChart(40, 7)), { kind: 'layered' });
    const [a = '', b = ''] = before.nodes.keys();
    const put = moveNodes(
      new Map([
        [a, { x: 40, y: 60 }],
        [b, { x: 400, y: 500 }],
      ]),
    ).apply(before);
    const after = await laidOut(pinNodes([a, b], true).apply(put), { kind });
    expect([a, b].map((key) => placesOf(after).get(key))).toEqual(['40 60', '400 500']);
    expect(over(after)).toBe(0);
  });

  test('of some cards moves no other and puts none over them', async () => {
    const before = await laidOut(toDocument(randomChart(60, 3)), { kind: 'layered' });
    const only = new Set([...before.nodes.keys()].slice(0, 9));
    const after = await laidOut(before, { kind, only });
    for (const [key, place] of placesOf(before)) if (!only.has(key)) expect(placesOf(after).get(key)).toBe(place);
    expect(over(after)).toBe(0);
  });
});

test.each(LAYOUT_KINDS)('the %s layout leaves room beside cards whose links lead to themselves', async (kind) => {
  const chart = randomChart(30, 4);
  const loops = chart.nodes.slice(0, 6).map(({ key }) => ({
    ...newLink({ key: `loop ${key}`, from: key, to: key }),
    roles: linkShape.shape.roles.parse([{ role: 'Shareholder', percentage: 12.5 }]),
  }));
  const document = await laidOut(toDocument({ ...chart, links: [...chart.links, ...loops] }), { kind });
  const keys = new Set(loops.map(({ key }) => key));
  const faults = layoutFaults(sceneOf(document)).filter(({ kind: what, a }) => what !== 'ownerBelow' && keys.has(a));
  expect(faults).toEqual([]);
  expect(over(document)).toBe(0);
});

test('a folded group that is selected is laid out with the rest, and one that is not has no card put over it', async () => {
  const chart = toDocument(randomChart(12, 2));
  const [a = '', b = '', ...rest] = chart.nodes.keys();
  const groups = new Map([['g', { key: 'g', name: 'Family', members: [a, b], collapsed: true }]]);
  const places = new Map([...chart.nodes.keys()].map((key, at) => [key, { x: at * 20, y: 0 }] as const));
  const folded = moveNodes(places).apply({ ...chart, groups });
  for (const only of [new Set([a, b, ...rest.slice(0, 4)]), new Set(rest)]) {
    const shown = new VisibleChart();
    const scene = sceneOf(shown.take(folded).chart);
    const ask = { kind: 'layered' as const, only: shown.asked(only), pinned: shown.pinned(new Set()) };
    const arranged = await runLayout(scene, ask, (input, kind = 'layered') => arrangement(kind, input, elk));
    const after = sceneOf(shown.take(arrange(shown.arranged(arranged)).apply(folded)).chart);
    expect(arranged.nodes.has('g')).toBe(only.has(a));
    const moved = (key: string) => arranged.nodes.has(key);
    const faults = layoutFaults(after).filter(
      ({ kind, ...ends }) => kind === 'cardOverCard' && (moved(ends.a) || moved(ends.b)),
    );
    expect(faults).toEqual([]);
  }
});

test('a layout lets ends of links go free, but for links between cards that keep their place', async () => {
  const chart = randomChart(12, 1);
  const [own, other] = chart.links;
  const placed = placeEnds(
    chart.links.map(({ key }) => key),
    { fromSpot: '0.25 1', toSpot: '0 0.5' },
  ).apply(toDocument(chart));
  const pinned = pinNodes([own?.from ?? '', own?.to ?? ''], true).apply(placed);
  const { links } = await laidOut(pinned, { kind: 'layered' });
  expect(links.get(own?.key ?? '')).toMatchObject({ fromSpot: '0.25 1', toSpot: '0 0.5', points: null });
  expect(links.get(other?.key ?? '')).toMatchObject({ fromSpot: null, toSpot: null });
});

test('a tree has no owner below what it holds', async () => {
  const document = await laidOut(toDocument(randomChart(120, 5)), { kind: 'tree' });
  expect(layoutFaults(sceneOf(document)).filter(({ kind }) => kind === 'ownerBelow')).toEqual([]);
});

test.each([40, 120])('a tree of %i: no link runs behind a card, none along the link of another owner', async (size) => {
  const scene = sceneOf(await laidOut(toDocument(randomChart(size, 6)), { kind: 'tree' }));
  const down = [...scene.links.values()].filter(({ link }) => {
    const { holder, held } = holderAndHeld(link);
    return link.arrowType !== 'None' && (scene.cards.get(holder)?.y ?? 0) < (scene.cards.get(held)?.y ?? 0);
  });
  const keys = new Set(down.map(({ link }) => link.key));
  const behind = layoutFaults(scene).filter(({ kind, a }) => kind === 'linkOverCard' && keys.has(a));
  expect(behind).toEqual([]);
  const levels = down.flatMap(({ link, path }) =>
    path.slice(1).flatMap((end, at) => {
      const start = path[at] ?? end;
      if (Math.abs(start.y - end.y) > 0.5) return [];
      const [left, right] = [Math.min(start.x, end.x), Math.max(start.x, end.x)];
      return [{ holder: holderAndHeld(link).holder, y: start.y, left, right }];
    }),
  );
  const along = levels.filter((run) =>
    levels.some(
      (other) =>
        other.holder < run.holder &&
        Math.abs(other.y - run.y) < 1 &&
        Math.min(other.right, run.right) - Math.max(other.left, run.left) > 1,
    ),
  );
  expect(along).toEqual([]);
});

describe('a link that is bent by hand', () => {
  const [first] = randomChart(12, 1).links;
  const key = first?.key ?? '';
  const pathOf = (document: ChartDocument) => sceneOf(document).links.get(key)?.path ?? [];

  test.each(['orthogonal', 'curved', 'straight'] as const)(
    '%s keeps its bends when an end moves, but for the one beside it along the axes',
    async (routing) => {
      const laid = await laidOut(toDocument(randomChart(12, 1)), { kind: 'layered' });
      const document = changeChart({ routing }).apply(laid);
      const path = pathOf(document);
      const grip = gripsOf(path, routing).find((one) => one.kind === 'run');
      if (!grip) throw new Error('no grip');
      const points = dragged(path, grip, { x: grip.x + 70, y: grip.y + 50 }, routing);
      const bent = bendLink(key, points, routing === 'straight' ? routing : null).apply(document);
      const link = bent.links.get(key);
      expect(link?.points?.length).toBeGreaterThanOrEqual(2);
      const held = bent.nodes.get(link?.to ?? '');
      const moved = moveNodes(new Map([[held?.key ?? '', { x: (held?.x ?? 0) + 300, y: (held?.y ?? 0) + 120 }]]));
      const beside = (link?.points ?? []).with(-2, (link?.points?.at(-2) ?? 0) + 300);
      expect(moved.apply(bent).links.get(key)?.points).toEqual(routing === 'straight' ? link?.points : beside);
      if (routing !== 'straight') {
        for (const [at, point] of pathOf(moved.apply(bent)).entries()) {
          const next = pathOf(moved.apply(bent))[at + 1];
          if (next) expect(Math.min(Math.abs(next.x - point.x), Math.abs(next.y - point.y))).toBeLessThan(1);
        }
      }
      expect(straightenLinks([key]).apply(bent).links.get(key)).toMatchObject({ points: null, adjusting: null });
    },
  );

  test('straight loses a bend that is dragged back in line', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 80, y: 50 },
      { x: 0, y: 100 },
    ];
    expect(dragged(path, { kind: 'bend', at: 0, x: 80, y: 50 }, { x: 2, y: 50 }, 'straight')).toEqual([]);
    expect(dragged(path, { kind: 'bend', at: 0, x: 80, y: 50 }, { x: 40, y: 50 }, 'straight')).toEqual([40, 50]);
  });

  test('is taken hold of beside its label, where its segment leaves room for that', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 0, y: 200 },
      { x: 40, y: 200 },
    ];
    const words = { left: -45, right: 45, top: 90, bottom: 110 };
    expect(gripsOf(path, 'orthogonal').map(({ x, y }) => [x, y])).toEqual([
      [0, 100],
      [20, 200],
    ]);
    const [beside, free] = gripsOf(path, 'orthogonal', words);
    expect([beside?.x, beside?.y]).toEqual([0, 50]);
    expect([free?.x, free?.y]).toEqual([20, 200]);
    const covered = { left: -45, right: 45, top: -10, bottom: 210 };
    expect(gripsOf(path, 'orthogonal', covered)[0]).toMatchObject({ x: 0, y: 100 });
  });
});
