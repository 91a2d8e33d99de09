import { describe, expect, test } from '@jest/globals';
import { closesCircle, fitsFolder, withDescendants } from './policy';

/** Outer holds middle, middle holds inner; apart stands alone. */
const parents = new Map([
  ['outer', ''],
  ['middle', 'outer'],
  ['inner', 'middle'],
  ['apart', ''],
]);

describe('moving folders', () => {
  test('is refused into the folder itself and into what lies in it', () => {
    expect(closesCircle(parents, new Set(['outer']), 'inner')).toBe(true);
    expect(closesCircle(parents, new Set(['middle']), 'middle')).toBe(true);
    expect(closesCircle(parents, new Set(['apart', 'outer']), 'middle')).toBe(true);
    expect(closesCircle(parents, new Set(['inner']), 'outer')).toBe(false);
    expect(closesCircle(parents, new Set(['apart']), 'inner')).toBe(false);
    expect(closesCircle(parents, new Set(['outer']), '')).toBe(false);
  });

  test('ends also where the data closes a circle already', () => {
    const broken = new Map([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(closesCircle(broken, new Set(['c']), 'a')).toBe(false);
    expect([...withDescendants(broken, ['a'])].sort()).toEqual(['a', 'b']);
  });
});

test('a folder is taken with all that lies in it', () => {
  expect([...withDescendants(parents, ['middle'])].sort()).toEqual(['inner', 'middle']);
  expect([...withDescendants(parents, ['apart', 'outer'])].sort()).toEqual(['apart', 'inner', 'middle', 'outer']);
});

test('a folder takes its own kind; one of assets takes all assets', () => {
  expect(fitsFolder('Asset', 'Yacht')).toBe(true);
  expect(fitsFolder('Asset', 'Company')).toBe(false);
  expect(fitsFolder('Company', 'Company')).toBe(true);
  expect(fitsFolder('Company', 'Trust')).toBe(false);
  expect(fitsFolder('Dataset', 'Dataset')).toBe(true);
});
