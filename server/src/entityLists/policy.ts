import type { Field } from '@stemma/shared/entities/fields';
import { FIELDS } from '@stemma/shared/entities/fields';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isRecordType, RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { IN_SMALL_LETTERS } from '../entities/listProperties';

/** What a list can be put in order by, beside the fields of its types. */
export const COMMON_ORDERS = ['name', 'typeName', 'createdDate', 'modifiedDate', 'chartCount'] as const;

/** How a list's order is read: a count, a number, or a text without regard to case. */
export interface Order {
  property: string;
  as: 'chartCount' | 'number' | 'text';
}

/** An order of a list, either way. */
export type Directed = Order & { descending: boolean };

/** The order of that name for a list of those types (all types where none is named); undefined where none of them has such a field. */
export function orderOf(name: string, types: readonly EntityType[]): Order | undefined {
  if (name === 'chartCount') return { property: name, as: 'chartCount' };
  if ((COMMON_ORDERS as readonly string[]).includes(name)) return { property: name, as: 'text' };
  const among = types.length ? types.filter(isRecordType) : RECORD_TYPES;
  const field = among.flatMap((type) => FIELDS[type]).find((one) => one.name === name);
  return field && { property: name, as: field.kind === 'money' ? 'number' : 'text' };
}

const isKeptInOrder = ({ kind }: Field) => kind === 'money' || kind === 'date';

/** Properties that are kept as an order reads them, each under an index after the organization and the type and before the name. Days are ISO texts. */
export const INDEXED: ReadonlyMap<string, string> = new Map([
  ['createdDate', 'createdDate'],
  ['modifiedDate', 'modifiedDate'],
  ['chartCount', 'placedCount'],
  ...IN_SMALL_LETTERS.map((text) => [text, `${text}Lower`] as const),
  ...Object.values(FIELDS).flatMap((fields) => fields.filter(isKeptInOrder).map(({ name }) => [name, name] as const)),
]);

/**
 * How the entities of one type are walked in an order: by their names, also where all of a type stand together, or by a property under
 * an index. Undefined for an order that no index has.
 */
export function walkedBy({ property }: Order): { property: string | null } | undefined {
  if (property === 'name' || property === 'typeName') return { property: null };
  const indexed = INDEXED.get(property);
  return indexed === undefined ? undefined : { property: indexed };
}
