import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { TagMark } from '@stemma/shared/chart/chart';
import { contrast } from '@stemma/shared/chart/contrast';
import { newNode } from '../testkit';
import { Scene } from '../scene/scene';
import { sceneSetters } from '../scene/sceneSetters';
import { wholeBounds } from '../scene/sceneView';
import { groundsOf, ruleFill } from './cardFills';
import { legendOf } from './legend';
import { paletteOf } from './palette';

const DAY = '2026-11-27';
const tag = (name: string, color = ''): TagMark => ({ key: name.toLowerCase(), name, color });
const onshore = tag('Onshore', '#006D75');
const offshore = tag('Offshore', '#D9580B');

/** Four companies below each other, of which the tags are known that are given. */
function sceneWith(tags: Record<string, TagMark[]>, colorBy: 'tag' | 'none' = 'tag') {
  const style = { ...STEMMA_STYLE, colorBy };
  const scene = new Scene(sceneSetters({ measure: (text) => text.length * 7, day: DAY, style }));
  const nodes = ['a', 'b', 'c', 'd'].map((key, at) =>
    newNode({ key, typeName: 'Company', name: key, y: at * 200, ...(key === 'd' && { fillColor: '#00ff00' }) }),
  );
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey(nodes),
    links: new Map(),
    tags: new Map(Object.entries(tags)),
  });
  const bounds = wholeBounds(scene);
  const words = bounds ? legendOf(scene, bounds, DAY).map(({ word }) => word) : [];
  const grounds = (scheme: 'light' | 'dark') => nodes.slice(0, 3).map(groundsOf(scene, scheme));
  return { scene, nodes, words, grounds };
}

test('a card has the colour of the first of its tags by name, softened, and the legend tells it', () => {
  const { words, grounds } = sceneWith({ a: [offshore, onshore], b: [onshore] });
  const [first, second, third] = grounds('light');
  expect([first === second, third]).toEqual([false, null]);
  expect(words).toEqual(['Organisation', 'Offshore', 'Onshore']);
  for (const scheme of ['light', 'dark'] as const) {
    for (const ground of grounds(scheme).slice(0, 2)) {
      expect(contrast(ground ?? '', paletteOf(scheme).name)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the legend tells no tag of a card whose colour was chosen, nor any where charts are not coloured by tags', () => {
  expect(sceneWith({ a: [onshore], d: [offshore] }).words).toEqual(['Organisation', 'Onshore']);
  expect(sceneWith({ a: [onshore] }, 'none').words).toEqual(['Organisation']);
});

test('tags without a colour are told apart by the grounds of jurisdictions', () => {
  const { grounds } = sceneWith({ a: [tag('One')], b: [tag('Two')], c: [tag('Two')] });
  const [one, two, three] = grounds('light');
  expect(two).toBe(three);
  expect(new Set([one, two, null]).size).toBe(3);
});

test('where no tags are known, as for who opens a share link, nothing is coloured or told', () => {
  const { scene, nodes, words, grounds } = sceneWith({});
  expect([...grounds('light'), ...grounds('dark')].every((ground) => ground === null)).toBe(true);
  expect(nodes.map((node) => ruleFill(scene, node, 'tag'))).toEqual([null, null, null, null]);
  expect(words).toEqual(['Organisation']);
});

test('tags that changed count at once', () => {
  const { scene, nodes } = sceneWith({ a: [onshore] });
  const before = groundsOf(scene, 'light')(nodes[0] ?? newNode({ key: 'a', typeName: 'Company', name: 'a' }));
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey(nodes),
    links: new Map(),
    tags: new Map([['a', [offshore]]]),
  });
  const after = groundsOf(scene, 'light')(nodes[0] ?? newNode({ key: 'a', typeName: 'Company', name: 'a' }));
  expect(after).not.toBe(before);
});

test('cards are coloured by risk where it is told, whoever was not screened with them, and by nothing where it is not', () => {
  const style = { ...STEMMA_STYLE, colorBy: 'risk' as const };
  const nodes = [
    newNode({ key: 'a', typeName: 'Individual', name: 'a', y: 0 }),
    newNode({ key: 'b', typeName: 'Company', name: 'b', y: 200 }),
    newNode({ key: 'c', typeName: 'Trust', name: 'c', y: 400 }),
  ];
  const shown = (risks?: ReadonlyMap<string, 'sanction'>) => {
    const scene = new Scene(sceneSetters({ measure: (text) => text.length * 7, day: DAY, style }));
    const props = { routing: 'orthogonal' as const };
    scene.update({ props, nodes: byKey(nodes), links: new Map(), ...(risks && { risks }) });
    const bounds = wholeBounds(scene);
    return {
      scene,
      grounds: nodes.map(groundsOf(scene, 'light')),
      words: bounds ? legendOf(scene, bounds, DAY).map(({ word }) => word) : [],
    };
  };
  const told = shown(new Map([['a', 'sanction']]));
  expect(told.grounds.map((ground) => ground !== null)).toEqual([true, true, false]);
  expect(told.words).toEqual(expect.arrayContaining(['Not screened', 'Sanctioned']));
  for (const scheme of ['light', 'dark'] as const) {
    for (const ground of nodes.slice(0, 2).map(groundsOf(told.scene, scheme))) {
      expect(contrast(ground ?? '', paletteOf(scheme).name)).toBeGreaterThanOrEqual(4.5);
    }
  }
  const untold = shown();
  expect(untold.grounds).toEqual([null, null, null]);
  expect(untold.words).not.toContain('Not screened');
});
