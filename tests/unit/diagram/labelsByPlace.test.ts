import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Routing } from '@stemma/shared/chart/link';
import fc from 'fast-check';
import { moveLinkText } from '../../../client/src/chart/model/bends';
import { changeChart, type Command } from '../../../client/src/chart/model/commands';
import { newLink, newNode, type ChartDocument } from '../../../client/src/chart/model/document';
import { base, command } from '../../../client/src/testkit/anyCommand';
import { random } from '../../bench/layout/randomChart';
import { sceneOf } from './measuredScene';

const summary = (scene: Scene) =>
  Object.fromEntries(
    [...scene.links].map(([key, { path, label }]) => [key, { path, at: label && [label.x, label.y] }]),
  );

const CARDS = 30;
/** Each takes seconds; other charts come each time, and more where STEMMA_LAYOUTS is `all`. */
const RUNS = process.env['STEMMA_LAYOUTS'] === 'all' ? 16 : 2;
const place = fc.record({ x: fc.integer({ min: 0, max: 19 }), y: fc.integer({ min: 0, max: 15 }) });
const spread = ({ x, y }: { x: number; y: number }) => ({ x: x * 75, y: y * 75 });
const ROLES = [
  [{ role: 'Shareholder', percentage: 100 }],
  [{ role: 'Director' }],
  [{ role: 'Owner', percentage: 10 }],
  [{ role: 'Lender' }, { role: 'Guarantor' }],
];

/** Cards close to each other with links that have words, several between the same two cards and from a card to itself among them. */
const chart = fc
  .record({
    places: fc.array(place, { minLength: CARDS, maxLength: CARDS }),
    links: fc.array(
      fc.record({
        from: fc.nat({ max: CARDS - 1 }),
        to: fc.nat({ max: CARDS - 1 }),
        roles: fc.constantFrom(...ROLES),
        routing: fc.constantFrom<Routing | null>(null, null, null, 'straight'),
        linkTextPosition: fc.constantFrom(0.5, 0.5, 0.5, 0.3, 0.8),
      }),
      { minLength: 30, maxLength: 36 },
    ),
  })
  .map(({ places, links }): ChartDocument => ({
    ...base,
    nodes: byKey(
      places.map((at, index) =>
        newNode({ key: `c${index}`, typeName: 'Company', name: `Company ${index}`, ...spread(at) }),
      ),
    ),
    links: byKey(
      links.map(({ from, to, ...link }, at) => newLink({ key: `l${at}`, from: `c${from}`, to: `c${to}`, ...link })),
    ),
    groups: new Map([['g', { key: 'g', name: 'Group', members: ['c0', 'c1', 'c2'], collapsed: false }]]),
  }));

const drags = fc.array(fc.array(fc.tuple(fc.nat({ max: CARDS - 1 }), place), { minLength: 1, maxLength: 2 }), {
  minLength: 1,
  maxLength: 3,
});

describe.each<Routing>(['orthogonal', 'straight', 'curved'])('labels of %s links stand by what is there', (routing) => {
  const routed = (document: ChartDocument) => changeChart({ routing }).apply(document);

  test('after cards were dragged away and back', () => {
    fc.assert(
      fc.property(chart, drags, fc.boolean(), (document, all, isFixed) => {
        const one = routed(document);
        const scene = sceneOf(one);
        for (const moved of all) {
          const places = new Map(moved.map(([index, at]) => [`c${index}`, spread(at)]));
          scene.move(places);
          if (!isFixed) continue;
          const nodes = [...one.nodes.values()].map((node) => ({ ...node, ...places.get(node.key) }));
          scene.update({ ...one, nodes: byKey(nodes) });
          expect(summary(scene)).toEqual(summary(sceneOf({ ...one, nodes: byKey(nodes) })));
        }
        scene.update(one);
        expect(summary(scene)).toEqual(summary(sceneOf(one)));
      }),
      { numRuns: RUNS },
    );
  });

  // Charts on which words stood elsewhere when they kept off all that stood there.
  test.each([9, 18, 28, 37, 44])('after a drag that is undone: chart %i', (seed) => {
    const next = random(seed);
    const below = (count: number) => Math.floor(next() * count);
    const at = () => ({ x: below(20) * 75, y: below(16) * 75 });
    const nodes = Array.from({ length: CARDS }, (_, index) =>
      newNode({ key: `c${index}`, typeName: 'Company', name: `Company ${index}`, ...at() }),
    );
    const links = Array.from({ length: 34 }, (_, index) =>
      newLink({
        key: `l${index}`,
        from: `c${below(CARDS)}`,
        to: `c${below(CARDS)}`,
        roles: [{ role: 'Owner', percentage: 10 }],
      }),
    );
    const document = routed({ ...base, nodes: byKey(nodes), links: byKey(links), groups: new Map() });
    const scene = sceneOf(document);
    for (let step = 0; step < 3; step++) scene.move(new Map([[`c${below(CARDS)}`, at()]]));
    scene.update(document);
    expect(summary(scene)).toEqual(summary(sceneOf(document)));
  });

  type Places = Record<string, readonly [number, number]>;
  test.each<[string, Places, string[], Places[], boolean]>([
    [
      'was over the way between two neighbours',
      { a: [0, 0], b: [150, 0], c: [900, 900], d: [0, 900], e: [300, 900] },
      ['a b'],
      [{ c: [0, -75] }],
      false,
    ],
    [
      'let a link arrive where another one does',
      { a: [1425, 375], b: [750, 225], c: [750, 150], d: [0, 375] },
      ['a c', 'd c'],
      [{ a: [0, 750] }, { d: [825, 375] }],
      true,
    ],
    [
      'took a way off the words of another',
      { a: [1350, 300], b: [900, 750], c: [1200, 1125], d: [375, 225], e: [225, 525], f: [1125, 450], g: [600, 975] },
      ['d g', 'a g straight', 'e c'],
      [{ c: [525, 1125] }],
      false,
    ],
  ])('after a card that %s went back', (_, places, ends, moves, isFixed) => {
    const nodes = (at: Places) =>
      byKey(
        Object.entries(at).map(([key, [x, y]]) => newNode({ key, typeName: 'Company', name: `Company 1${key}`, x, y })),
      );
    const links = ends.map((text, at) => {
      const [from = '', to = '', own] = text.split(' ');
      const roles = [{ role: 'Shareholder', percentage: 100 }];
      return newLink({ key: `l${at}`, from, to, roles, routing: own === 'straight' ? own : null });
    });
    const document = routed({ ...base, nodes: nodes(places), links: byKey(links), groups: new Map() });
    const scene = sceneOf(document);
    for (const moved of moves) {
      scene.move(new Map(Object.entries(moved).map(([key, [x, y]]) => [key, { x, y }])));
      if (!isFixed) continue;
      const put = { ...document, nodes: nodes({ ...places, ...moved }) };
      scene.update(put);
      expect(summary(scene)).toEqual(summary(sceneOf(put)));
    }
    scene.update(document);
    expect(summary(scene)).toEqual(summary(sceneOf(document)));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('in a copy, whose keys are others: chart %i', (seed) => {
    const next = random(seed);
    const below = (count: number) => Math.floor(next() * count);
    const nodes = Array.from({ length: CARDS }, (_, index) => ({
      ...newNode({ key: `c${index}`, typeName: 'Company', name: `Company ${index}` }),
      ...{ x: (index % 6) * 220 + below(40), y: Math.floor(index / 6) * 160 + below(40) },
    }));
    const links = Array.from({ length: 34 }, (_, index) =>
      newLink({
        key: `l${index}`,
        from: `c${below(CARDS)}`,
        to: `c${below(CARDS)}`,
        roles: [{ role: 'Owner', percentage: index }],
      }),
    );
    const other = (key: string) => `${key[0]}${999 - Number(key.slice(1))}`;
    const document = routed({ ...base, nodes: byKey(nodes), links: byKey(links), groups: new Map() });
    const copy: ChartDocument = {
      ...document,
      nodes: byKey(nodes.toReversed().map((node) => ({ ...node, key: other(node.key) }))),
      links: byKey(
        links
          .toReversed()
          .map((link) => ({ ...link, key: other(link.key), from: other(link.from), to: other(link.to) })),
      ),
    };
    const drawn = Object.entries(summary(sceneOf(copy))).map(([key, one]) => [other(key), one] as const);
    expect(Object.fromEntries(drawn)).toEqual(summary(sceneOf(document)));
  });

  test('after labels were put elsewhere and back', () => {
    const moves = fc.array(fc.tuple(fc.nat({ max: 29 }), fc.constantFrom(0.5, 0.2, 0.4, 0.7)), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(chart, moves, (document, all) => {
        const one = routed(document);
        const scene = sceneOf(one);
        for (const [index, at] of all) {
          const put = moveLinkText(`l${index}`, at).apply(one);
          scene.update(put);
          expect(summary(scene)).toEqual(summary(sceneOf(put)));
        }
        scene.update(one);
        expect(summary(scene)).toEqual(summary(sceneOf(one)));
      }),
      { numRuns: RUNS },
    );
  });

  test('after any edits', () => {
    const edits = fc.array(command, { maxLength: 8 });
    const after = (document: ChartDocument, commands: readonly Command[]) =>
      commands.reduce((found, one) => one.apply(found), document);
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const [one, two] = [after(routed(base), first), after(after(routed(base), first), second)];
        const scene = sceneOf(one);
        scene.update(two);
        expect(summary(scene)).toEqual(summary(sceneOf(two)));
      }),
      { numRuns: 60 },
    );
  });
});

describe('labels that a person put somewhere', () => {
  // Two links cross; each has its words at its middle, where they cross too.
  const nodes = [
    newNode({ key: 'a', typeName: 'Company', name: 'Left', x: -300, y: -300 }),
    newNode({ key: 'b', typeName: 'Company', name: 'Right', x: 300, y: 300 }),
    newNode({ key: 'c', typeName: 'Company', name: 'Third', x: 300, y: -300 }),
    newNode({ key: 'd', typeName: 'Company', name: 'Fourth', x: -300, y: 300 }),
  ];
  const crossed = (first: number, second: number) =>
    sceneOf({
      ...base,
      props: { ...base.props, routing: 'straight' },
      nodes: byKey(nodes),
      links: byKey([
        newLink({ key: 'l1', from: 'a', to: 'b', roles: [{ role: 'Director' }], linkTextPosition: first }),
        newLink({ key: 'l2', from: 'c', to: 'd', roles: [{ role: 'Trustee' }], linkTextPosition: second }),
      ]),
      groups: new Map(),
    });
  const wordsOf = (scene: Scene, key: string) => {
    const { label } = scene.links.get(key) ?? {};
    return { x: label?.x ?? NaN, y: label?.y ?? NaN };
  };

  test('stand there, whoever came first', () => {
    const chosen = 0.51;
    const second = crossed(0.5, chosen);
    expect(distance(second, 'l2')).toBeLessThan(8);
    expect(distance(second, 'l1')).toBeGreaterThan(20);
    const first = crossed(chosen, 0.5);
    expect(distance(first, 'l1')).toBeLessThan(8);
    expect(distance(first, 'l2')).toBeGreaterThan(20);
  });

  test('stand there even where others were put', () => {
    const scene = crossed(0.51, 0.51);
    expect(distance(scene, 'l1')).toBeLessThan(8);
    expect(distance(scene, 'l2')).toBeLessThan(8);
  });

  function distance(scene: Scene, key: string): number {
    const { x, y } = wordsOf(scene, key);
    return Math.hypot(x, y);
  }
});
