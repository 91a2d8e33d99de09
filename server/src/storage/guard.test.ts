import { describe, expect, test } from '@jest/globals';
import { InsufficientStorage, readOnlyReasonOf, unlessReadOnly } from './errors';
import { levelOf } from './guard';

describe('a disk of which 500 are to stay free', () => {
  test.each([
    ['ample', 500, 'ample', 'ample'],
    ['low', 499, 'ample', 'low'],
    ['low', 599, 'low', 'low'],
    ['ample', 600, 'low', 'ample'],
    ['critical', 249, 'ample', 'critical'],
    ['low', 250, 'critical', 'low'],
  ] as const)('is %s with %i free where it was %s', (_level, free, before, level) => {
    expect(levelOf({ free, total: 1000, isWritable: true }, 500, before)).toBe(level);
  });

  test('is critical where nothing may be written to it, however much is free', () => {
    expect(levelOf({ free: 999, total: 1000, isWritable: false }, 500, 'ample')).toBe('critical');
  });
});

describe('a failed write', () => {
  const caused = (code: string) => new Error('it failed', { cause: Object.assign(new Error('inner'), { code }) });

  test('is for want of space, or of the right to write, also where that is the cause of its cause', () => {
    expect(readOnlyReasonOf(caused('ENOSPC'))).toBe('diskFull');
    expect(readOnlyReasonOf(caused('EROFS'))).toBe('notWritable');
    expect(readOnlyReasonOf(caused('ENOENT'))).toBeUndefined();
  });

  test('may be left out where only that is why it failed', async () => {
    await unlessReadOnly(Promise.reject(new InsufficientStorage('store', 'diskFull')));
    await expect(unlessReadOnly(Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
  });
});
