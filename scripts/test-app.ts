// The application that the tests of one run share, over the run's Neo4j and the folder of files that is its only argument. Says on
// its first line where it listens, and ends when its input does, so that it never outlives the run: as failed where a statement named
// what the store had no name for.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { makeApp } from '../server/src/app';
import { DiskBlobs } from '../server/src/blobs/disk';
import { listen } from '../server/src/listen';
import { openTestStore } from '../tests/testkit/neo4j';
import { SEAL_KEY } from '../tests/testkit/sealKey';
import { hearUnknownNames } from '../tests/testkit/unknownNames';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of its files.');

const unknownNames = hearUnknownNames();
const store = await openTestStore();
const app = await makeApp(store, {
  blobs: await DiskBlobs.open(folder),
  log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
  introspection: false,
  sealKey: SEAL_KEY,
  guesses: { account: 1000, address: 100_000, code: 1000 },
});
const server = await listen(app, 0, '127.0.0.1');
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

process.stdin.resume().once('close', () => {
  const unknown = unknownNames();
  if (unknown.length > 0) console.error(`Names that server/src/store/graphNames.ts lacks:\n  ${unknown.join('\n  ')}`);
  process.exit(unknown.length > 0 ? 1 : 0);
});
