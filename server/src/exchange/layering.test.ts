import { expect, test } from '@jest/globals';
import { layered, placesAbove } from './layering';

const y = (positions: Map<string, { y: number }>, key: string) => positions.get(key)?.y ?? Number.NaN;

test('owners stand above what they hold, through every way down', () => {
  const links = [
    { from: 'top', to: 'mid' },
    { from: 'mid', to: 'low' },
    { from: 'top', to: 'low' },
  ];
  const positions = layered(['low', 'mid', 'top'], links, 100);
  expect(y(positions, 'top')).toBe(100);
  expect(y(positions, 'top')).toBeLessThan(y(positions, 'mid'));
  expect(y(positions, 'mid')).toBeLessThan(y(positions, 'low'));
});

test('loops, links to oneself and to others elsewhere leave no card without a place of its own', () => {
  const links = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
    { from: 'b', to: 'c' },
    { from: 'c', to: 'c' },
    { from: 'x', to: 'a' },
  ];
  const positions = layered(['a', 'b', 'c'], links);
  expect(new Set([...positions.values()].map((at) => `${at.x} ${at.y}`)).size).toBe(3);
});

test('twenty thousand cards stay within a chart and take little time', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}`);
  const links = keys.slice(1).map((key, index) => ({ from: keys[Math.floor(index / 3)] ?? '', to: key }));
  const positions = layered(keys, links);
  expect(positions.size).toBe(20_000);
  for (const at of positions.values()) expect(Math.max(Math.abs(at.x), Math.abs(at.y))).toBeLessThan(1_000_000);
});

test('what comes above a card stands over it, beside what is there', () => {
  const cards = [
    { key: 'child', x: 0, y: 500 },
    { key: 'there', x: 30, y: 340 },
  ];
  const positions = placesAbove(cards, 'child', ['a', 'b', 'c']);
  const xs = [...(positions?.values() ?? [])].map(({ x, y }) => [x, y < 500]);
  expect(new Set([30, ...xs.map(([x]) => x)]).size).toBe(4);
  expect(xs.every(([x, isAbove]) => isAbove && Math.abs(Number(x) - 30) >= 230)).toBe(true);
  expect(placesAbove(cards, 'elsewhere', ['a'])).toBeNull();
});
