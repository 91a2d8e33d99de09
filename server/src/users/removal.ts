import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import { record } from '../audit/service';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { requireAdministrator } from './policy';
import { transferCoOwnership, holdingsOf } from './recordsStore';
import { assertNotLast } from './service';
import type { UserRow } from './store';
import { deleteUsers, lockUsers, lockWithRecords, usersByKeys } from './store';

/** What a user has, as deleting him would touch it. */
export interface Affected {
  key: string;
  /** Charts and entities of which he is the only Co-Owner: they need a successor. */
  charts: number;
  entities: number;
  /** All that he has access to. */
  records: number;
}

/** What deleting users together would touch; administrators only. Counts alone: an administrator is no reader of others' charts. */
export async function affectedByRemoval(context: Context, keys: readonly string[]): Promise<Affected[]> {
  requireAdministrator(context);
  return context.read((tx) => holdingsOf(tx, { keys: [...new Set(keys)] }));
}

/**
 * Deletes users, all or none, and answers how many; their charts and entities go to a successor of the same organization, who becomes
 * Co-Owner. Throws `conflict` where one of them is the only Co-Owner of something and no successor is named, for the last
 * administrator, and for the caller himself.
 */
export async function removeUsers(
  context: Context,
  keys: readonly string[],
  successor?: string | null,
): Promise<number> {
  const { userKey } = requireAdministrator(context);
  const wanted = [...new Set(keys)];
  if (wanted.includes(userKey)) throw new AppError('conflict', messages.accounts.notYourself);
  return context.write(async (tx) => {
    await lockUsers(tx, {});
    const rows = await usersByKeys(tx, { keys: wanted });
    if (rows.length < wanted.length) throw notFound();
    if (rows.some(({ isAdmin }) => isAdmin)) await assertNotLast(tx, wanted);
    await lockWithRecords(tx, { keys: successor ? [...wanted, successor] : wanted });
    if (successor) await give(tx, context, rows, successor);
    else await assertNothingLost(tx, rows);
    await deleteUsers(tx, { keys: wanted, now: Date.now() });
    for (const { key, name, email } of rows) {
      await record(tx, context, {
        action: 'users/delete',
        target: key,
        details: successor ?? '',
        before: { name, email },
      });
    }
    return rows.length;
  });
}

/** Gives all of which a user is Co-Owner to another of his organization; he has no more access to it. Answers how many records. */
export async function transferRecords(context: Context, from: string, to: string): Promise<number> {
  requireAdministrator(context);
  return context.write(async (tx) => {
    await lockUsers(tx, {});
    const row = atMostOne(await usersByKeys(tx, { keys: [from] }));
    if (!row) throw notFound();
    await lockWithRecords(tx, { keys: [from, to] });
    return give(tx, context, [row], to);
  });
}

async function give(tx: Tx, context: Context, rows: readonly UserRow[], to: string): Promise<number> {
  const successor = atMostOne(await usersByKeys(tx, { keys: [to] }));
  if (!successor) throw notFound();
  const isFit = !successor.deactivated && !successor.isPending && accountMayWrite(successor.accountType);
  const isOther = rows.every(({ key, organizationKey }) => key !== to && organizationKey === successor.organizationKey);
  if (!isFit || !isOther) throw new AppError('conflict', messages.accounts.successor, { field: 'handOverTo' });
  const from = rows.map(({ key }) => key);
  const { count } = one(await transferCoOwnership(tx, { from, to }));
  for (const key of from) await record(tx, context, { action: 'users/handOver', target: key, details: to });
  return count;
}

async function assertNothingLost(tx: Tx, rows: readonly UserRow[]): Promise<void> {
  const lost = (await holdingsOf(tx, { keys: rows.map(({ key }) => key) })).find(
    ({ charts, entities }) => charts + entities > 0,
  );
  if (!lost) return;
  const name = rows.find(({ key }) => key === lost.key)?.name ?? '';
  throw new AppError('conflict', messages.accounts.onlyCoOwner(name, lost.charts, lost.entities), {
    field: 'handOverTo',
  });
}
