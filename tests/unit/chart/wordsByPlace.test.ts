import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import type { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Routing } from '@stemma/shared/chart/link';
import fc from 'fast-check';
import { changeChart, type Command } from '../../../client/src/chart/model/commands';
import { newLink, newNode, type ChartDocument } from '../../../client/src/chart/model/document';
import { base, command } from '../../../client/src/testkit/anyCommand';
import { random } from '../../bench/layout/randomChart';
import { sceneOf } from './measuredScene';

const told = (scene: Scene) =>
  Object.fromEntries(
    [...scene.links].map(([key, { path, label }]) => [key, { path, at: label && [label.x, label.y] }]),
  );

const CARDS = 30;
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

describe.each<Routing>(['orthogonal', 'straight', 'curved'])('words of %s links stand by what is there', (routing) => {
  const routed = (document: ChartDocument) => changeChart({ routing }).apply(document);

  test('after cards were dragged away and back', () => {
    fc.assert(
      fc.property(chart, drags, fc.boolean(), (document, all, isKept) => {
        const one = routed(document);
        const scene = sceneOf(one);
        for (const moved of all) {
          const places = new Map(moved.map(([index, at]) => [`c${index}`, spread(at)]));
          scene.move(places);
          if (!isKept) continue;
          const nodes = [...one.nodes.values()].map((node) => ({ ...node, ...places.get(node.key) }));
          scene.update({ ...one, nodes: byKey(nodes) });
          expect(told(scene)).toEqual(told(sceneOf({ ...one, nodes: byKey(nodes) })));
        }
        scene.update(one);
        expect(told(scene)).toEqual(told(sceneOf(one)));
      }),
      { numRuns: 8 },
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
    expect(told(scene)).toEqual(told(sceneOf(document)));
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
        expect(told(scene)).toEqual(told(sceneOf(two)));
      }),
      { numRuns: 60 },
    );
  });
});
