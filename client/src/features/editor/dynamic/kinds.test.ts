import { expect, test } from '@jest/globals';
import { dynamicPath, keysIn } from './kinds';

test('the address of a dynamic chart names its charts, and they are read back from it', () => {
  const path = dynamicPath('object', 'e1', ['c:1', 'c-2']);
  expect(path.split('?')[0]).toBe('/object/e1');
  expect(keysIn(new URL(path, 'http://stemma.test').searchParams)).toEqual(['c:1', 'c-2']);
});

test('charts that are named one by one are read as well, each once', () => {
  expect(keysIn(new URLSearchParams('keys=a&keys=b,a&keys='))).toEqual(['a', 'b']);
});
