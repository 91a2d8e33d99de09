import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { makeContext } from '../server/src/context';
import { readEnv } from '../server/src/env';
import { AppError } from '../server/src/errors';
import { reportLines } from '../server/src/exchange/report';
import { importAny } from '../server/src/exchange/service';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { firstLine, fromCaller, runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run import -- FILE --as EMAIL [--chart NAME] [--json]';

interface Wanted {
  file: string;
  as: string;
  chart: string | undefined;
  json: boolean;
}

function readArguments(): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { as: { type: 'string' }, chart: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1 || !values.as) throw new Error('One file and --as are needed.');
    return { file, as: values.as, chart: values.chart, json: values.json };
  } catch (error) {
    throw new Error(`${firstLine(error)} ${USAGE}`);
  }
}

/** Where the file is; it is read while it is unpacked, so that it may be as large as it may unpack to. */
async function placeOf(file: string): Promise<string> {
  const places = [resolve(file), fromCaller(file)];
  for (const place of places) {
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (found.size > limits.importUnpackedMax) throw new AppError('tooLarge', messages.import.unpacksTooMuch);
    return place;
  }
  throw new Error(`There is no file ${file}.`);
}

async function main(): Promise<void> {
  const { file, as, chart, json } = readArguments();
  const path = await placeOf(file);
  const store = await openStoreOf(readEnv(), tell);
  try {
    const caller = await callerOfEmail(store, as);
    const context = makeContext({ store, caller, requestId: 'import', address: 'local' });
    const report = await importAny(context, { path }, { chartName: chart, fileName: file });
    process.stdout.write(json ? `${JSON.stringify(report)}\n` : `${reportLines(report).join('\n')}\n`);
  } finally {
    await store.close();
  }
}

await runCommand(main);
