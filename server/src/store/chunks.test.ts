import { describe, expect, test } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { inChunks } from './chunks';

const rows = Array.from({ length: 4500 }, (_, at) => at);

describe('inChunks', () => {
  test('sends each chunk before the one before it is answered, and answers in order', async () => {
    const lengths: number[] = [];
    const answer: (() => void)[] = [];
    const all = inChunks(rows, async (chunk) => {
      lengths.push(chunk.length);
      await new Promise<void>((resolve) => {
        answer.push(resolve);
        if (answer.length === 3) answer.toReversed().forEach((end) => end());
      });
      return chunk[0];
    });
    expect(await all).toEqual([0, 2000, 4000]);
    expect(lengths).toEqual([2000, 2000, 500]);
  });

  test('throws the first fault, also where later chunks fail of it', async () => {
    const fails = inChunks(rows, async ([first]) => {
      throw new Error(first === 0 ? 'the fault' : 'ended by a fault before');
    });
    await expect(fails).rejects.toThrow('the fault');
  });

  test('throws the cause, also where what it ended in later chunks comes before it', async () => {
    const fails = inChunks(rows, async ([first]) => {
      if (first === 0) await setTimeout(20);
      throw new Error(first === 0 ? 'the fault' : 'ended by a fault before');
    });
    await expect(fails).rejects.toThrow('the fault');
  });

  test('sends nothing for no rows', async () => {
    const sent: number[][] = [];
    expect(await inChunks([], async (chunk: number[]) => sent.push(chunk))).toEqual([]);
    expect(sent).toEqual([]);
  });
});
