import { parseArgs } from 'node:util';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { mendListProperties } from '../server/src/entities/mendListProperties';
import { readEnv } from '../server/src/env';
import type { Rebuilt } from '../server/src/ownership/holds/rebuild';
import { differing, rebuildHolds, saidNowAndThen } from '../server/src/ownership/holds/rebuild';
import { firstLine, runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run rebuild [-- --check]';

function readArguments(): { onlyLook: boolean } {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: { check: { type: 'boolean', default: false } },
    });
    return { onlyLook: values.check };
  } catch (error) {
    throw new Error(`${firstLine(error)} ${USAGE}`);
  }
}

function resultLine(all: Rebuilt, onlyLook: boolean): string {
  const { entities, missing, changed, leftOver } = all;
  const looked = `Looked at who holds what directly, of ${entities} entities`;
  if (differing(all) === 0) return `${looked}: all as the links of the charts say.`;
  const [lacked, other, over] = onlyLook ? ['missing', 'different', 'left over'] : ['written', 'changed', 'removed'];
  return `${looked}. Holdings: ${missing} ${lacked}, ${changed} ${other}, ${leftOver} ${over}.`;
}

function keptLine(kept: number, onlyLook: boolean): string {
  return `What is kept for lists ${onlyLook ? 'differs' : 'was mended'}: ${kept} entities.`;
}

/** Works out anew what follows from the links of all charts, and what entities keep for lists, while servers run or not; with --check only looks, and ends with 1 where something differs. */
async function main(): Promise<void> {
  const { onlyLook } = readArguments();
  const store = await openStoreOf(readEnv(), tell);
  try {
    const all = await rebuildHolds(store, { onlyLook, onProgress: saidNowAndThen(tell) });
    process.stdout.write(`${resultLine(all, onlyLook)}\n`);
    const kept = await mendListProperties(store, { onlyLook });
    if (kept > 0) process.stdout.write(`${keptLine(kept, onlyLook)}\n`);
    if (onlyLook && differing(all) + kept > 0) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

await runCommand(main);
