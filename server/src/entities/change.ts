import { FIELDS } from '@stemma/shared/entities/fields';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { CustomField } from '@stemma/shared/rules/customFields';
import type { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { decorationFields, isDecoration } from './decorations';
import { assertAsRead } from './freshness';
import { entityInputShape, entityPatchShape } from './input';
import { mayEditEntity, mayReadEntity } from './policy';
import type { EntityRecord } from './present';
import { factsByKey, getEntity, keyParams, writeEntities } from './service';
import type { EntityRow } from './store';
import { entityByKey, lockEntity, updateEntities } from './store';
import { customFieldProperties, keptFields, nameParts } from './write';

/** Makes one entity outside of any chart; sending it again under the same key answers with the one that is there. */
export async function addEntity(context: Context, input: unknown): Promise<EntityRecord> {
  const caller = requireUser(context);
  if (input === null || input === undefined) throw invalid(messages.cannotAddNilEntity);
  const change = parse(entityInputShape, input);
  await context.write(async (tx) => {
    const facts = await factsByKey(tx, caller, [change.key]);
    const known = facts.get(change.key);
    if (known && !mayReadEntity(known)) throw notFound();
    if (known && known.typeName !== change.typeName) throw new AppError('conflict', messages.wrongDeserialization);
    if (!known) await writeEntities(tx, caller, [change], facts);
    else if (!accountMayWrite(caller.accountType)) throw forbidden();
  });
  return getEntity(context, change.key);
}

/** What of an entity changes: `key`, and what is given of name, description, color, customFields and the type's `fields`. */
export type EntityPatch = z.input<typeof entityPatchShape>;

/**
 * Changes the given properties of one entity; what is not given stays, so that two people who change different fields both keep theirs.
 * With `asRead`, a field that somebody else changed meanwhile is `stale`.
 */
export async function updateEntity(context: Context, input: EntityPatch): Promise<EntityRecord> {
  const caller = requireUser(context);
  const patch = parse(entityPatchShape, input);
  await context.write(async (tx) => {
    await lockEntity(tx, { key: patch.key });
    const row = await editableEntity(tx, caller, patch.key);
    const kept = row.properties;
    if (patch.typeName !== undefined && patch.typeName !== kept.typeName) throw invalid(messages.wrongDeserialization);
    const fields = withCurrencies(kept, keptFields(kept.typeName, patch.fields));
    assertAsRead(kept, patch, fields);
    const properties = {
      ...fields,
      ...namesOf(kept, patch.name, fields),
      ...(patch.description === undefined ? {} : { description: patch.description ?? '' }),
      ...(patch.color === undefined ? {} : { color: patch.color || (fields.color ?? null) }),
      ...(patch.customFields === undefined ? {} : customFieldProperties(patch.customFields)),
      modifiedDate: new Date().toISOString(),
      modifiedBy: caller.userKey,
    };
    await updateEntities(tx, [{ key: patch.key, properties }]);
  });
  return getEntity(context, patch.key);
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
    return updateEntity(context, { key, [name]: text });
  }
  if (name === 'customFields') return updateEntity(context, { key, customFields: value ?? [] });
  const known = isDecoration(typeName) ? decorationFields(typeName) : FIELDS[typeName].map((field) => field.name);
  if (!known.includes(name)) throw invalid(`There is no attribute '${name.slice(0, 100)}'.`, 'name');
  return updateEntity(context, { key, fields: { [name]: value ?? null } });
}

/** An amount that is given without a currency, where none is kept, is one of the default currency (SPEC §3.2). */
function withCurrencies(kept: EntityRow['properties'], fields: Record<string, unknown>): Record<string, unknown> {
  if (!isRecordType(kept.typeName)) return fields;
  const added: Record<string, unknown> = {};
  for (const { name, currency } of FIELDS[kept.typeName]) {
    if (currency && fields[name] != null && !(currency in fields) && kept[currency] == null) {
      added[currency] = defaults.currency;
    }
  }
  return { ...fields, ...added };
}

function namesOf(kept: EntityRow['properties'], name: string | undefined, fields: Record<string, unknown>) {
  const byParts = kept.typeName === 'Individual' && ('firstName' in fields || 'lastName' in fields);
  if (name === undefined && !byParts) return {};
  const parts = byParts ? { firstName: kept.firstName, lastName: kept.lastName, ...fields } : fields;
  return nameParts(kept.typeName, name ?? kept.name, parts);
}
