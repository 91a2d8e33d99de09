import { expect, test } from '@jest/globals';
import { memoize } from './memoize';

test('a text is worked on once while it is among the last, also where it answers nothing', () => {
  const asked: string[] = [];
  const lengthOf = memoize((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['one', 'three', '', 'one', ''].map(lengthOf)).toEqual([3, 5, undefined, 3, undefined]);
  expect(asked).toEqual(['one', 'three', '']);
  for (let at = 0; at < 1000; at += 1) lengthOf(`text ${at}`);
  expect([lengthOf('one'), asked.filter((text) => text === 'one').length]).toEqual([3, 2]);
});
