import { describe, expect, test } from '@jest/globals';
import { faultOfGroups } from './groups';

const group = (key: string, ...members: string[]) => ({ key, members });

describe('the groups of a chart', () => {
  test('may hold each other and share what they hold', () => {
    expect(faultOfGroups([group('a', 'b', 'c', 'e'), group('b', 'c'), group('c', 'e')])).toBeUndefined();
  });

  test('have each a key of its own', () => {
    expect(faultOfGroups([group('a'), group('b'), group('a')])).toMatchObject({ index: 2, field: 'key' });
  });

  test('are not within themselves, directly or through others', () => {
    expect(faultOfGroups([group('a', 'a')])).toMatchObject({ index: 0, field: 'members' });
    expect(faultOfGroups([group('x'), group('a', 'b'), group('b', 'c'), group('c', 'a')])).toMatchObject({ index: 1 });
  });
});
