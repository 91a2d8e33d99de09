import type { UserCaller } from '../../access/caller';
import { forbidden, notFound } from '../../errors';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { linkRights } from './policy';
import type { ShareLinkRow } from './store';
import { linkById, lockCharts, lockLink } from './store';

const params = (caller: UserCaller, id: string) => ({
  id,
  userKey: caller.userKey,
  organizationKey: caller.organizationKey,
});

function assert(caller: UserCaller, id: string, row: ShareLinkRow | undefined, right: 'manage' | 'end'): ShareLinkRow {
  if (!row) throw notFound();
  const rights = linkRights(caller, row);
  if (!rights.know) throw notFound();
  if (!rights[right]) throw forbidden();
  // A handle ends a link and does nothing more.
  if (right === 'manage' && id !== row.key) throw notFound();
  return row;
}

/** A link that the caller may manage; throws `notFound` where he may not know of its charts, `forbidden` where he may not share them. */
export async function managedLink(tx: Tx, caller: UserCaller, id: string): Promise<ShareLinkRow> {
  return assert(caller, id, atMostOne(await linkById(tx, params(caller, id))), 'manage');
}

/** The same under its lock for the rest of the transaction; to `end` it takes being Co-Owner of one of its charts. */
export async function lockedLink(
  tx: Tx,
  caller: UserCaller,
  id: string,
  right: 'manage' | 'end' = 'manage',
): Promise<ShareLinkRow> {
  return assert(caller, id, atMostOne(await lockLink(tx, params(caller, id))), right);
}

/** The same, to change what it shows of entities: its charts' locks come first, as they do for a save that takes entities off them. */
export async function lockedWithCharts(tx: Tx, caller: UserCaller, id: string): Promise<ShareLinkRow> {
  const { charts } = await managedLink(tx, caller, id);
  await lockCharts(tx, { keys: charts.map(({ key }) => key) });
  return lockedLink(tx, caller, id);
}
