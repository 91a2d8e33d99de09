import { randomUUID } from 'node:crypto';
import type { Context } from '../context';
import { requireUser } from '../context';
import type { Tx } from '../store';
import { addEntries, addEntry } from './store';

/** What was done, to what; never a secret. */
export interface AuditEntry {
  /** The call, as `graph/read`. */
  action: string;
  /** Key or name of what it was done to. */
  target: string;
  details: string;
  /** The record's fields that were changed, as they were and as they are. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Writes an entry of the audit log in the caller's transaction, with who called, from where and when. Entries are only added. */
export async function record(tx: Tx, context: Context, entry: AuditEntry): Promise<void> {
  await recordAs(tx, context, requireUser(context), entry);
}

/** Writes an entry about a user who is not signed in with this call: he signs in, or uses a ticket. */
export async function recordAs(
  tx: Tx,
  context: Context,
  { userKey, organizationKey }: { userKey: string; organizationKey: string },
  { before, after, ...entry }: AuditEntry,
): Promise<void> {
  await addEntry(tx, {
    ...entry,
    key: randomUUID(),
    at: new Date().toISOString(),
    userKey,
    organizationKey,
    address: context.address,
    requestId: context.requestId,
    before: asText(before),
    after: asText(after),
  });
}

/** Writes an entry for each of many records to which the same was done. */
export async function recordMany(tx: Tx, context: Context, action: string, targets: readonly string[]): Promise<void> {
  const { userKey, organizationKey } = requireUser(context);
  const { address, requestId } = context;
  const at = new Date().toISOString();
  const entries = targets.map((target) => ({ key: randomUUID(), target }));
  await addEntries(tx, { entries, at, userKey, organizationKey, action, address, requestId, details: '' });
}

/** The same for whoever it was done by, a task of the server (with an empty `userKey`) among them; `details` are those of each entry. */
export async function recordEach(
  tx: Tx,
  by: { userKey: string; organizationKey: string; address: string; requestId: string },
  action: string,
  targets: readonly string[],
  details: string,
): Promise<void> {
  const { userKey, organizationKey, address, requestId } = by;
  const at = new Date().toISOString();
  const entries = targets.map((target) => ({ key: randomUUID(), target }));
  await addEntries(tx, { entries, at, userKey, organizationKey, action, address, requestId, details });
}

const asText = (fields: AuditEntry['before']): string | null => (fields ? JSON.stringify(fields) : null);

/** Writes an entry about a visit by a share link: of the visitor nothing is kept, not even an address. */
export async function recordVisit(tx: Tx, context: Context, organizationKey: string, entry: AuditEntry): Promise<void> {
  await addEntry(tx, {
    ...entry,
    key: randomUUID(),
    at: new Date().toISOString(),
    userKey: '',
    organizationKey,
    address: '',
    requestId: context.requestId,
    before: null,
    after: null,
  });
}
