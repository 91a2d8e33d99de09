import type { Permission } from '@stemma/shared/permissions';
import { give } from '../../server/src/permissions/store';
import type { Store } from '../../server/src/store';

/** Gives a user a permission on charts and entities as the product does, without asking whether anybody may. */
export async function giveAccess(
  store: Store,
  userKey: string,
  keys: readonly string[],
  permission: Permission = 'Viewer',
): Promise<void> {
  await store.write((tx) => give(tx, { keys: [...keys], userKey, permission }));
}
