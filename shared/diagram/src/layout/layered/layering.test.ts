import { expect, test } from '@jest/globals';
import { layeringsOf } from './layering';

const pair = (names: string) => ({ upper: names[0]!, lower: names[1]! });

test('owners stand above what they hold, links as short as may be', () => {
  const pairs = ['ab', 'bc', 'ac', 'dc'].map(pair);
  for (const layering of layeringsOf([...'abcd'], pairs))
    expect(Object.fromEntries(layering)).toEqual({ a: 0, b: 1, c: 2, d: 1 });
});

test('a card that may stand in several layers stands highest in the first, lowest in the second, and in the emptiest in the third', () => {
  const pairs = ['ab', 'bc', 'cd', 'af', 'fd', 'bg'].map(pair);
  const layers = layeringsOf([...'abcdfg'], pairs).map((layering) => layering.get('f'));
  expect(layers).toEqual([1, 2, 1]);
});
