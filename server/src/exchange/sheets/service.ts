import { messages } from '@stemma/shared/messages';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { RECORD_TYPES, typeLabelPlural } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { UserCaller } from '../../access/caller';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { Download, XLSX_TYPE } from '../../download';
import { saveImported } from '../../entities/import';
import { entitiesNamed } from '../../entities/namesakes';
import { forbidden, notFound } from '../../errors';
import { assertFolders } from '../../folders/service';
import type { Tx } from '../../store';
import { inWorker } from '../../work/inWorker';
import { lockImporter } from '../store';
import type { Choices, JudgedRow } from './policy';
import { comparableName, isMade, judgeRows } from './policy';
import type { Preview, SheetReport } from './present';
import { presentPreview, presentReport } from './present';
import { counting, progressOf, type Progress } from '../progress';
import type { ReadRow } from './rows';
import { readRows } from './rows';
import { sheetKind } from './sheetKind';
import { importFailed, rethrowAsImportFailed } from './refusals';

const TIMEOUT_MS = 120_000;

/** A file as it was sent, and what its rows are to become. */
export interface SheetInput {
  type: RecordType;
  /** Key of the folder that the entities go to; empty for none. */
  folder: string;
  file: { name: string; contentType: string; bytes: Uint8Array } | undefined;
}

/** What would become of each row of a spreadsheet; writes nothing. Throws "Import failed" (SPEC §8) with a reason for a file that cannot be used. */
export async function previewImport(context: Context, input: SheetInput): Promise<Preview> {
  const caller = writer(context);
  const { sheet, read } = await readFile(context, input);
  const rows = await context.read(async (tx) => {
    await checkFolder(tx, caller, input);
    return judgeRows(read, await namesakes(tx, caller, input.type, read, ''));
  });
  return presentPreview(input.type, sheet, rows);
}

/**
 * Makes the rows of a spreadsheet, all in one transaction or none. The entities' keys are `importKey` and the row's number, so that
 * sending the same import again makes nothing twice and answers as the first time did.
 */
export async function importSheet(
  context: Context,
  input: SheetInput & { importKey: string; choices: Choices },
): Promise<SheetReport> {
  const caller = writer(context);
  const { type, importKey, choices } = input;
  const prefix = `${importKey}.`;
  return counting(caller.userKey, importKey, async ({ written }) => {
    const { read } = await readFile(context, input);
    return context.write(
      async (tx) => {
        await lockImporter(tx, { userKey: caller.userKey });
        await checkFolder(tx, caller, input);
        const rows = judgeRows(read, await namesakes(tx, caller, type, read, prefix));
        const wanted = rows.filter((row) => isMade(row, choices));
        const keys = new Map(wanted.map(({ row }) => [row, prefix + row]));
        const ready = wanted.flatMap((row) => readyOf(row, prefix));
        const { existing } = await saveImported(tx, caller, ready, { onWritten: written });
        return presentReport(type, rows, keys, existing);
      },
      { timeoutMs: TIMEOUT_MS },
    );
  });
}

/** How far one of the caller's imports is. */
export function importProgress(context: Context, importKey: string): Progress {
  return progressOf(requireUser(context).userKey, importKey);
}

/** The template of a type, by the plural of its name in any case: "Organisations.xlsx", "Bank accounts.xlsx". Throws `notFound` for others. */
export async function templateFile(fileName: string): Promise<Download> {
  const wanted = plainName(fileName.replace(/\.xlsx$/i, ''));
  const type = RECORD_TYPES.find((known) => plainName(typeLabelPlural(known)) === wanted);
  if (!type || !/\.xlsx$/i.test(fileName)) throw notFound();
  const bytes = await inWorker('templates', 'importTemplate', { type });
  return new Download(bytes, XLSX_TYPE, `${typeLabelPlural(type)}.xlsx`);
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

function writer(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return caller;
}

async function readFile(
  context: Context,
  { type, folder, file }: SheetInput,
): Promise<{ sheet: string; read: ReadRow[] }> {
  if (!file) throw importFailed('invalid', messages.noFileSelected);
  if (file.bytes.length > limits.sheetBytesMax) throw importFailed('tooLarge', sheetReasons.tooLarge);
  const kind = sheetKind(file);
  if (!kind) throw importFailed('unsupported', sheetReasons.wrongType);
  const rows = await inWorker(requireUser(context).userKey, 'readSheet', { bytes: file.bytes, kind, type }).catch(
    rethrowAsImportFailed,
  );
  return { sheet: rows.sheet, read: readRows(type, rows, folder) };
}

async function checkFolder(tx: Tx, caller: UserCaller, { folder, type }: SheetInput): Promise<void> {
  if (folder) await assertFolders(tx, caller, [{ key: folder, typeName: type }]);
}

/** Entities that the rows may repeat; those whose key begins with `prefix` are of this very import and repeat nothing. */
async function namesakes(tx: Tx, caller: UserCaller, type: RecordType, read: readonly ReadRow[], prefix: string) {
  const names = new Set(read.flatMap((row) => ('skipped' in row ? [] : [comparableName(row.entity.name)])));
  const known = await entitiesNamed(tx, caller, type, [...names]);
  const others = known.filter(({ key }) => prefix === '' || !key.startsWith(prefix));
  return new Map(others.map((entity) => [comparableName(entity.name), entity]));
}

function readyOf({ row, entity }: JudgedRow, prefix: string) {
  return entity ? [{ ...entity, key: prefix + row }] : [];
}
