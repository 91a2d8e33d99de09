import type { EntityChange } from '@stemma/shared/entities/entity';
import { joinName, splitName } from '@stemma/shared/entities/individualName';
import { normalizeFields } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { UserCaller } from '../access/caller';
import { invalid } from '../errors';

type Properties = Record<string, unknown>;

/** The fields of a change as they are kept; throws `invalid` naming the first field at fault. */
export function keptFields(type: EntityType, fields: Record<string, unknown>): Properties {
  const { values, faults } = normalizeFields(type, fields);
  const [fault] = faults;
  if (fault) throw invalid(fault.message, fault.field);
  return values;
}

/** Name and its parts of a record: an individual's are split or joined, whichever side was given (SPEC §3.2). */
export function nameParts(type: EntityType, name: string, fields: Properties): Properties {
  if (type !== 'Individual') return { name };
  const given = 'firstName' in fields || 'lastName' in fields;
  if (!given) return { name, ...splitName(name) };
  const joined = joinName(fields.firstName as string | null, fields.lastName as string | null);
  return { name: joined || name };
}

/** All properties of a new entity with the defaults of SPEC §3.1 and §4: locked by its maker. */
export function newEntityProperties(caller: UserCaller, change: EntityChange, now: string): Properties {
  const fields = keptFields(change.typeName, change.fields ?? {});
  return {
    ...fields,
    ...nameParts(change.typeName, change.name, fields),
    key: change.key,
    typeName: change.typeName,
    description: change.description ?? '',
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
