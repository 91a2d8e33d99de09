import { describe, expect, test } from '@jest/globals';
import type { Point } from '@stemma/diagram/geometry/box';
import { createCardSetter } from '@stemma/diagram/geometry/card';
import { createLabelSetter } from '@stemma/diagram/label/linkLabel';
import { Scene } from '@stemma/diagram/scene/scene';
import type { Measure } from '@stemma/diagram/geometry/text';
import { assembleComponents } from '@stemma/diagram/layout/assemble';
import { layoutInput } from '@stemma/diagram/layout/input';
import type { ComponentLayout } from '@stemma/diagram/layout/types';
import type { ConnectedComponent } from '@stemma/diagram/layout/connectedComponents';
import { RouteOccupancy } from '@stemma/diagram/layout/routeOccupancy';
import { beautifyRoutes, partOnce } from '@stemma/diagram/layout/beautifyRoutes';
import { arrange } from '../../../client/src/chart/model/commands';
import { newLink, newNode, toDocument, type ChartDocument } from '../../../client/src/chart/model/document';

const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);

function sceneOf(document: ChartDocument): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update(document);
  return scene;
}

/** An owner with a label below it over three cards in a row; the middle one stands right below it. */
function family(): ChartDocument {
  const roles = [{ role: 'Shareholder', percentage: 40 }];
  const held = [-300, 0, 300].map((x, at) => newNode({ key: `h${at}`, typeName: 'Company', name: 'Held', x, y: 180 }));
  return toDocument({
    name: '',
    description: '',
    routing: 'orthogonal',
    nodes: [
      newNode({ key: 'owner', typeName: 'Company', name: 'Owner', label: 'Parent', labelVisible: true, x: 0, y: 0 }),
      ...held,
    ],
    links: held.map(({ key }) => newLink({ key, from: 'owner', to: key, roles })),
    groups: [],
  });
}

function heights(scene: Scene): number[] {
  return [...scene.links.values()].map(({ label }) => Math.round(label?.y ?? NaN));
}

describe('words of links from one owner into one row stand at one height', () => {
  test('where the links find their way by themselves', () => {
    const [first, ...others] = heights(sceneOf(family()));
    expect(others).toEqual([first, first]);
  });

  test('where a layout gave them their places, which ends links at the label below their owner', async () => {
    const document = family();
    const scene = sceneOf(document);
    const nodes = new Map([...scene.cards].map(([key, { x, y }]) => [key, { x: x + 400, y: y + 40 }]));
    const links: ComponentLayout['links'] = new Map(
      ['h0', 'h1', 'h2'].map((key, at) => {
        const x = 100 + 300 * at;
        const [start, bend] = [
          { x: 400, y: 78 },
          { x: 400, y: 92 },
        ];
        const path: Point[] = x === 400 ? [start, { x, y: 192 }] : [start, bend, { x, y: 92 }, { x, y: 192 }];
        return [key, { path, label: { x, y: 140 }, turned: false }];
      }),
    );
    const laid = await assembleComponents(layoutInput(scene), () => ({ width: 800, height: 260, nodes, links }), {
      bent: null,
      plain: null,
    });
    const [first, ...others] = heights(sceneOf(arrange(laid).apply(document)));
    expect(others).toEqual([first, first]);
  });
});

const SIZE = { width: 140, height: 56, corner: 8, drop: 0 };
const LABEL = { width: 80, height: 18 };

/** Cards by their middles, links between them, each with words, and groups. */
function part(
  cards: Record<string, Point>,
  links: readonly [string, string][],
  groups: ConnectedComponent['groups'] = [],
) {
  const edges = links.map(([holder, held]) => {
    const link = { key: holder + held, from: holder, to: held, arrowType: 'Normal' as const, share: 1, label: LABEL };
    return { link, holder, held };
  });
  const nodes = Object.keys(cards).map((key) => ({ key, name: key, ...SIZE }));
  return { part: { nodes, edges, groups }, nodes: new Map(Object.entries(cards)) };
}

test('a link that jogs a little before its arrow runs straight, with its words', () => {
  const { part: whole, nodes } = part({ a: { x: 200, y: 28 }, b: { x: 190, y: 228 } }, [['a', 'b']]);
  const path = [
    { x: 200, y: 56 },
    { x: 200, y: 80 },
    { x: 190, y: 80 },
    { x: 190, y: 200 },
  ];
  const links = new Map([['ab', { path, label: { x: 190, y: 140 }, turned: false }]]);
  expect(beautifyRoutes(whole, { width: 400, height: 256, nodes, links }).links.get('ab')).toEqual({
    path: [
      { x: 200, y: 56 },
      { x: 200, y: 200 },
    ],
    label: { x: 200, y: 140 },
    turned: false,
  });
});

test('a link that jogs a little stays as it is where another one arrives at that place', () => {
  const { part: whole, nodes } = part({ a: { x: 200, y: 28 }, b: { x: 190, y: 228 }, c: { x: 500, y: 28 } }, [
    ['a', 'b'],
    ['c', 'b'],
  ]);
  const jog = [
    { x: 200, y: 56 },
    { x: 200, y: 120 },
    { x: 180, y: 120 },
    { x: 180, y: 200 },
  ];
  const other = [
    { x: 500, y: 56 },
    { x: 500, y: 160 },
    { x: 204, y: 160 },
    { x: 204, y: 200 },
  ];
  const links: ComponentLayout['links'] = new Map([
    ['ab', { path: jog, label: null, turned: false }],
    ['cb', { path: other, label: null, turned: false }],
  ]);
  expect(beautifyRoutes(whole, { width: 600, height: 256, nodes, links }).links.get('ab')?.path).toEqual(jog);
});

test('a link that runs straight down from where its siblings part, and then to the side, bends where they do', () => {
  const { part: whole, nodes } = part({ a: { x: 200, y: 28 }, b: { x: 0, y: 228 }, c: { x: 300, y: 228 } }, [
    ['a', 'b'],
    ['a', 'c'],
  ]);
  const route = (x: number, y: number, labelX: number) => ({
    path: [
      { x: 200, y: 56 },
      { x: 200, y },
      { x, y },
      { x, y: 200 },
    ],
    label: { x: labelX, y: 130 },
    turned: false,
  });
  const links: ComponentLayout['links'] = new Map([
    ['ab', route(0, 80, 0)],
    ['ac', route(300, 170, 200)],
  ]);
  const laid = beautifyRoutes(whole, { width: 400, height: 256, nodes, links });
  expect(laid.links.get('ac')).toEqual(route(300, 80, 300));
});

describe('the border of a group', () => {
  // Its frame reaches from 112 to 288 across and from 158 to 274 down.
  const grouped = () =>
    part(
      { a: { x: 500, y: 28 }, b: { x: 200, y: 228 }, c: { x: 200, y: 428 } },
      [
        ['a', 'c'],
        ['a', 'b'],
      ],
      [{ key: 'g', cards: ['b'] }],
    );
  const laid = (links: ComponentLayout['links']) => {
    const { part: whole, nodes } = grouped();
    return beautifyRoutes(whole, { width: 600, height: 460, nodes, links }).links;
  };

  test('is not followed by a link that has room beside it, and its words go along', () => {
    const path = [
      { x: 500, y: 56 },
      { x: 500, y: 80 },
      { x: 289, y: 80 },
      { x: 289, y: 340 },
      { x: 200, y: 340 },
      { x: 200, y: 400 },
    ];
    const route = laid(new Map([['ac', { path, label: { x: 289, y: 310 }, turned: false }]])).get('ac');
    const x = route?.path[2]?.x ?? NaN;
    expect(Math.abs(x - 288)).toBeGreaterThanOrEqual(8);
    expect(route?.path[3]?.x).toBe(x);
    expect(route?.label).toEqual({ x, y: 310 });
  });

  test('has no words across it where the link has room for them beside it', () => {
    const path = [
      { x: 500, y: 56 },
      { x: 500, y: 80 },
      { x: 200, y: 80 },
      { x: 200, y: 200 },
    ];
    const label = laid(new Map([['ab', { path, label: { x: 200, y: 150 }, turned: false }]])).get('ab')?.label;
    expect(label?.x).toBe(200);
    expect((label?.y ?? NaN) + LABEL.height / 2).toBeLessThanOrEqual(158);
  });
});

describe('links of one owner that part and meet again', () => {
  const routes = (words: Point): ComponentLayout['links'] => {
    const { part: whole, nodes } = part({ a: { x: 200, y: 28 }, b: { x: 100, y: 428 }, c: { x: 400, y: 428 } }, [
      ['a', 'b'],
      ['a', 'c'],
    ]);
    const links: ComponentLayout['links'] = new Map([
      ['ab', { path: routeBy([200, 56, 200, 80, 120, 80, 120, 200, 280, 200, ...END]), label: words, turned: false }],
      ['ac', { path: routeBy(SHORTER), label: { x: 400, y: 350 }, turned: false }],
    ]);
    const room = new RouteOccupancy(whole, { width: 500, height: 460, nodes, links });
    partOnce(room);
    return room.links;
  };
  const END = [280, 300, 100, 300, 100, 400];
  const SHORTER = [200, 56, 200, 80, 280, 80, 280, 300, 400, 300, 400, 400];

  test('run together as far as there, on the shorter way', () => {
    const links = routes({ x: 100, y: 350 });
    expect(links.get('ab')?.path).toEqual(routeBy([200, 56, 200, 80, 280, 80, ...END]));
    expect(links.get('ac')?.path).toEqual(routeBy(SHORTER));
  });

  test('stay apart where words say which is which', () => {
    const links = routes({ x: 120, y: 140 });
    expect(links.get('ab')?.path).toHaveLength(8);
  });
});

function routeBy(points: readonly number[]): Point[] {
  return points.flatMap((x, at) => (at % 2 ? [] : [{ x, y: points[at + 1] ?? NaN }]));
}
