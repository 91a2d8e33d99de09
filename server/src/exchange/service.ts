import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { accountMayWrite, permitsEdit } from '@stemma/shared/permissions';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound } from '../errors';
import type { ElementIds, Tx } from '../store';
import { AHEAD_FROM, inBatches, removeUntied, writeAhead } from './ahead/writeAhead';
import type { Binding } from './binding';
import type { Model } from './bods/model';
import { readBods } from './bods/read';
import { doubtsOf } from './doubts';
import { workbookNotes, type ImportDrawing } from './drawing/importDrawing';
import { nameChart } from './naming';
import type { ChartNaming } from './naming';
import { apartNotes, joinsOf } from './joins';
import { chartOutlook } from './chartOutlook';
import { planImport } from './planImport';
import { counting, type ImportTeller } from './progress';
import { readFile } from './readFile';
import type { FileSource } from './stream/unpackFile';
import type { ExchangeReport, SkippedLine } from './report';
import { fewNotes } from './report';
import { sourceKey } from './sources';
import type { Statement } from './bods/statement';
import type { StatementFile } from './statementFile';
import * as chartStore from './chartStore';
import * as store from './store';
import { assertImportSize } from './importSize';
import { countToday } from './today';
import { statementRow, writePlan } from './write';

const TIMEOUT_MS = 300_000;
const TOO_MUCH = t(
  'The store has not enough memory for so many statements at once. Give Neo4j more (NEO4J_HEAP, 2g say) or import the file in parts.',
);

/** A file to be imported, as text or as bytes. */
export interface ImportInput {
  text?: string;
  bytes?: Uint8Array;
  /** The chart to make or, where an earlier import of the user made one of this name, to go on with. */
  chartName?: string | undefined;
  fileName?: string | undefined;
  /** The chart to go on with, or to make under this key where there is none, in the place of one chosen by name. */
  chartKey?: string | undefined;
  /** Entities that records are, whatever identifies these, by record key; the file says nothing of them. Each is one that the caller has access to. */
  given?: ReadonlyMap<string, string>;
  /** The entity above whose card those that come are placed; below all cards without one. */
  above?: string;
  /** How the chart is drawn where one is made. */
  drawing?: ImportDrawing | undefined;
  /** Entities that records are said to be, by record key: each is joined where it is one that the caller may edit, of the record's type. */
  same?: ReadonlyMap<string, string>;
  /** What is told of the chart where a new one is made; where it is given, what one that goes on comes to is told instead. */
  newChart?: readonly string[] | undefined;
  /** By which its caller asks how far it is. */
  importKey?: string | undefined;
  tell?: ImportTeller;
  /** What else is written in the same transaction, told the chart and which entity each record is, by record key. */
  alsoIn?: (tx: Tx, chartKey: string, entities: ReadonlyMap<string, string>) => Promise<void>;
}

/**
 * Imports BODS 0.4 statements as entities, links and a private chart, in one transaction. What the chart has already
 * changes nothing, so a file may be sent again. Throws one `AppError`, and writes nothing, for a file that cannot be used.
 */
export async function importStatements(context: Context, input: ImportInput): Promise<ExchangeReport> {
  assertMayImport(context);
  return importFile(context, readBods(input.bytes ?? input.text ?? ''), input);
}

/**
 * Imports a file of any format that is known (`readFile`), packed or not, as `importStatements` does. Throws one `AppError`, and writes nothing,
 * for a file that cannot be used.
 */
export async function importAny(
  context: Context,
  source: FileSource,
  input: Pick<ImportInput, 'chartName' | 'fileName' | 'importKey'>,
): Promise<ExchangeReport> {
  const { userKey } = assertMayImport(context);
  return counting(userKey, input.importKey, async (tell) =>
    importFile(context, await readFile(source), { ...input, tell }),
  );
}

/**
 * Brings in what a file of any format holds, read as BODS statements, as `importStatements` does. Throws `AppError` where the caller
 * may not write or the store has too little memory.
 */
export async function importFile(
  context: Context,
  file: StatementFile,
  input: Pick<
    ImportInput,
    'chartName' | 'fileName' | 'chartKey' | 'given' | 'same' | 'above' | 'drawing' | 'newChart' | 'alsoIn' | 'tell'
  >,
): Promise<ExchangeReport> {
  const caller = assertMayImport(context);
  assertSize(file);
  const at = new Date();
  const naming = nameChart(input, file.statements);
  const importing = (ahead: Promise<ElementIds> | null) => {
    const work = (tx: Tx) => importIn(tx, caller, file, { naming, at, ahead, ...input }).catch(tellTooMuch);
    return context.write(work, { timeoutMs: TIMEOUT_MS }).catch(tellTooMuch);
  };
  if (file.statements.length < AHEAD_FROM) return (await importing(null)).report;
  const batches = inBatches(
    file.statements.map((statement, position) => statementRow(caller, statement, position, at)),
  );
  const ahead = writeAhead(context, batches, at);
  const settled = ahead.catch(() => undefined);
  let tied: readonly Statement[] = [];
  try {
    const { report, fresh } = await importing(ahead);
    tied = fresh;
    return report;
  } finally {
    await settled; // Where it failed, so did the import.
    const tiedKeys = new Set(tied.map((statement) => sourceKey(caller.userKey, statement)));
    // Why an import fails is not hidden by this; what stays behind is swept.
    await removeUntied(context, batches, (key) => tiedKeys.has(key)).catch((error: unknown) =>
      context.warn({ err: error }, 'statements of an import stay'),
    );
  }
}

/** Asked before anything is written, statements ahead of their import among it. */
function assertSize({ statements }: StatementFile): void {
  const parties = new Set(statements.flatMap((one) => (one.recordType === 'relationship' ? [] : one.recordKey)));
  assertImportSize(statements.length, parties.size);
}

function assertMayImport(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return caller;
}

/** Told from within, too, as the driver would try again what can only fail again. */
function tellTooMuch(error: unknown): never {
  if (!store.isOutOfMemory(error)) throw error;
  throw new AppError('unprocessable', TOO_MUCH);
}

async function importIn(
  tx: Tx,
  caller: UserCaller,
  file: StatementFile,
  {
    naming,
    at,
    chartKey: chosen,
    given,
    same,
    above,
    drawing,
    newChart,
    alsoIn,
    tell,
    ahead,
  }: { naming: ChartNaming; at: Date; ahead: Promise<ElementIds> | null } & Pick<
    ImportInput,
    'chartKey' | 'given' | 'same' | 'above' | 'drawing' | 'newChart' | 'alsoIn' | 'tell'
  >,
): Promise<{ report: ExchangeReport; fresh: readonly Statement[] }> {
  const { userKey } = caller;
  await store.lockImporter(tx, { userKey });
  tell?.planning();
  const chart = await chartOf(tx, caller, naming, chosen);
  const chartKey = chart?.key ?? chosen ?? randomUUID();
  const planned = await planImport(tx, caller, file, { chartKey: chart?.key ?? null, at, given, same });
  const { plan, input, sifted } = planned;
  const { next, binding } = input;
  const outlook = chart && newChart ? await chartOutlook(tx, file, chart.key, planned) : newChart;
  await writePlan(tx, caller, { plan, chartKey, naming, isNew: !chart, input, at, above, drawing, tell, ahead });
  await alsoIn?.(tx, chartKey, binding.keys);
  const { references, notes } = tellReferences(file, next, binding);
  const said = new Set((file.notes ?? []).map((note) => note.slice(note.indexOf(': ') + 2)));
  const report = {
    chartKey,
    chartName: chart?.name ?? naming.name,
    read: file.read,
    made: plan.counts.entities.made + plan.counts.links.made,
    joined: binding.joined.size,
    joins: joinsOf(binding),
    ended: plan.counts.entities.ended + plan.counts.links.ended,
    unchanged: sifted.unchanged,
    skipped: [...file.skipped, ...sifted.skipped, ...references],
    notes: fewNotes([
      ...(outlook ?? []),
      ...(file.notes ?? []),
      ...joinNotes(binding),
      ...apartNotes(binding),
      ...(drawing && !chart ? workbookNotes(binding, drawing) : []),
      ...doubtsOf(sifted.fresh, next.parties, plan.entities).filter((doubt) => !said.has(doubt)),
      ...(sifted.fresh.length > 0 ? next.notes : []),
      ...notes,
      ...plan.notes,
    ]),
    ...plan.counts,
    today: countToday(input),
  };
  return { report, fresh: sifted.fresh };
}

/** The chart that goes on, locked; undefined where one is to be made. Throws `forbidden` for one that is chosen and may not be edited. */
async function chartOf(
  tx: Tx,
  { userKey }: UserCaller,
  naming: ChartNaming,
  chosen: string | undefined,
): Promise<{ key: string; name: string } | undefined> {
  if (chosen === undefined) return (await chartStore.importedCharts(tx, { userKey, ...naming }))[0];
  const [chart] = await chartStore.chosenChart(tx, { userKey, chartKey: chosen });
  if (chart && !permitsEdit(chart.permission)) throw chart.permission ? forbidden() : notFound();
  return chart;
}

/** A line for each reference of the file that leads nowhere, or that another import has answered. */
function tellReferences(
  file: StatementFile,
  next: Model,
  { keys, existing, given }: Binding,
): { references: SkippedLine[]; notes: string[] } {
  const notices: { references: SkippedLine[]; notes: string[] } = { references: [], notes: [] };
  const places = new Map(file.statements.map(({ statementId, place }) => [statementId, place]));
  for (const { statementId, recordId, recordKey } of next.missing) {
    const where = places.get(statementId);
    if (where === undefined || given.has(keys.get(recordKey) ?? '')) continue;
    const entity = existing.get(keys.get(recordKey) ?? '');
    const record = recordId.slice(0, 200);
    if (entity?.hasStates) {
      notices.notes.push(
        sentence(
          'Statement {statementId} refers to the record "{record}", which the file lacks; it is "{name}", known already.',
          { statementId, record, name: entity.properties.name },
        ),
      );
    } else {
      notices.references.push({
        statementId,
        where,
        why: sentence('It refers to the record "{record}", which the file lacks; an unknown party stands for it.', {
          record,
        }),
      });
    }
  }
  return notices;
}

function joinNotes({ joined, existing, same }: Binding): string[] {
  const byOthers = [...joined].filter(([key]) => !same.has(key));
  const count = joined.size - byOthers.length;
  const ofKeys = sentence(
    '{count, plural, one {# entity was there already, by its key.} other {# entities were there already, by their keys.}}',
    { count },
  );
  const others = byOthers.map(([key, { party, by }]) => {
    const name = existing.get(key)?.properties.name ?? '';
    const values = { party: party.facts.name, name };
    return by === null
      ? sentence('"{party}" is joined with "{name}", which was there already, by the same record.', values)
      : sentence('"{party}" is joined with "{name}", which was there already, by {by}.', { ...values, by });
  });
  return count > 0 ? [ofKeys, ...others] : others;
}
