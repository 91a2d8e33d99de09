import { expect, test } from '@jest/globals';
import { limitConcurrency } from './limitConcurrency';

test('owners take turns, each with one piece of work at a time, however many one of them asks for', async () => {
  const takeTurn = limitConcurrency(2);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string) =>
    takeTurn(owner, async () => {
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name.slice(0, 1), name));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  await settled();
  expect(started).toEqual(['a1', 'b1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(started.slice(3)).toEqual(['a2']);
  for (const name of ['c1', 'a2', 'b2', 'a3']) await end(name);
  await expect(Promise.all(asked)).resolves.toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('work that fails gives its turn on', async () => {
  const takeTurn = limitConcurrency(1);
  await expect(takeTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(takeTurn('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
});
