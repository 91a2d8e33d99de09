import { describe, expect, test } from '@jest/globals';
import { newLink, newNode } from '../testkit';
import { byKey } from '@stemma/shared/byKey';
import { BUILT_IN_STYLES } from '@stemma/shared/chart/builtInStyles';
import { pathToOutlines } from '../route/outlineEnds';
import { Scene } from '../scene/scene';
import { sceneSetters } from '../scene/sceneSetters';
import { outlineCorners, outlineOf, type Outline } from './outline';

const box = { left: 10, top: 20, width: 160, height: 56 };
const POLYGONS: Outline[] = ['gable', 'hexagon', 'octagon', 'parallelogram', 'foldedCorner', 'pointed'];

describe('the outline of a card', () => {
  test.each([
    [{ typeName: 'Individual' }, 'stadium'],
    [{ typeName: 'Company' }, 'rectangle'],
    [{ typeName: 'Company', legalForm: 'partnership' }, 'hexagon'],
    [{ typeName: 'Company', legalForm: 'fund' }, 'octagon'],
    [{ typeName: 'Company', legalForm: 'state' }, 'doubled'],
    [{ typeName: 'Trust' }, 'gable'],
    [{ typeName: 'Yacht' }, 'parallelogram'],
    [{ typeName: 'Project' }, 'foldedCorner'],
    [{ typeName: 'Custom' }, 'pointed'],
    [{ typeName: 'Custom', isPrivate: true }, 'rectangle'],
    [{ typeName: 'Trust', standsFor: 3 }, 'rectangle'],
  ] as const)('of %p is %s', (node, outline) => {
    expect(outlineOf(node)).toBe(outline);
  });

  test.each(POLYGONS)('%s lies within its box and reaches all its sides', (outline) => {
    const corners = outlineCorners(outline, box) ?? [];
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([10, 170, 20, 76]);
  });

  test('no two of them are the same', () => {
    const drawn = POLYGONS.map((outline) => JSON.stringify(outlineCorners(outline, box)));
    expect(new Set(drawn).size).toBe(POLYGONS.length);
  });
});

describe.each(BUILT_IN_STYLES.map((style) => [style.name, style] as const))('in the style %s', (_name, style) => {
  const measure = (text: string) => text.length * 7;
  const setters = sceneSetters({ measure, day: '2026-11-27', style });
  const kinds = [
    ...([
      'Individual',
      'Company',
      'Trust',
      'Project',
      'Custom',
      'Property',
      'Aircraft',
      'Yacht',
      'BankAccount',
    ] as const),
  ].map((typeName) => newNode({ key: typeName, typeName, name: 'Aldergrove Settlement Holdings', detail: 'no. 12' }));
  const forms = (['partnership', 'fund', 'state'] as const).map((legalForm) =>
    newNode({ key: legalForm, typeName: 'Company', legalForm, name: 'Elm', label: 'PEP', country: 'CH' }),
  );

  test('the words of a card lie within it', () => {
    for (const node of [...kinds, ...forms]) {
      const shape = setters.card(node);
      const widest = Math.max(...shape.lines.map(measure), measure(shape.detail));
      const left = shape.align === 'center' ? shape.textX - widest / 2 : shape.textX;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + widest).toBeLessThanOrEqual(shape.width + 1);
      const high = shape.lines.length * 18 + (shape.detail ? 16 : 0);
      expect(Math.abs(shape.textY) + high / 2).toBeLessThanOrEqual(shape.height / 2);
    }
  });

  test('links end on the outlines of their cards, never outside of their boxes', () => {
    const scene = new Scene(setters);
    const cards = [...kinds, ...forms].map((node, at) => ({ ...node, x: (at % 4) * 300, y: Math.floor(at / 4) * 220 }));
    const links = cards.slice(4).map(({ key }, at) => newLink({ key: `l${at}`, from: cards[at]?.key ?? '', to: key }));
    scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(cards), links: byKey(links) });
    for (const entry of scene.links.values()) {
      const path = pathToOutlines(scene, entry);
      expect(path).toHaveLength(entry.path.length);
      for (const [key, point] of [
        [entry.link.from, path[0]],
        [entry.link.to, path.at(-1)],
      ] as const) {
        const card = scene.cards.get(key);
        if (!card || !point) throw new Error('no card');
        expect(Math.abs(point.x - card.x)).toBeLessThanOrEqual(card.shape.width / 2 + 0.01);
        expect(Math.abs(point.y - card.y)).toBeLessThanOrEqual(card.shape.height / 2 + 0.01);
      }
    }
  });
});
