import type { EntityChange } from '@stemma/shared/entities/entity';
import { FIELDS } from '@stemma/shared/entities/fields';
import { joinName, splitName } from '@stemma/shared/entities/individualName';
import type { NormalizedFields } from '@stemma/shared/entities/record';
import { normalizeFields, normalizeNewFields } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import type { CustomField } from '@stemma/shared/rules/customFields';
import type { UserCaller } from '../access/caller';
import { invalid } from '../errors';
import { decorationFields, freshDecoration, isDecoration, parseDecoration } from './decorations';

type Properties = Record<string, unknown>;

/**
 * The fields of a change as they are kept; throws `invalid` naming the first field at fault. What the record keeps already may stay as it
 * is, though a newer rule would not take it.
 */
function changedFields(stored: StoredEntity, fields: Record<string, unknown>): Properties {
  assertOwn(stored.typeName, fields);
  if (isDecoration(stored.typeName)) return parseDecoration(stored.typeName, fields);
  const { values, faults } = normalizeFields(stored.typeName, fields);
  return valuesOf({ values, faults: faults.filter(({ field }) => fields[field] !== stored[field]) });
}

/** The names of what an entity of a type keeps beside its name. */
export function fieldNames(type: EntityType): string[] {
  return isDecoration(type) ? decorationFields(type) : FIELDS[type].map(({ name }) => name);
}

/** The fields of a new record, with the defaults of its type (SPEC §3.2, §3.3). */
function freshFields(type: EntityType, fields: Record<string, unknown>): Properties {
  assertOwn(type, fields);
  return isDecoration(type) ? freshDecoration(type, fields) : valuesOf(normalizeNewFields(type, fields));
}

/** What decorations have of their own is, under these names, on all other records something beside their fields. */
const BESIDE: readonly string[] = ['color', 'width'];

/** Throws `invalid` naming the first field with a value that a type does not have; what reads as null everywhere may be sent back. */
function assertOwn(type: EntityType, fields: Record<string, unknown>): void {
  const own = new Set([...fieldNames(type), ...BESIDE]);
  const foreign = Object.keys(fields).find((name) => fields[name] != null && !own.has(name));
  if (foreign !== undefined)
    throw invalid(messages.noSuchField(typeLabel(type), foreign.slice(0, 100)), foreign.slice(0, 100));
}

function valuesOf({ values, faults }: NormalizedFields): Properties {
  const [fault] = faults;
  if (fault) throw invalid(fault.message, fault.field);
  return values;
}

/** Custom fields as two lists side by side, as they are kept. */
export function customFieldProperties(fields: CustomField[]): Properties {
  return {
    customFieldNames: fields.map(({ name }) => name),
    customFieldValues: fields.map(({ value }) => value),
  };
}

/** Name and its parts of a record: an individual's are split or joined, whichever side was given (SPEC §3.2); parts that a name splits into leave it as it is written. */
export function nameParts(type: EntityType, name: string, fields: Properties): Properties {
  if (type !== 'Individual') return { name };
  const given = 'firstName' in fields || 'lastName' in fields;
  if (!given) return { name, ...splitName(name) };
  const joined = joinName(fields.firstName as string | null, fields.lastName as string | null);
  if (!joined) return { name, ...splitName(name) };
  const parts = splitName(name);
  const isSplit = parts.firstName === (fields.firstName ?? '') && parts.lastName === (fields.lastName ?? '');
  return { name: isSplit ? name : joined };
}

/**
 * All properties of a new entity with the defaults of SPEC §3.1 and §4: locked by its maker. `fields` are those that are kept, where
 * the rules have read them already.
 */
export function newEntityProperties(
  caller: UserCaller,
  change: EntityChange,
  now: string,
  fields: Properties = freshFields(change.typeName, change.fields ?? {}),
): Properties {
  return {
    ...fields,
    ...nameParts(change.typeName, change.name, fields),
    key: change.key,
    typeName: change.typeName,
    description: change.description ?? '',
    ...customFieldProperties(change.customFields ?? []),
    ...(change.color ? { color: change.color } : {}),
    party: change.party ?? 'known',
    organizationKey: caller.organizationKey,
    folder: '',
    binned: false,
    createdDate: now,
    modifiedDate: now,
    createdBy: caller.userKey,
    modifiedBy: caller.userKey,
    collaborationStatus: 'locked',
    collaborationEditor: caller.userKey,
    collaborationDate: now,
  };
}

/** An entity's kept properties. */
export type StoredEntity = Properties & { typeName: EntityType; name: string };

/** What is said of an entity that is there, its fields as they are kept; what is undefined stays. */
export interface Patch {
  name?: string | undefined;
  description?: string | null | undefined;
  color?: string | null | undefined;
  customFields?: CustomField[] | undefined;
  fields: Properties;
}

/** The fields of a patch as they are kept; which chart a decoration is on is its chart's to say. An amount without a currency, where none is kept, is one of the default currency (SPEC §3.2). */
export function patchFields(stored: StoredEntity, input: Record<string, unknown>): Properties {
  const { datasetKey: _itsChart, ...fields } = changedFields(stored, input);
  if (!isRecordType(stored.typeName)) return fields;
  for (const { name, currency } of FIELDS[stored.typeName]) {
    if (currency && fields[name] != null && !(currency in fields) && stored[currency] == null) {
      fields[currency] = defaults.currency;
    }
  }
  return fields;
}

/** The properties that a patch sets; throws `invalid` where it leaves an individual without a name. */
export function patchProperties(stored: StoredEntity, patch: Patch): Properties {
  const { fields, name, description, color, customFields } = patch;
  return {
    ...fields,
    ...patchedName(stored, name, fields),
    ...(description === undefined ? {} : { description: description ?? '' }),
    ...(color === undefined ? {} : { color: color || (fields.color ?? null) }),
    ...(customFields === undefined ? {} : customFieldProperties(customFields)),
  };
}

/** A person's parts that change make the name; where they stay as they are, a name that is given makes the parts. */
function patchedName(stored: StoredEntity, name: string | undefined, fields: Properties): Properties {
  const parts = { firstName: stored.firstName, lastName: stored.lastName, ...fields };
  const byParts =
    stored.typeName === 'Individual' &&
    (!isSame(parts.firstName, stored.firstName) || !isSame(parts.lastName, stored.lastName));
  if (name === undefined && !byParts) return {};
  if (!byParts) return name === stored.name ? {} : nameParts(stored.typeName, name ?? stored.name, {});
  if (name === undefined && !joinName(parts.firstName as string | null, parts.lastName as string | null))
    throw invalid(messages.nameIsRequired, 'name');
  return nameParts(stored.typeName, name ?? stored.name, parts);
}

/** Those of the properties that are kept otherwise. */
export function changedProperties(stored: Properties, properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([name, value]) => !isSame(stored[name], value)));
}

/** Nothing, an empty text and an empty list are the same. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(orNone(a)) === JSON.stringify(orNone(b));
}

function orNone(value: unknown): unknown {
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : (value ?? null);
}
