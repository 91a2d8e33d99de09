import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import { readingOrganization } from './service';
import { entitiesOfNames } from './store';

/** The entities of a type that the caller may read and that have one of the names, given in lower case. */
export async function entitiesNamed(
  tx: Tx,
  caller: UserCaller,
  type: RecordType,
  names: string[],
): Promise<{ key: string; name: string }[]> {
  if (names.length === 0) return [];
  const { userKey } = caller;
  return entitiesOfNames(tx, { types: [type], names, userKey, organizationKey: readingOrganization(caller) });
}
