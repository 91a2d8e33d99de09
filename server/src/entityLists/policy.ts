import { FIELDS } from '@stemma/shared/entities/fields';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType, RECORD_TYPES } from '@stemma/shared/entities/typeNames';

/** What a list can be put in order by, beside the fields of its types. */
export const COMMON_ORDERS = ['name', 'typeName', 'createdDate', 'modifiedDate', 'chartCount'] as const;

/** How a list's order is read: a count, a number, or a text without regard to case. */
export interface Order {
  property: string;
  as: 'chartCount' | 'number' | 'text';
}

/** The order of that name for a list of those types (all types where none is named); undefined where none of them has such a field. */
export function orderOf(name: string, types: readonly EntityType[]): Order | undefined {
  if (name === 'chartCount') return { property: name, as: 'chartCount' };
  if ((COMMON_ORDERS as readonly string[]).includes(name)) return { property: name, as: 'text' };
  const among = types.length ? types.filter(isRecordType) : RECORD_TYPES;
  const field = among.flatMap((type) => FIELDS[type]).find((one) => one.name === name);
  return field && { property: name, as: field.kind === 'money' ? 'number' : 'text' };
}
