import { sentence } from '@stemma/shared/language/sentence';
import { splitAtSpace } from '@stemma/shared/entities/individualName';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { checkCustomFields } from '@stemma/shared/rules/customFields';
import type { ImportedEntity } from '@stemma/shared/rules/importRow';
import { importRow } from '@stemma/shared/rules/importRow';
import type { ImportCell } from '@stemma/shared/rules/import/cell';
import type { ImportNote } from '@stemma/shared/rules/import/notes';
import { IMPORT_COLUMNS } from '@stemma/shared/rules/import/columns';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, notFound, parse, within } from '../errors';
import type { Tx } from '../store';
import { mayReadEntity } from './policy';
import type { EntityRecord } from './present';
import { presentNew } from './present';
import { entitiesByKeys, factsByKey } from './service';
import { assertNoCharts, createEntities } from './store';
import { newEntityProperties } from './write';

/** Most entities of one call. */
export const IMPORT_MAX = limits.sheetRowsMax;

export interface ImportReport {
  made: number;
  /** How many were there already under the keys that came with them. */
  existing: number;
  /** Which were left out, by their place in the list, and why. */
  skipped: { index: number; why: string }[];
  /** What no field understood, by the entity's place in the list; it stands in the description. */
  notes: { index: number; heading: string; text: string; why: string }[];
  /** Those that were made and those that were there already, in the order of the list. */
  entities: EntityRecord[];
}

/** An entity by the rules of an import, under the key that it will have. */
export type Ready = ImportedEntity & { key: string };

/** Asked within the import's transaction: throws where one of the folders is not for entities of these types. */
export type FolderCheck = (tx: Tx, folders: { key: string; typeName: string }[]) => Promise<void>;

/**
 * Makes many entities by the rules of spreadsheet rows (SPEC §5, §9): what has no name is skipped and said so, what a field
 * doesn't understand goes to the description. All or nothing; sending it again with the same keys makes none twice.
 */
export async function importEntities(
  context: Context,
  input: Record<string, unknown>[],
  checkFolders: FolderCheck,
): Promise<ImportReport> {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  if (input.length > IMPORT_MAX)
    throw invalid(sentence('At most {max} entities are imported at once.', { max: IMPORT_MAX }), 'entities');
  const { ready, skipped, notes } = readAll(input);
  return context.write(async (tx) => {
    const { made, existing } = await saveImported(tx, caller, ready, { checkFolders });
    const records = new Map(
      made.map((properties) => [properties.key, presentNew(properties, caller.userKey)] as const),
    );
    const there = ready.filter(({ key }) => !records.has(key)).map(({ key }) => key);
    for (const record of await entitiesByKeys(tx, caller, there)) records.set(record.key, record);
    const entities = ready.flatMap(({ key }) => records.get(key) ?? []);
    return { made: made.length, existing, skipped, notes, entities };
  });
}

/** Entities that are written by one statement. */
const BATCH = 500;

/**
 * Keeps those of the entities whose keys are new, and answers with their properties. Throws `notFound` for the key of another's
 * entity, `conflict` where a key is of another type. `onWritten` hears how many are written of how many, before the first and after
 * each batch.
 */
export async function saveImported(
  tx: Tx,
  caller: UserCaller,
  ready: readonly Ready[],
  {
    checkFolders,
    onWritten,
  }: { checkFolders?: FolderCheck; onWritten?: (written: number, total: number) => void } = {},
): Promise<{ made: Record<string, unknown>[]; existing: number }> {
  const keys = ready.map(({ key }) => key);
  const facts = await factsByKey(tx, caller, keys);
  for (const { key, typeName } of ready) {
    const known = facts.get(key);
    if (known && !mayReadEntity(known)) throw notFound();
    if (known && known.typeName !== typeName) throw new AppError('conflict', messages.wrongDeserialization);
  }
  const fresh = ready.filter(({ key }) => !facts.has(key));
  const folders = fresh.filter(({ folder }) => folder !== '').map(({ folder: key, typeName }) => ({ key, typeName }));
  if (folders.length && checkFolders) await checkFolders(tx, folders);
  const now = new Date().toISOString();
  const rows = fresh.map((entity) => {
    const properties = { ...newEntityProperties(caller, entity, now, entity.fields), folder: entity.folder };
    return { key: entity.key, typeName: entity.typeName, properties };
  });
  await assertNoCharts(
    tx,
    rows.map(({ key }) => key),
  );
  let written = 0;
  onWritten?.(written, rows.length);
  for (const type of new Set(rows.map(({ typeName }) => typeName))) {
    const ofType = rows.filter(({ typeName }) => typeName === type);
    for (let start = 0; start < ofType.length; start += BATCH) {
      const batch = ofType.slice(start, start + BATCH);
      await createEntities(tx, type, batch, caller.userKey);
      written += batch.length;
      onWritten?.(written, rows.length);
    }
  }
  return { made: rows.map(({ properties }) => properties), existing: ready.length - rows.length };
}

function readAll(input: Record<string, unknown>[]): Pick<ImportReport, 'skipped' | 'notes'> & { ready: Ready[] } {
  const ready = new Map<string, Ready>();
  const skipped: ImportReport['skipped'] = [];
  const notes: ImportReport['notes'] = [];
  input.forEach((entity, index) => {
    const read = within(`entities.${index}`, () => readOne(entity));
    if ('skipped' in read) skipped.push({ index, why: read.skipped });
    else if (ready.has(read.ready.key))
      skipped.push({ index, why: sentence("The key ''{key}'' came before.", { key: read.ready.key }) });
    else {
      ready.set(read.ready.key, read.ready);
      notes.push(...read.notes.map(({ heading, text, why }) => ({ index, heading, text, why })));
    }
  });
  return { ready: [...ready.values()], skipped, notes };
}

const headShape = z.looseObject({
  key: keyText.nullish(),
  typeName: z.string({ error: messages.missingModelName }),
  name: z.string().nullish(),
  description: z.string().nullish(),
  folderId: keyText.or(z.literal('')).nullish(),
});

function readOne(entity: Record<string, unknown>): { ready: Ready; notes: ImportNote[] } | { skipped: string } {
  const head = parse(headShape, entity);
  if (!isRecordType(head.typeName)) throw invalid(messages.modelNotSupported(head.typeName.slice(0, 100)), 'typeName');
  const folder = head.folderId ?? '';
  const row = importRow(head.typeName, cellsOf(head.typeName, entity), { folder });
  if ('skipped' in row) return row;
  const description = [head.description ?? '', row.entity.description].filter(Boolean).join('\n');
  return { ready: { ...row.entity, description, key: head.key ?? randomUUID() }, notes: row.notes };
}

function cellsOf(type: RecordType, entity: Record<string, unknown>): Record<string, ImportCell> {
  const source = type === 'Individual' ? withParts(entity) : entity;
  const cells: Record<string, ImportCell> = {};
  for (const { heading, field } of IMPORT_COLUMNS[type]) cells[heading] = asCell(source[field]);
  const custom = checkCustomFields(entity.customFields ?? []);
  if ('fault' in custom) throw invalid(custom.fault, 'customFields');
  custom.fields.forEach(({ name, value }, index) => {
    cells[`Custom Field ${index + 1} Name`] = name;
    cells[`Custom Field ${index + 1} Value`] = value;
  });
  return cells;
}

function withParts(entity: Record<string, unknown>): Record<string, unknown> {
  const { firstName, name } = entity;
  if (firstName || typeof name !== 'string') return entity;
  return { ...entity, ...splitAtSpace(name) };
}

function asCell(value: unknown): ImportCell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value == null ? null : JSON.stringify(value);
}
