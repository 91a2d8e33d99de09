import { expect, test } from '@jest/globals';
import { asTree, childrenOf, pathTo, withInner } from './tree';

const folder = (key: string, parent = '') => ({ key, name: key, folder: parent });
const folders = [folder('b'), folder('A'), folder('inner', 'b'), folder('deep', 'inner'), folder('lost', 'gone')];
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('folders stand by name in the one around them, and at the root when that one is gone', () => {
  expect(keys(childrenOf(folders, ''))).toEqual(['A', 'b', 'lost']);
  expect(keys(childrenOf(folders, 'b'))).toEqual(['inner']);
});

test('the way to a folder starts at the outermost', () => {
  expect(keys(pathTo(folders, 'deep'))).toEqual(['b', 'inner', 'deep']);
  expect(pathTo(folders, '')).toEqual([]);
  expect(pathTo(folders, 'nowhere')).toEqual([]);
});

test('what closes a circle still ends', () => {
  const circle = [folder('x', 'y'), folder('y', 'x')];
  expect(keys(pathTo(circle, 'x'))).toEqual(['y', 'x']);
  expect([...withInner(circle, ['x'])].sort()).toEqual(['x', 'y']);
  expect(asTree(circle, new Set())).toEqual([]);
});

test('a destination cannot lie in what is moved', () => {
  const rows = asTree(folders, withInner(folders, ['b']));
  expect(rows.map(({ folder: { key }, depth }) => [key, depth])).toEqual([
    ['A', 0],
    ['lost', 0],
  ]);
  expect(asTree(folders, new Set()).map(({ folder: { key }, depth }) => `${depth}${key}`)).toEqual([
    '0A',
    '0b',
    '1inner',
    '2deep',
    '0lost',
  ]);
});
