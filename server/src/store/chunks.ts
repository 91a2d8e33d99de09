import { setImmediate } from 'node:timers/promises';

const CHUNK = 2000;

/**
 * Sends rows to the store in chunks, each before the store has ended the one before it (pipelining of Bolt): the driver packs the next while the
 * store works. `send` runs one statement of an open transaction; its answers come in order, and the first fault of one is thrown.
 */
export async function inChunks<R, T>(rows: readonly R[], send: (chunk: R[]) => Promise<T>): Promise<T[]> {
  const answers: Promise<T>[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    if (start > 0) await setImmediate(); // The driver writes what it was given.
    const answer = send(rows.slice(start, start + CHUNK));
    answer.catch(() => undefined); // Thrown below.
    answers.push(answer);
  }
  return Promise.all(answers);
}
