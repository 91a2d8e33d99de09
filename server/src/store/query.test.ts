import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { countQueries, noteQuery, onQuery } from './counting';
import { atMostOne, one, query } from './query';
import type { Tx } from './types';

const answering = (rows: Record<string, unknown>[]): Tx => ({ run: () => Promise.resolve(rows) });
const names = query('test.names', 'RETURN 1', z.object({ name: z.string() }));

describe('query', () => {
  test('gives rows of the shape', async () => {
    await expect(names(answering([{ name: 'Ada' }]), {})).resolves.toEqual([{ name: 'Ada' }]);
  });

  test('names the query and the field of a row that does not fit', async () => {
    await expect(names(answering([{ name: 'Ada' }, { name: 7 }]), {})).rejects.toThrow(/test\.names.* 1\.name/);
  });
});

describe('one and atMostOne', () => {
  test('take a single row', () => {
    expect(one([1])).toBe(1);
    expect(atMostOne([1])).toBe(1);
    expect(atMostOne([])).toBeUndefined();
  });

  test('refuse any other number', () => {
    expect(() => one([])).toThrow('got 0');
    expect(() => one([1, 2])).toThrow('got 2');
    expect(() => atMostOne([1, 2])).toThrow('got 2');
  });
});

describe('counting', () => {
  test('counts what the work itself sent, nested counts included', async () => {
    const outer = await countQueries(async () => {
      noteQuery('a');
      const inner = await countQueries(() => Promise.resolve(noteQuery('b')));
      return inner.names;
    });
    noteQuery('later');
    expect(outer).toEqual({ result: ['b'], names: ['a', 'b'] });
  });

  test('tells listeners until they leave', () => {
    const heard: string[] = [];
    const leave = onQuery((name) => heard.push(name));
    noteQuery('a');
    leave();
    noteQuery('b');
    expect(heard).toEqual(['a']);
  });
});
