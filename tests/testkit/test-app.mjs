// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * Starts the application that the run's tests share, built as the product is, over the run's Neo4j. Its address and the folder of
 * its files are put into `process.env` for the processes that follow.
 *
 * @returns {Promise<() => Promise<void>>} ends it and removes its files
 */
export async function startTestApp() {
  const files = await mkdtemp(join(tmpdir(), 'stemma-files-'));
  const script = fileURLToPath(new URL('../../server/dist/test-app.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, files], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const first = createInterface({ input: child.stdout })[Symbol.asyncIterator]().next();
  const { value: url } = await Promise.race([first, ended.then(() => ({ value: undefined }))]);
  if (!url) throw new Error('The application that the tests share did not start.');
  Object.assign(process.env, { STEMMA_TEST_APP: url, STEMMA_TEST_FILES: files });
  return async () => {
    child.stdin.end();
    const [code] = await ended;
    await rm(files, { recursive: true, force: true });
    if (code === 1) throw new Error('The application that the tests share ended as failed: its reason stands above.');
  };
}
