import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden, notFound } from '../errors';
import { mayDeleteEntity, mayReadEntity } from './policy';
import { factsByKey } from './service';
import { updateEntities } from './store';

/** Moves an entity to the bin, from where it can be restored (SPEC §4). One that is there already stays there. */
export async function moveToBin(context: Context, key: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(async (tx) => {
    const known = (await factsByKey(tx, caller, [key])).get(key);
    if (!known || !mayReadEntity(known)) throw notFound();
    if (!mayDeleteEntity(caller, known)) throw forbidden();
    if (known.binned) return;
    const properties = { binned: true, binnedDate: new Date().toISOString(), binnedBy: caller.userKey };
    await updateEntities(tx, [{ key, properties }]);
  });
}
