import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { UserCaller } from '../../access/caller';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { forbidden } from '../../errors';
import { forgetOwn, ownSettings, rememberOwn } from '../../settings/service';
import { inWorker } from '../../work/inWorker';
import type { ExchangeReport } from '../report';
import type { ImportPlace } from '../previewJoins';
import { previewJoins } from '../previewJoins';
import { counting } from '../progress';
import { importFile } from '../service';
import type { StatementFile } from '../statementFile';
import type { TableReading } from './readTables';
import { tableStatements } from './tableStatements';
import { importFailed, rethrowAsImportFailed } from '../sheets/refusals';

/** A file of links and entities as it was sent. */
export interface TableInput {
  file: { name: string; bytes: Uint8Array } | undefined;
  /** What its columns mean; null for what is remembered of its shape, or proposed. */
  mapping?: TableMapping | null | undefined;
  /** "owner=Holder,share=3" over what is proposed. */
  mapText?: string | undefined;
  /** Whether nothing that is remembered counts. */
  anew?: boolean | undefined;
}

/** What an import of a table did, and how it was read. */
export interface TableReport extends ExchangeReport {
  mapping: TableMapping;
  /** Whether it was read as a file of its shape was mapped before. */
  isRemembered: boolean;
}

const SECTION = 'tables';
const REMEMBERED_MAX = 100;

/** A table that was read, the chart that would take it in, and which of its parties are entities that are there. */
export interface TablePreview
  extends Omit<TableReading, 'drawing' | 'isProposed'>, Omit<ImportPlace, 'outlook' | 'changes'> {}

/**
 * Reads a file and says what it would become by a mapping; writes nothing, but forgets the mapping of files of its shape where it is read
 * `anew`. Throws "Import failed" (SPEC §8) with a reason for a file that cannot be used.
 */
export async function readTable(
  context: Context,
  input: TableInput & { chartName?: string | undefined },
): Promise<TablePreview> {
  const caller = writer(context);
  const reading = await read(context, input);
  if (input.anew) await forgetOwn(context, caller, { section: SECTION, property: reading.shape });
  const { file, naming, same } = asStatements(reading, input);
  const { drawing: _drawing, isProposed: _isProposed, judged, ...shown } = reading;
  const { outlook, changes, ...place } = await previewJoins(context, file, { ...naming, same });
  const faults = [
    ...withOutlook(judged.faults, outlook),
    ...changes.map((why): TableFault => ({ kind: 'note', place: '', why })),
  ];
  return { ...shown, judged: { ...judged, faults }, ...place };
}

/** What is told of a file, of the chart as a whole what one that goes on comes to. */
function withOutlook(faults: readonly TableFault[], outlook: readonly string[] | null): readonly TableFault[] {
  if (!outlook) return faults;
  const ofChart = outlook.map((why): TableFault => ({ kind: 'chart', place: '', why }));
  return [...ofChart, ...faults.filter(({ kind }) => kind !== 'chart')];
}

/** A table as statements, and what its chart is called. */
function asStatements(
  { judged, drawing }: TableReading,
  { file, chartName }: TableInput & { chartName?: string | undefined },
) {
  const fileName = plainName(file?.name ?? '');
  const stem = fileName.replace(/\.[^.]{1,5}$/, '');
  const publisher = chartName?.trim() || stem || 'Spreadsheet';
  const said = tableStatements(judged, { publisher, file: fileName, isOwn: drawing !== null });
  const keys = drawing ? workbookKeys(judged, said) : new Map<string, string>();
  return {
    file: said,
    naming: { chartName: chartName?.trim() || stem, fileName },
    same: keys,
    drawing: drawing ? { drawn: drawing, keys } : undefined,
  };
}

/** The keys that a chart's workbook has of its parties, by record key. */
function workbookKeys({ parties }: TableReading['judged'], { statements }: StatementFile): Map<string, string> {
  const keys = new Map(parties.map(({ id, ids: [key] }) => [id, key]));
  return new Map(
    statements.flatMap(({ recordId, recordKey, recordType }) => {
      const key = recordType === 'relationship' ? undefined : keys.get(recordId);
      return key === undefined ? [] : [[recordKey, key]];
    }),
  );
}

/**
 * Imports a file of links and entities into a private chart of the caller, in one transaction; what the chart has already changes nothing. A
 * mapping that a person made is remembered for files of the same shape where `isByPerson`. Throws as `readTable` does, and for a file of which nothing comes in.
 */
export async function importTable(
  context: Context,
  input: TableInput & {
    chartName?: string | undefined;
    importKey?: string | undefined;
    isByPerson?: boolean | undefined;
  },
): Promise<TableReport> {
  const caller = writer(context);
  return counting(caller.userKey, input.importKey, async (tell) => {
    const reading = await read(context, input);
    const { judged, mapping, isRemembered } = reading;
    if (judged.parties.length === 0) throw importFailed('unprocessable', sheetReasons.noLinks);
    const { file, naming, same, drawing } = asStatements(reading, input);
    const told = (wanted: (kind: TableFault['kind']) => boolean) =>
      judged.faults.filter(({ kind }) => wanted(kind)).map(({ place, why }) => (place ? `${place}: ${why}` : why));
    const notes = told((kind) => kind !== 'leftOut' && kind !== 'chart');
    const newChart = told((kind) => kind === 'chart');
    const report = await importFile(context, { ...file, notes }, { ...naming, same, drawing, newChart, tell });
    if (input.isByPerson && input.mapping) await remember(context, caller, reading);
    return { ...report, rows: judged.rows, mapping, isRemembered };
  });
}

/** A file's name without its folders, and as it was before it was packed. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/\.(?:gz|zip)$/i, '').slice(0, 200);

function writer(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return caller;
}

async function read(
  context: Context,
  { file, mapping = null, mapText = '', anew = false }: TableInput,
): Promise<TableReading> {
  if (!file) throw importFailed('invalid', messages.noFileSelected);
  if (file.bytes.length > limits.sheetBytesMax) throw importFailed('tooLarge', sheetReasons.tooLarge);
  const { [SECTION]: known = {} } = mapping || mapText || anew ? {} : await ownSettings(context);
  const remembered = Object.fromEntries(
    Object.entries(known).flatMap(([shape, value]) => (typeof value === 'string' ? [[shape, value]] : [])),
  );
  const ask = { bytes: file.bytes, mapping, remembered, mapText };
  return inWorker(requireUser(context).userKey, 'readTables', ask).catch(rethrowAsImportFailed);
}

/** The mapping is a help for the next time: where it has no room the import stands all the same. What is proposed anyway needs none. */
async function remember(context: Context, caller: UserCaller, reading: TableReading): Promise<void> {
  const { shape: property, mapping, isProposed } = reading;
  if (property === '') return;
  if (isProposed) return forgetOwn(context, caller, { section: SECTION, property });
  const value = JSON.stringify(mapping);
  await rememberOwn(context, caller, { section: SECTION, property, value, most: REMEMBERED_MAX });
}
