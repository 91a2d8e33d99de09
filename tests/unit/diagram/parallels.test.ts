import { describe, expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { MANUAL_BENDS } from '@stemma/diagram/route/bends';
import type { Scene } from '@stemma/diagram/scene/scene';
import { linkShape } from '@stemma/shared/chart/link';
import fc from 'fast-check';
import { changeChart, type Command } from '../../../client/src/chart/model/commands';
import { newNode, type ChartDocument } from '../../../client/src/chart/model/document';
import { base, command } from '../../../client/src/testkit/anyCommand';
import { sceneOf } from './measuredScene';
import { straightFaults } from './straightFaults';

type NodeType = 'Company' | 'Individual';

const ROLES = [
  { role: 'Shareholder', percentage: 51 },
  { role: 'Director' },
  { role: 'Lender' },
  { role: 'Guarantor' },
  { role: 'Protector' },
];

const linkOf = (at: number) =>
  linkShape.parse({
    key: `l${at}`,
    ...(at % 2 ? { from: 'b', to: 'a' } : { from: 'a', to: 'b' }),
    roles: [ROLES[at] ?? { role: 'Owner' }],
  });

/** Two cards and so many straight links between them, to and fro. */
function chart(count: number, { x, y }: { x: number; y: number }, typeName: NodeType = 'Company'): ChartDocument {
  const nodes = [
    newNode({ key: 'a', typeName, name: 'Halcyon Holdings', x: 0, y: 0 }),
    newNode({ key: 'b', typeName: 'Company', name: 'Sub', x, y }),
  ];
  const links = Array.from({ length: count }, (_, at) => linkOf(at));
  const props = { ...base.props, routing: 'straight' as const };
  return { ...base, props, nodes: byKey(nodes), links: byKey(links), groups: new Map() };
}

const NONE = { hiddenWords: [], shortLines: [], behindCards: [], oneLine: [], onePlace: [], bendOnLine: [] };
const pathsOf = (scene: Scene) => Object.fromEntries([...scene.links].map(([key, { path }]) => [key, path]));

describe('straight links between the same two cards that nobody bent', () => {
  test.each([
    ['below', 2, { x: 0, y: 180 }],
    ['below', 3, { x: 0, y: 220 }],
    ['beside', 2, { x: 460, y: 0 }],
    ['beside', 3, { x: 700, y: 0 }],
    ['beside', 5, { x: 900, y: 20 }],
    ['aslant', 4, { x: 420, y: 300 }],
    ['above', 3, { x: -200, y: -300 }],
  ])('run side by side, each with its own words: %s, %i of them', (_, count, at) => {
    for (const typeName of ['Company', 'Individual'] as const) {
      const scene = sceneOf(chart(count, at, typeName));
      expect(straightFaults(scene)).toEqual(NONE);
      const middles = [...scene.links.values()].map(({ path }) => {
        const [start, end] = [path[0], path.at(-1)];
        return { x: ((start?.x ?? 0) + (end?.x ?? 0)) / 2, y: ((start?.y ?? 0) + (end?.y ?? 0)) / 2 };
      });
      const aside = middles.map((one) => one.x * at.y - one.y * at.x);
      expect(Math.abs(aside.reduce((sum, one) => sum + one, 0))).toBeLessThan(1e-6);
    }
  });

  test('begin and end on the outlines of their cards, also where these are round', () => {
    const scene = sceneOf(chart(3, { x: 420, y: 90 }, 'Individual'));
    const card = scene.cards.get('a');
    const { width = 0, height = 0, corner = 0 } = card?.shape ?? {};
    expect(corner).toBeGreaterThan(20);
    const beyond = (size: number, at: number) => Math.max(0, Math.abs(at) - (size / 2 - corner));
    for (const { link, path } of scene.links.values()) {
      const place = (link.from === 'a' ? path[0] : path.at(-1)) ?? { x: 0, y: 0 };
      expect(Math.hypot(beyond(width, place.x), beyond(height, place.y))).toBeCloseTo(corner, 6);
    }
  });

  test('make room again for one that goes, that is bent by hand, and that comes', () => {
    const [two, three] = [sceneOf(chart(2, { x: 0, y: 200 })), sceneOf(chart(3, { x: 0, y: 200 }))];
    const scene = sceneOf(chart(3, { x: 0, y: 200 }));
    scene.update(chart(2, { x: 0, y: 200 }));
    expect(pathsOf(scene)).toEqual(pathsOf(two));
    scene.update(chart(3, { x: 0, y: 200 }));
    expect(pathsOf(scene)).toEqual(pathsOf(three));
    const bent = chart(3, { x: 0, y: 200 });
    const last = { ...linkOf(2), points: [300, 100], adjusting: MANUAL_BENDS };
    scene.update({ ...bent, links: new Map(bent.links).set('l2', last) });
    expect(pathsOf(scene)).toMatchObject(pathsOf(two));
  });

  test('stand while a card is dragged as when it was put down', () => {
    const scene = sceneOf(chart(3, { x: 0, y: 200 }));
    scene.move(new Map([['b', { x: 350, y: 260 }]]));
    expect(pathsOf(scene)).toEqual(pathsOf(sceneOf(chart(3, { x: 350, y: 260 }))));
  });
});

test('straight links stand by what is there, whatever was done before', () => {
  const straight = changeChart({ routing: 'straight' }).apply(base);
  const after = (document: ChartDocument, commands: readonly Command[]) =>
    commands.reduce((found, one) => one.apply(found), document);
  const edits = fc.array(command, { maxLength: 8 });
  fc.assert(
    fc.property(edits, edits, (first, second) => {
      const [one, two] = [after(straight, first), after(after(straight, first), second)];
      const scene = sceneOf(one);
      scene.update(two);
      expect(pathsOf(scene)).toEqual(pathsOf(sceneOf(two)));
    }),
    { numRuns: 200 },
  );
});
