import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isIsoDate } from '@stemma/shared/dates';
import { pino } from 'pino';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { openBlobs } from '../server/src/blobs/open';
import { makeContext, type Context } from '../server/src/context';
import { blobSettings, readEnv } from '../server/src/env';
import { takeEdition } from '../server/src/registers/editions';
import { RegisterLoader } from '../server/src/registers/loader';
import type { PresentedRegister } from '../server/src/registers/present';
import { createRegister, getRegister, listRegisters, updateRegister } from '../server/src/registers/service';
import { firstLine, fromCaller, runCommand, tell } from './cli/command';

const USAGE =
  'Usage: npm run register -- FILE --name NAME --as EMAIL [--source TEXT] [--licence TEXT] [--day YYYY-MM-DD] [--json]';
const GOES_ON = 'The file is taken: loading goes on in a server of this store, or with its next start.';
const TELL_EVERY = 2000;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        as: { type: 'string' },
        source: { type: 'string' },
        licence: { type: 'string' },
        day: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    const { name, as, day } = values;
    if (file === undefined || positionals.length > 1 || !name || !as)
      throw new Error('One file, --name and --as are needed.');
    if (day !== undefined && !isIsoDate(day)) throw new Error(`${day} is no day like 2026-12-31.`);
    return { ...values, file, name, as };
  } catch (error) {
    throw new Error(`${firstLine(error)} ${USAGE}`);
  }
}

async function placeOf(file: string): Promise<{ path: string; size: number }> {
  for (const path of [resolve(file), fromCaller(file)]) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return { path, size: found.size };
  }
  throw new Error(`There is no file ${file}.`);
}

/** The organization's register of a name, made where there is none. */
async function registerNamed(
  context: Context,
  { name, source, licence }: { name: string; source?: string | undefined; licence?: string | undefined },
): Promise<PresentedRegister> {
  const known = (await listRegisters(context)).find((register) => register.name === name);
  if (!known) return createRegister(context, { name, source, licence });
  if (source === undefined && licence === undefined) return known;
  return updateRegister(context, known.key, {
    name,
    source: source ?? known.source,
    licence: licence ?? known.licence,
  });
}

/** Waits until the newest edition is read by people, or has ended otherwise, and says how far it has come. */
async function follow(context: Context, key: string): Promise<PresentedRegister> {
  for (;;) {
    const register = await getRegister(context, key);
    const [edition] = register.editions;
    if (!edition || !['waiting', 'loading', 'comparing'].includes(edition.state)) return register;
    tell(`${Math.floor(edition.part * 100)} %: ${edition.position} records, ${edition.rate} in a second`);
    await wait(TELL_EVERY);
  }
}

/** Loads a file into a register, here or in a server of the same store, and waits for it; ended, it goes on where it was with the next start. */
async function main(): Promise<void> {
  const { file, as, name, source, licence, day, json } = readArguments();
  const { path, size } = await placeOf(file);
  const env = readEnv();
  const store = await openStoreOf(env, tell);
  try {
    const blobs = await openBlobs(blobSettings(env), store.storage);
    const caller = await callerOfEmail(store, as);
    const context = makeContext({ store, caller, requestId: 'register', address: 'local', blobs });
    const register = await registerNamed(context, { name, source, licence });
    const file = { registerKey: register.key, name: basename(path), day, size };
    await takeEdition(context, file, createReadStream(path) as AsyncIterable<Uint8Array>);
    // Signals are taken by the store, which ends the process.
    process.once('exit', (code) => code > 1 && tell(GOES_ON));
    const pace = () => ({ batch: 300, pause: 0.3 });
    const loader = new RegisterLoader({ store, blobs, log: pino({ level: 'silent' }), pace });
    loader.start();
    const loaded = await follow(context, register.key).finally(() => loader.stop());
    const [edition] = loaded.editions;
    if (json) process.stdout.write(`${JSON.stringify(loaded)}\n`);
    else process.stdout.write(`${linesOf(loaded).join('\n')}\n`);
    if (edition?.state !== 'current') process.exitCode = 1;
  } finally {
    await store.close();
  }
}

function linesOf({ name, editions: [edition] }: PresentedRegister): string[] {
  if (!edition) return [`Register "${name}" holds nothing.`];
  const { state, day, parties, links, position, skipped, skippedLines, reason } = edition;
  return [
    `Register "${name}", edition of ${day}: ${state}${reason ? `. ${reason}` : ''}`,
    `Read ${position} records: ${parties} parties and ${links} relationships; ${skipped} left out.`,
    ...skippedLines.map(({ where, why }) => `  skipped ${where}: ${why}`),
  ];
}

await runCommand(main);
