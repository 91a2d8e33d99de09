// @ts-check
import { prepare } from '../../scripts/setup.mjs';
import { startTestApp } from './test-app.mjs';
import { takeTestStore } from './test-store.mjs';

/** Jest's global set-up for the tiers that need the store; `npm test` has then mostly taken it already. */
export default async function setUp() {
  const log = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);
  await prepare({ server: true, log });
  const releaseStore = await takeTestStore(log);
  const endApp = await startTestApp();
  Object.assign(globalThis, {
    endTestRun: async () => {
      await endApp();
      await releaseStore();
    },
  });
}
