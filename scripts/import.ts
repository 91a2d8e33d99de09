import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { mapLines } from '@stemma/shared/rules/import/links/mapText';
import { callerOfEmail } from '../server/src/accounts/impersonate';
import { makeContext, type Context } from '../server/src/context';
import { readEnv } from '../server/src/env';
import { AppError } from '../server/src/errors';
import { reportLines } from '../server/src/exchange/report';
import { importStatements } from '../server/src/exchange/service';
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

async function readInput(file: string): Promise<Uint8Array> {
  const places = [resolve(file), fromCaller(file)];
  for (const place of places) {
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile()) continue;
    if (found.size > limits.importBytesMax) throw new AppError('tooLarge', messages.import.tooLarge);
    return readFile(place);
  }
  throw new Error(`There is no file ${file}.`);
}

/** A workbook by how it begins, text of separated values by its name. */
function isTable(file: string, bytes: Uint8Array): boolean {
  return /\.(xlsx|csv|tsv)$/i.test(file) || (/\.xls[a-z]?$/i.test(file) && bytes[0] === 0x50);
}

async function importSheets(
  context: Context,
  { bytes, file, chart, map }: { bytes: Uint8Array; file: string; chart: string | undefined; map: string | undefined },
) {
  const input = { file: { name: file, bytes }, mapText: map };
  const { mapping, sheets } = await readTable(context, input);
  const report = await importTable(context, { ...input, mapping, chartName: chart, mapText: undefined });
  return { report, lines: mapLines(sheets, mapping).map((line) => `Read as ${line}`) };
}

async function main(): Promise<void> {
  const { file, as, chart, map, json } = readArguments();
  const bytes = await readInput(file);
  const store = await openStoreOf(readEnv(), tell);
  try {
    const caller = await callerOfEmail(store, as);
    const context = makeContext({ store, caller, requestId: 'import', address: 'local' });
    const { report, lines } = isTable(file, bytes)
      ? await importSheets(context, { bytes, file, chart, map })
      : { report: await importStatements(context, { bytes, chartName: chart, fileName: file }), lines: [] };
    const told = json ? [JSON.stringify(report)] : [...lines, ...reportLines(report)];
    process.stdout.write(`${told.join('\n')}\n`);
  } finally {
    await store.close();
  }
}

await runCommand(main);
