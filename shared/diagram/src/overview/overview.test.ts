import { describe, expect, test } from '@jest/globals';
import { overlaps, union, type Bounds } from '../geometry/box';
import { createCardSetter } from '../geometry/card';
import type { Measure } from '../geometry/text';
import { createLabelSetter } from '../label/linkLabel';
import { cardBounds, Scene } from '../scene/scene';
import { newLink, newNode } from '../testkit';
import { cardWeights } from './cardWeight';
import { islandText, islandsOf } from './islands';
import { nameType, placeNames, type PlacedName } from './placeNames';
import { createNameSetter } from './typesetName';

const measure: Measure = (text, face) => text.length * (face === 'name' ? 7.6 : 6.4);
const setter = { measure, whole: createNameSetter(measure) };

/** Owners in a row above as many that they hold, each so far from the next. */
function ladder(count: number, step: number): Scene {
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') });
  const keys = Array.from({ length: count }, (_, at) => at);
  const nodes = keys.flatMap((at) => [
    newNode({ key: `p${at}`, typeName: 'Individual', name: `Owner number ${at}`, x: at * step, y: 0 }),
    newNode({ key: `c${at}`, typeName: 'Company', name: `Harbour Light Holdings ${at} Ltd`, x: at * step, y: 200 }),
  ]);
  const links = keys.map((at) => newLink({ key: `l${at}`, from: `p${at}`, to: `c${at}` }));
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: new Map(nodes.map((node) => [node.key, node])),
    links: new Map(links.map((link) => [link.key, link])),
  });
  return scene;
}

/** What a name covers. */
function textOf({ lines, align, x, top }: PlacedName, zoom: number): Bounds {
  const { scale, line } = nameType(11, zoom);
  const width = Math.max(...lines.map((text) => measure(text, 'name'))) * scale;
  const left = x - { left: 0, center: width / 2, right: width }[align];
  return { left, top, right: left + width, bottom: top + lines.length * line };
}

test('a name is broken into one line, two and more, whole and as narrow as these allow', () => {
  expect(setter.whole('Harbour Light Holdings Ltd').map(({ lines }) => lines)).toEqual([
    ['Harbour Light Holdings Ltd'],
    ['Harbour Light', 'Holdings Ltd'],
    ['Harbour', 'Light', 'Holdings Ltd'],
  ]);
  expect(setter.whole('Belmont Capital S.à r.l.').map(({ lines }) => lines.length)).toEqual([1, 2, 3]);
  expect(setter.whole('Rue du Lac 85').at(-1)?.lines).toEqual(['Rue\u00a0du', 'Lac\u00a085']);
  expect(setter.whole('Zephyr').map(({ lines }) => lines)).toEqual([['Zephyr']]);
});

test('ultimate holders weigh more than anybody who is held, and those more that hold more', () => {
  const links = [
    ['a', 'b'],
    ['b', 'c'],
    ['b', 'd'],
    ['c', 'd'],
  ].map(([from = '', to = '']) => ({ link: newLink({ key: from + to, from, to }) }));
  const weights = cardWeights(links);
  const order = ['a', 'b', 'c', 'd'].map((key) => weights.get(key) ?? 0);
  expect(order).toEqual([...order].sort((a, b) => b - a));
  expect(new Set(order).size).toBe(4);
});

describe.each([0.7, 0.45, 0.3, 0.15, 0.06])('names at a zoom of %d', (zoom) => {
  const scene = ladder(12, 260);
  const names = placeNames(scene, setter, nameType(11, zoom));

  test('stand on no other name and on no card but their own', () => {
    const texts = [...names].map(([key, name]) => ({ key, text: textOf(name, zoom) }));
    const pairs = texts.flatMap((one, at) => texts.slice(at + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlaps(one.text, other.text))).toEqual([]);
    const cards = [...scene.cards].map(([key, card]) => ({ key, box: cardBounds(card) }));
    const onCards = texts.flatMap(({ key, text }) =>
      cards.filter((card) => card.key !== key && overlaps(card.box, text)).map((card) => `${key} ${card.key}`),
    );
    expect(onCards).toEqual([]);
  });

  test('lie on bodies that hide no other card', () => {
    const bodies = [...names].map(([key, { body }]) => ({ key, body }));
    const hidden = bodies.flatMap(({ key, body }) =>
      [...scene.cards]
        .filter(([other, card]) => other !== key && overlaps(cardBounds(card), body))
        .map(([other]) => other),
    );
    expect(hidden).toEqual([]);
  });

  test('are the same each time, and within what is drawn', () => {
    expect(placeNames(scene, setter, nameType(11, zoom))).toEqual(names);
    const whole = union([...scene.cards.values()].map(cardBounds))!;
    const reach = 3 * nameType(11, zoom).size * 14;
    for (const name of names.values()) {
      const { left, right } = textOf(name, zoom);
      expect(left > whole.left - reach && right < whole.right + reach).toBe(true);
    }
  });
});

test('every name of a roomy chart can be read at 30 %, and owners longer than what they hold', () => {
  const at = (zoom: number, step = 400) => [...placeNames(ladder(12, step), setter, nameType(11, zoom)).keys()];
  expect(at(0.3)).toHaveLength(24);
  const far = at(0.05, 1600);
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter((key) => key.startsWith('p')).length).toBeGreaterThanOrEqual(
    far.filter((key) => key.startsWith('c')).length,
  );
});

describe('islands', () => {
  test('are parts that links join, and groups; each says how many stand in it, in how many countries, and how many are unknown', () => {
    const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-26') });
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const nodes = ['one', 'two', 'three'].flatMap((part, index) =>
      keys.map((key, at) =>
        newNode({
          key: part + key,
          typeName: 'Company',
          name: `${part} ${key}`,
          country: at < 2 ? 'LU' : 'GB',
          party: at === 4 ? 'unknown' : 'known',
          x: at * 300,
          y: index * 1000,
        }),
      ),
    );
    const links = ['one', 'two'].flatMap((part) =>
      keys.slice(1).map((key) => newLink({ key: part + key, from: `${part}a`, to: part + key })),
    );
    scene.update({
      props: { routing: 'orthogonal' },
      nodes: new Map(nodes.map((node) => [node.key, node])),
      links: new Map(links.map((link) => [link.key, link])),
      groups: new Map([
        ['g', { key: 'g', name: 'Third family', members: keys.map((key) => `three${key}`), collapsed: false }],
      ]),
    });
    const islands = islandsOf(scene);
    expect(islands.map(({ name, entities, countries, unknown }) => [name, entities, countries, unknown])).toEqual([
      ['Third family', 5, 2, 1],
      ['one a', 5, 2, 1],
      ['two a', 5, 2, 1],
    ]);
    expect(islands.map(islandText)).toEqual(Array(3).fill('5 entities · 2 countries · 1 unknown'));
  });
});
