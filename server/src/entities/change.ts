import { sentence } from '@stemma/shared/language/sentence';
import { FIELDS } from '@stemma/shared/entities/fields';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { CustomField } from '@stemma/shared/rules/customFields';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, namingFields, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { decorationFields, isDecoration } from './decorations';
import { assertAsRead } from './freshness';
import { entityChangeShape } from '@stemma/shared/entities/entity';
import type { FolderCheck } from './import';
import { entityPatchShape } from './input';
import { mayEditEntity, mayReadEntity } from './policy';
import type { EntityRecord } from './present';
import { factsByKey, getEntity, keyParams, writeEntities } from './service';
import type { EntityRow } from './store';
import { entityByKey, lockEntity, updateEntities } from './store';
import { customFieldProperties, patchFields, patchProperties } from './write';

const folderShape = z.object({ folder: keyText.or(z.literal('')).nullish() });

/**
 * Makes one entity outside of any chart, in a folder where the input names one; sending it again under the same key answers with the one
 * that is there.
 */
export async function addEntity(
  context: Context,
  input: unknown,
  checkFolders: (caller: UserCaller) => FolderCheck,
): Promise<EntityRecord> {
  const caller = requireUser(context);
  if (input === null || input === undefined) throw invalid(messages.cannotAddNilEntity);
  const change = parse(entityChangeShape, input);
  const { folder } = parse(folderShape, input);
  await context.write(async (tx) => {
    const facts = await factsByKey(tx, caller, [change.key]);
    const known = facts.get(change.key);
    if (known && !mayReadEntity(known)) throw notFound();
    if (known && known.typeName !== change.typeName) throw new AppError('conflict', messages.wrongDeserialization);
    if (!known) {
      await writeEntities(tx, caller, [change], facts);
      if (folder) await intoFolder(tx, change, folder, checkFolders(caller));
    } else if (!accountMayWrite(caller.accountType)) throw forbidden();
  });
  return getEntity(context, change.key);
}

async function intoFolder(
  tx: Tx,
  { key, typeName }: { key: string; typeName: string },
  folder: string,
  check: FolderCheck,
): Promise<void> {
  await namingFields(
    () => 'folder',
    () => check(tx, [{ key: folder, typeName }]),
  );
  await updateEntities(tx, [{ key, properties: { folder } }]);
}

/** What of an entity changes: `key`, and what is given of name, description, color, customFields and the type's `fields`. */
export type EntityPatch = z.input<typeof entityPatchShape>;

/**
 * Changes the given properties of one entity; what is not given stays, so that two people who change different fields both keep theirs.
 * With `asRead`, a field that somebody else changed meanwhile is `stale`.
 */
export async function updateEntity(context: Context, input: EntityPatch): Promise<EntityRecord> {
  const caller = requireUser(context);
  const { key } = parse(entityPatchShape, input);
  await context.write((tx) => updateEntityIn(tx, caller, input));
  return getEntity(context, key);
}

/** `updateEntity` within another use case's transaction. */
export async function updateEntityIn(tx: Tx, caller: UserCaller, input: EntityPatch): Promise<void> {
  const patch = parse(entityPatchShape, input);
  await lockEntity(tx, { key: patch.key });
  const row = await editableEntity(tx, caller, patch.key);
  const stored = row.properties;
  if (patch.typeName !== undefined && patch.typeName !== stored.typeName) throw invalid(messages.wrongDeserialization);
  const fields = patchFields(stored, patch.fields);
  assertAsRead(stored, patch, fields);
  const properties = {
    ...patchProperties(stored, { ...patch, fields }),
    modifiedDate: new Date().toISOString(),
    modifiedBy: caller.userKey,
  };
  await updateEntities(tx, [{ key: patch.key, properties }]);
}

/** An entity that the caller may edit; throws `notFound` or `forbidden` for another one. For use cases of other slices too. */
export async function editableEntity(tx: Tx, caller: UserCaller, key: string): Promise<EntityRow> {
  const row = atMostOne(await entityByKey(tx, keyParams(caller, key)));
  if (!row || !mayReadEntity(row)) throw notFound();
  if (!mayEditEntity(caller, row)) throw forbidden();
  return row;
}

/** Replaces an entity's custom fields within another use case, which has asked for the right to edit it. */
export async function setCustomFields(tx: Tx, caller: UserCaller, key: string, fields: CustomField[]): Promise<void> {
  const at = { modifiedDate: new Date().toISOString(), modifiedBy: caller.userKey };
  await updateEntities(tx, [{ key, properties: { ...customFieldProperties(fields), ...at } }]);
}

/** Changes one property by its name: name, description, customFields, color, or a field of the type. */
export async function updateAttribute(
  context: Context,
  { key, name, value }: { key: string; name: string; value: unknown },
): Promise<EntityRecord> {
  const { typeName } = await getEntity(context, key);
  if (name === 'name' || name === 'description' || name === 'color') {
    const text = name === 'name' ? value : (value ?? '');
    if (typeof text !== 'string') throw invalid(messages.text, 'value');
    return asValue(() => updateEntity(context, { key, [name]: text }));
  }
  if (name === 'customFields') return asValue(() => updateEntity(context, { key, customFields: value ?? [] }));
  const known = isDecoration(typeName) ? decorationFields(typeName) : FIELDS[typeName].map((field) => field.name);
  if (!known.includes(name))
    throw invalid(sentence("There is no attribute ''{name}''.", { name: name.slice(0, 100) }), 'name');
  return asValue(() => updateEntity(context, { key, fields: { [name]: value ?? null } }));
}

const asValue = <T>(work: () => Promise<T>): Promise<T> => namingFields(() => 'value', work);
