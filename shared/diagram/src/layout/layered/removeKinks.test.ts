import { expect, test } from '@jest/globals';
import type { Point } from '../../geometry/box';
import type { ConnectedComponent } from '../connectedComponents';
import { spaceOf } from '../spacing';
import { removeKinks } from './removeKinks';

/** Owner a over b, and with `others` a second link at these cards. */
function component(others: readonly [string, string][] = []): ConnectedComponent {
  const ends: [string, string][] = [['a', 'b'], ...others];
  return {
    nodes: ['a', 'b', 'c'].map((key) => ({ key, name: key, width: 140, height: 56, corner: 8, drop: 0 })),
    edges: ends.map(([holder, held]) => ({
      link: { key: holder + held, from: holder, to: held, arrowType: 'Normal', label: null, share: 1 },
      holder,
      held,
    })),
    groups: [],
    space: spaceOf(),
  };
}

const nodes = new Map([
  ['a', { x: 200, y: 28 }],
  ['b', { x: 200, y: 228 }],
  ['c', { x: 500, y: 28 }],
]);

function routeOf(part: ConnectedComponent, by: number): readonly Point[] | undefined {
  const path = [
    { x: 200, y: 56 },
    { x: 200, y: 120 },
    { x: 200 + by, y: 120 },
    { x: 200 + by, y: 200 },
  ];
  const links = new Map([['ab', { path, label: null, turned: false }]]);
  return removeKinks(part, { width: 600, height: 256, nodes, links }).links.get('ab')?.path;
}

const straight = (x: number) => [
  { x, y: 56 },
  { x, y: 200 },
];

test('a link that jogs a little runs straight, its end at a card where it is alone sliding along', () => {
  expect(routeOf(component(), -5)).toEqual(straight(200));
  expect(routeOf(component([['c', 'b']]), -5)).toEqual(straight(195));
  expect(routeOf(component([['a', 'c']]), -5)).toEqual(straight(200));
});

test('one that jogs farther slides where only it leaves, as far as the card is wide', () => {
  expect(routeOf(component(), -28)).toEqual(straight(172));
  expect(routeOf(component([['a', 'c']]), -28)).toHaveLength(4);
  expect(routeOf(component(), -31)).toHaveLength(4);
});

test('one with others at both cards stays as it is', () => {
  expect(
    routeOf(
      component([
        ['c', 'b'],
        ['a', 'c'],
      ]),
      -5,
    ),
  ).toHaveLength(4);
});
