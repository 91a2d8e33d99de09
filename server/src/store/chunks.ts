import { setImmediate } from 'node:timers/promises';

const CHUNK = 2000;

/**
 * Sends rows to the store in chunks, each before the store has ended the one before it (pipelining of Bolt): the driver packs the next while the
 * store works. `send` runs one statement of an open transaction; its answers come in order, and the fault of the first chunk that
 * has one is thrown: the driver may say before it that the transaction of the next ones has ended.
 */
export async function inChunks<R, T>(rows: readonly R[], send: (chunk: R[]) => Promise<T>): Promise<T[]> {
  const answers: Promise<T>[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    if (start > 0) await setImmediate(); // The driver writes what it was given.
    const answer = send(rows.slice(start, start + CHUNK));
    answer.catch(() => undefined); // Thrown below.
    answers.push(answer);
  }
  const inOrder: T[] = [];
  for (const answer of answers) inOrder.push(await answer);
  return inOrder;
}
