import { expect, test } from '@jest/globals';
import { waiting } from './waiting';

test('of each owner so many wait and no more, until one of them is done, also by failing', async () => {
  const counted = waiting(2, 'Too many.');
  let fail: (reason: Error) => void = () => undefined;
  const first = counted('a', () => new Promise<never>((_done, failed) => (fail = failed)));
  const second = counted('a', () => new Promise<never>(() => undefined));
  await expect(counted('a', () => Promise.resolve('more'))).rejects.toMatchObject({
    code: 'tooMany',
    message: 'Too many.',
    details: { retryAfter: 5 },
  });
  await expect(counted('b', () => Promise.resolve('other'))).resolves.toBe('other');
  fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await expect(counted('a', () => Promise.resolve('again'))).resolves.toBe('again');
  void second;
});
