import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { Scene } from '@stemma/shared/chart/geometry/scene';
import { newWords } from '../model/decor';
import { byKey, newLink, newNode } from '../model/document';
import { layoutFaults } from './faults';
import { workOut } from './workOut';

const measure = (text: string) => text.length * 7;
const note = newWords('Sticky', 'n', 'Ask the bank', { x: 20, y: 130 });

function sceneWith(noteAt = note): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-22') });
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 600 }),
      noteAt,
    ]),
    links: byKey([newLink({ key: 'l', from: 'b', to: 'a' })]),
  });
  return scene;
}

const down = () =>
  Promise.resolve({
    nodes: new Map([
      ['b', { x: 0, y: 0 }],
      ['a', { x: 0, y: 200 }],
    ]),
    links: new Map(),
  });
const ask = { kind: 'layered', only: null, pinned: new Set<string>() } as const;

test('a note that no link joins goes along with the card that it stood beside, and covers none', async () => {
  const scene = sceneWith();
  const { nodes } = await workOut(scene, ask, down);
  expect(nodes.get('n')).toMatchObject({ x: 20, y: 330 });
  const crowded = await workOut(sceneWith({ ...note, y: -150 }), ask, down);
  const after = sceneWith({ ...note, ...crowded.nodes.get('n') });
  after.move(crowded.nodes);
  expect(layoutFaults(after).filter(({ kind }) => kind === 'cardOverCard')).toEqual([]);
});

test('a note comes to stand on no link of the layout', async () => {
  const scene = sceneWith();
  const [link] = [...scene.links.keys()];
  const laid = await down();
  const bent = { ...laid, links: new Map([[link ?? '', { points: [20, 330, 400, 330], linkTextPosition: 0.5 }]]) };
  const { nodes } = await workOut(scene, ask, () => Promise.resolve(bent));
  const at = nodes.get('n');
  expect(at && at.x < 400 && at.x > -100 && Math.abs(at.y - 330) < 20).toBe(false);
});

test('a pinned note stays, and the layout is of the cards alone', async () => {
  const { nodes } = await workOut(sceneWith(), { ...ask, pinned: new Set(['n']) }, (input) => {
    expect(input.nodes.map(({ key }) => key)).toEqual(['a', 'b']);
    return down();
  });
  expect(nodes.has('n')).toBe(false);
});
