import { limits } from '@stemma/shared/limits';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { notFound } from '../../errors';
import type { Tx } from '../../store';
import { one } from '../../store';
import { dropOwnSession, dropSession, dropSessionsOf, sessionsOf, shortenSessions } from './store';

/** A session of the caller's, as he sees it. */
export interface Session {
  key: string;
  /** ISO texts. */
  createdDate: string;
  lastSeen: string;
  address: string;
  /** What the program says of itself. */
  agent: string;
  /** The one that this call is made in. */
  isCurrent: boolean;
}

/** The caller's living sessions, those in use last first. */
export async function ownSessions(context: Context): Promise<Session[]> {
  const { userKey, sessionKey } = requireUser(context);
  const rows = await context.read((tx) => sessionsOf(tx, { userKey, now: Date.now() }));
  return rows.map(({ key, createdAt, lastSeen, address, agent }) => ({
    key,
    createdDate: new Date(createdAt).toISOString(),
    lastSeen: new Date(lastSeen).toISOString(),
    address,
    agent,
    isCurrent: key === sessionKey,
  }));
}

/** Makes the sessions of an organization's users end no later than what it says of their length from now on. */
export async function shortenSessionsOf(tx: Tx, organizationKey: string): Promise<void> {
  await shortenSessions(tx, { organizationKey, usualHours: limits.sessionHours, now: Date.now() });
}

/** Ends one of the caller's sessions; throws `notFound` for one that is not his. */
export async function endSession(context: Context, key: string): Promise<void> {
  const { userKey } = requireUser(context);
  await context.write(
    async (tx) => {
      if (one(await dropOwnSession(tx, { userKey, key })).gone === 0) throw notFound();
      await record(tx, context, { action: 'auth/endSession', target: userKey, details: '' });
    },
    { writes: 'essential' },
  );
}

/** Ends all of the caller's sessions but the one that he calls in. Answers how many. */
export async function endOtherSessions(context: Context): Promise<number> {
  const { userKey, sessionKey } = requireUser(context);
  return context.write(
    async (tx) => {
      const { gone } = one(await dropSessionsOf(tx, { userKey, except: sessionKey }));
      await record(tx, context, { action: 'auth/endOtherSessions', target: userKey, details: String(gone) });
      return gone;
    },
    { writes: 'essential' },
  );
}

/** Ends all sessions of a user. Answers how many. */
export async function endAllSessions(tx: Tx, userKey: string): Promise<number> {
  return one(await dropSessionsOf(tx, { userKey, except: '' })).gone;
}

/** Ends all of the caller's sessions, also the one that he calls in. Answers how many. */
export async function signOutEverywhere(context: Context): Promise<number> {
  const { userKey } = requireUser(context);
  return context.write(
    async (tx) => {
      const gone = await endAllSessions(tx, userKey);
      await record(tx, context, { action: 'auth/logoutEverywhere', target: userKey, details: String(gone) });
      return gone;
    },
    { writes: 'essential' },
  );
}

/** Ends the session that the token names; nothing to do for callers without one. */
export async function signOut(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'user' && caller.kind !== 'pending') return;
  await context.write(
    async (tx) => {
      await dropSession(tx, { key: caller.sessionKey });
      if (caller.kind === 'user')
        await record(tx, context, { action: 'auth/logout', target: caller.userKey, details: '' });
    },
    { writes: 'essential' },
  );
}
