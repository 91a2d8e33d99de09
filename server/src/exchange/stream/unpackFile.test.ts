import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { dataParts } from './unpackFile';

const size = 4 * 1024 * 1024;
const noise = randomBytes(size);

/** How much is told to be done with after each piece, and how much of what comes out that is. */
async function told(bytes: Uint8Array): Promise<{ part: number; of: number }[]> {
  const steps: { part: number; of: number }[] = [];
  let part = 0;
  let out = 0;
  for await (const { chunks } of dataParts({ bytes }, { most: 10 * size, onRead: (now) => (part = now) })) {
    for await (const chunk of chunks) {
      steps.push({ part, of: out / size });
      out += chunk.length;
    }
  }
  steps.push({ part, of: out / size });
  return steps;
}

test.each([
  ['a plain file', noise],
  ['a file packed by gzip', gzipSync(noise)],
  ['a zip archive', zipSync({ a: noise.subarray(0, size / 2), b: noise.subarray(size / 2) })],
])('the progress of %s is what whoever reads is done with', async (_what, bytes) => {
  const steps = await told(bytes);
  expect(steps[0]?.part).toBe(0);
  // No more than what one step of unpacking takes is told ahead.
  for (const { part, of } of steps) expect(Math.abs(part - of)).toBeLessThan(0.05);
  expect(steps.at(-1)?.part).toBeCloseTo(1, 2);
});
