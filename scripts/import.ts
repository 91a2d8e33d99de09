import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { mapLines } from '@stemma/shared/rules/import/links/mapping/mapText';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { makeContext, type Context } from '../server/src/context';
import { readEnv } from '../server/src/env';
import { AppError } from '../server/src/errors';
import { reportLines } from '../server/src/exchange/report';
import { formatOf } from '../server/src/exchange/readFile';
import { importAny } from '../server/src/exchange/service';
import { importTable, readTable } from '../server/src/exchange/tables/service';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { firstLine, fromCaller, runCommand, tell } from './cli/command';

const USAGE =
  'Usage: npm run import -- FILE --as EMAIL [--chart NAME] [--map owner=COLUMN,owned=COLUMN,share=COLUMN] [--json]';

interface Wanted {
  file: string;
  as: string;
  chart: string | undefined;
  /** What the columns of a spreadsheet are, where that is not what is proposed. */
  map: string | undefined;
  json: boolean;
}

function readArguments(): Wanted {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        chart: { type: 'string' },
        map: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1 || !values.as) throw new Error('One file and --as are needed.');
    return { file, as: values.as, chart: values.chart, map: values.map, json: values.json };
  } catch (error) {
    throw new Error(`${firstLine(error)} ${USAGE}`);
  }
}

/** Where the file is; it is read while it is unpacked, so that it may be as large as it may unpack to. */
async function placeOf(file: string): Promise<string> {
  const places = [resolve(file), fromCaller(file)];
  for (const place of places) {
    const found = await stat(place).catch(() => undefined);
    if (found?.isDirectory()) throw new Error(`${file} is a folder. Name a file.`);
    if (!found?.isFile()) continue;
    if (found.size > limits.importUnpackedMax) throw new AppError('tooLarge', messages.import.holdsTooMuch);
    return place;
  }
  throw new Error(`There is no file ${file}.`);
}

/** A workbook, or separated values that no register publishes, packed or not. */
async function isTable(path: string): Promise<boolean> {
  if (/\.xls[a-z]?$/i.test(path)) return true;
  return /\.(csv|tsv|gz|zip)$/i.test(path) && (await formatOf({ path })) === 'table';
}

async function importSheets(
  context: Context,
  { bytes, file, chart, map }: { bytes: Uint8Array; file: string; chart: string | undefined; map: string | undefined },
) {
  const input = { file: { name: file, bytes }, mapText: map };
  const { mapping, sheets } = await readTable(context, input);
  const report = await importTable(context, { ...input, chartName: chart });
  const before = report.isRemembered ? ', as mapped before' : '';
  return { report, lines: mapLines(sheets, mapping).map((line) => `Read as ${line}${before}`) };
}

async function main(): Promise<void> {
  const { file, as, chart, map, json } = readArguments();
  const path = await placeOf(file);
  const store = await openStoreOf(readEnv(), tell);
  try {
    const caller = await callerOfEmail(store, as);
    const context = makeContext({ store, caller, requestId: 'import', address: 'local' });
    const table = await isTable(path);
    if (map && !table) throw new Error(`--map is for spreadsheets, and ${file} is none: leave it out.`);
    const { report, lines } = table
      ? await importSheets(context, { bytes: await readFile(path), file, chart, map })
      : { report: await importAny(context, { path }, { chartName: chart, fileName: file }), lines: [] };
    const told = json ? [JSON.stringify(report)] : [...lines, ...reportLines(report)];
    process.stdout.write(`${told.join('\n')}\n`);
  } finally {
    await store.close();
  }
}

await runCommand(main);
