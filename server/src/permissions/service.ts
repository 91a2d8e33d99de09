import { messages } from '@stemma/shared/messages';
import { PERMISSIONS } from '@stemma/shared/permissions';
import type { Permission } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import { assertMayWiden } from '../charts/resharing/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne, int, one } from '../store';
import { isLookedAfter, mayShare, permissionFault } from './policy';
import type { Access, Colleague } from './present';
import { presentAccess, presentColleague } from './present';
import type { AffectedRow, RecordRow } from './store';
import * as store from './store';

const COLLEAGUES = 20;

/** Who has access to an entity or chart, for those who have it themselves. Throws `notFound`. */
export async function accessTo(context: Context, key: string): Promise<Access> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const found = held(atMostOne(await store.recordOf(tx, { key, userKey: caller.userKey })));
    return presentAccess(caller, found, await store.holdersOf(tx, { key }));
  });
}

const giving = z.object({
  key: keyText,
  userKey: keyText,
  permission: z.enum(PERMISSIONS),
  /** Of a chart: also on its entities of which the caller is Co-Owner, where the user may do less so far. */
  entities: z.boolean().default(false),
});
export type Giving = z.input<typeof giving>;

/**
 * Gives a user of the record's organization access, or another permission. Throws `notFound`, `forbidden` for who is not Co-Owner, or
 * where a chart holds what the caller may not show to others, `conflict`
 * where nobody would look after the record any more or the account cannot have the permission.
 */
export async function giveAccess(context: Context, input: unknown): Promise<Access> {
  const caller = requireUser(context);
  const wanted = parse(giving, input);
  return context.write(async (tx) => {
    const found = await lockShared(tx, caller, wanted.key);
    await giveTo(tx, context, caller, found, wanted);
    if (wanted.entities && found.kind === 'chart') await giveEntities(tx, context, caller, wanted);
    return accessOf(tx, caller, wanted.key);
  });
}

/**
 * Takes a user's access; everybody may give up his own. Answers who has access still, nobody's names for who has none. Throws as
 * `giveAccess`.
 */
export async function takeAccess(context: Context, key: string, userKey: string): Promise<Access | null> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const isOwn = userKey === caller.userKey;
    const found = isOwn ? held(await locked(tx, caller, key)) : await lockShared(tx, caller, key);
    const holders = await store.holdersOf(tx, { key });
    const holder = holders.find((one) => one.key === userKey);
    if (!holder) throw notFound();
    if (!isLookedAfter(holders, userKey, null)) throw lastOne();
    await store.take(tx, { key, userKey });
    await noted(tx, context, found, userKey, holder.permission, null);
    return isOwn ? null : accessOf(tx, caller, key);
  });
}

/** Makes another user Co-Owner and gives up the caller's own access. Throws as `giveAccess`. */
export async function transferRecord(context: Context, key: string, userKey: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(async (tx) => {
    const found = await lockShared(tx, caller, key);
    if (userKey === caller.userKey) throw new AppError('conflict', messages.access.lastCoOwner, { field: 'userKey' });
    await giveTo(tx, context, caller, found, { userKey, permission: 'Co-Owner' });
    const holders = await store.holdersOf(tx, { key });
    if (!isLookedAfter(holders, caller.userKey, null)) throw lastOne();
    await store.take(tx, { key, userKey: caller.userKey });
    await noted(tx, context, found, caller.userKey, 'Co-Owner', null);
  });
}

/** What deleting an entity or chart for good would take from others; for those who may delete it. */
export async function affectedByDeletion(context: Context, key: string): Promise<AffectedRow> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const found = held(atMostOne(await store.recordOf(tx, { key, userKey: caller.userKey })));
    if (!mayShare(caller, found.permission)) throw forbidden();
    return one(await store.affectedByDeletionRows(tx, { key, userKey: caller.userKey }));
  });
}

/** People of the caller's organization by a part of their name or address, by name, 20 at most. */
export async function findColleagues(context: Context, term: string): Promise<Colleague[]> {
  const { organizationKey, accountType } = requireUser(context);
  if (accountType === 'None') throw forbidden();
  const params = { organizationKey, term: term.trim().toLowerCase().slice(0, 200), limit: int(COLLEAGUES) };
  return (await context.read((tx) => store.colleagues(tx, params))).map(presentColleague);
}

async function giveTo(
  tx: Tx,
  context: Context,
  caller: UserCaller,
  found: RecordRow,
  { userKey, permission }: { userKey: string; permission: Permission },
): Promise<void> {
  const member = atMostOne(await store.memberOf(tx, { key: userKey, organizationKey: found.organizationKey }));
  if (!member) throw new AppError('notFound', messages.access.notAMember, { field: 'userKey' });
  const fault = permissionFault(member, permission);
  if (fault) throw new AppError('conflict', fault, { field: 'permission' });
  const holders = await store.holdersOf(tx, { key: found.key });
  const before = holders.find(({ key }) => key === userKey)?.permission ?? null;
  if (before === permission) return;
  if (before && !isLookedAfter(holders, userKey, permission)) throw lastOne();
  if (!before && found.kind === 'chart')
    await assertMayWiden(tx, caller, found.key, { reader: userKey, field: 'userKey' });
  await store.give(tx, { keys: [found.key], userKey, permission });
  await noted(tx, context, found, userKey, before, permission);
}

async function giveEntities(
  tx: Tx,
  context: Context,
  caller: UserCaller,
  { key, userKey, permission }: z.output<typeof giving>,
): Promise<void> {
  if (userKey === caller.userKey) return;
  const lesser = PERMISSIONS.slice(0, PERMISSIONS.indexOf(permission));
  const rows = await store.lockLesserEntities(tx, { key, userKey: caller.userKey, to: userKey, lesser });
  const keys = rows.map((row) => row.key);
  if (keys.length === 0) return;
  await store.give(tx, { keys, userKey, permission });
  for (const target of keys) {
    await record(tx, context, { action: 'access/give', target, details: userKey, after: { permission } });
  }
}

async function locked(tx: Tx, { userKey }: UserCaller, key: string): Promise<RecordRow | undefined> {
  return atMostOne(await store.lockRecord(tx, { key, userKey }));
}

async function lockShared(tx: Tx, caller: UserCaller, key: string): Promise<RecordRow> {
  const found = held(await locked(tx, caller, key));
  if (!mayShare(caller, found.permission)) throw forbidden();
  return found;
}

/** What the caller has no access to is not there for him. */
function held(found: RecordRow | undefined): RecordRow {
  if (!found || found.permission === null) throw notFound();
  return found;
}

async function accessOf(tx: Tx, caller: UserCaller, key: string): Promise<Access> {
  const { userKey } = caller;
  return presentAccess(caller, one(await store.recordOf(tx, { key, userKey })), await store.holdersOf(tx, { key }));
}

async function noted(
  tx: Tx,
  context: Context,
  found: RecordRow,
  userKey: string,
  before: Permission | null,
  after: Permission | null,
): Promise<void> {
  await record(tx, context, {
    action: after ? 'access/give' : 'access/take',
    target: found.key,
    details: userKey,
    before: { permission: before },
    after: { permission: after },
  });
}

const lastOne = (): AppError => new AppError('conflict', messages.access.lastCoOwner, { field: 'userKey' });
