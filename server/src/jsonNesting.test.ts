import { expect, test } from '@jest/globals';
import { nestsDeeperThan } from './jsonNesting';

const nests = (max: number, json: string) => nestsDeeperThan(max, Buffer.from(json));

test('a body may nest to the limit and no deeper, however deep it is', () => {
  expect(nests(3, '[{"in":[1]},[[]]]')).toBe(false);
  expect(nests(3, '[{"in":[{"in":1}]}]')).toBe(true);
  expect(nests(64, '['.repeat(200_000))).toBe(true);
  expect(nests(0, '"text"')).toBe(false);
  expect(nests(1, '{"flat":[],"many":null}')).toBe(true);
  expect(nests(1, '[1],[2],[3]')).toBe(false);
});

test('brackets within texts nest nothing, however their quotation marks are written', () => {
  expect(nests(1, '["[[[", "a\\"[[[", "\\\\", "é漢😀[{"]')).toBe(false);
  expect(nests(1, '["\\\\", [1]]')).toBe(true);
  expect(nests(1, '{"[[": "]", "{{": "unfinished [[[')).toBe(false);
});
