import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import { readerOf } from './service';
import { entitiesOfNames } from './store';

/** The entities of a type that the caller may read and that have one of the names, given in lower case. */
export async function entitiesNamed(
  tx: Tx,
  caller: UserCaller,
  type: RecordType,
  names: string[],
): Promise<{ key: string; name: string }[]> {
  if (names.length === 0) return [];
  return entitiesOfNames(tx, { types: [type], names, ...readerOf(caller) });
}
