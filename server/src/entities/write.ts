import type { EntityChange } from '@stemma/shared/entities/entity';
import { joinName, splitName } from '@stemma/shared/entities/individualName';
import type { NormalizedFields } from '@stemma/shared/entities/record';
import { normalizeFields, normalizeNewFields } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { CustomField } from '@stemma/shared/rules/customFields';
import type { UserCaller } from '../access/caller';
import { invalid } from '../errors';
import { freshDecoration, isDecoration, keptDecoration } from './decorations';
import type { EntityInput } from './input';

type Properties = Record<string, unknown>;

/** The fields of a change as they are kept; throws `invalid` naming the first field at fault. */
export function keptFields(type: EntityType, fields: Record<string, unknown>): Properties {
  return isDecoration(type) ? keptDecoration(type, fields) : valuesOf(normalizeFields(type, fields));
}

/** The fields of a new record, with the defaults of its type (SPEC §3.2, §3.3). */
function freshFields(type: EntityType, fields: Record<string, unknown>): Properties {
  return isDecoration(type) ? freshDecoration(type, fields) : valuesOf(normalizeNewFields(type, fields));
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

/** Name and its parts of a record: an individual's are split or joined, whichever side was given (SPEC §3.2). */
export function nameParts(type: EntityType, name: string, fields: Properties): Properties {
  if (type !== 'Individual') return { name };
  const given = 'firstName' in fields || 'lastName' in fields;
  if (!given) return { name, ...splitName(name) };
  const joined = joinName(fields.firstName as string | null, fields.lastName as string | null);
  return { name: joined || name };
}

/** What is said of a new entity; a chart's save says less than a call that makes one. */
export type NewEntity = EntityChange & Partial<Pick<EntityInput, 'customFields' | 'color'>>;

/**
 * All properties of a new entity with the defaults of SPEC §3.1 and §4: locked by its maker. `fields` are those that are kept, where
 * the rules have read them already.
 */
export function newEntityProperties(
  caller: UserCaller,
  change: NewEntity,
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

/** The properties that a change sets on an existing entity. */
export function changedProperties(caller: UserCaller, change: EntityChange, now: string): Properties {
  const fields = keptFields(change.typeName, change.fields ?? {});
  return {
    ...fields,
    ...nameParts(change.typeName, change.name, fields),
    ...(change.description == null ? {} : { description: change.description }),
    ...(change.party == null ? {} : { party: change.party }),
    modifiedDate: now,
    modifiedBy: caller.userKey,
  };
}
