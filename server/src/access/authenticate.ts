import { limits } from '@stemma/shared/limits';
import { unlessReadOnly } from '../storage/errors';
import type { Store } from '../store';
import { atMostOne } from '../store';
import type { Caller } from './caller';
import { ANONYMOUS } from './caller';
import { liveSession, renewSession } from './store';
import { readToken } from './tokens';
import { readVisit } from './visitTokens';

const HOUR = 3_600_000;
const RENEW_AFTER = HOUR / 6;

/** The bearer token of an Authorization header; undefined when there is none. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
}

/**
 * Who the bearer token says. A token that is missing, forged, ended or run out makes the caller anonymous.
 * The token of a visit by a share link makes him a visitor. A session in use is renewed to its full length, at most once in ten minutes.
 */
export async function authenticate(store: Store, secret: Uint8Array, header: string | undefined): Promise<Caller> {
  const token = bearerOf(header);
  if (!token) return ANONYMOUS;
  const claims = await readToken(token, secret);
  if (!claims) return (await readVisit(token, secret)) ?? ANONYMOUS;
  const now = Date.now();
  const session = atMostOne(
    await store.read((tx) => liveSession(tx, { ...claims, now, sessionHours: limits.sessionHours })),
  );
  if (!session) return ANONYMOUS;
  const { owesSecondFactor, expiresAt, sessionHours, createdAt, ...user } = session;
  if (owesSecondFactor) return { kind: 'pending', userKey: user.userKey, sessionKey: claims.sessionKey };
  const fullLength = Math.min(now + sessionHours * HOUR, createdAt + limits.sessionDaysMax * 24 * HOUR);
  if (fullLength - expiresAt > RENEW_AFTER) {
    const renewed = { sessionKey: claims.sessionKey, expiresAt: fullLength, now };
    await unlessReadOnly(store.write((tx) => renewSession(tx, renewed), { writes: 'essential' }));
  }
  return { kind: 'user', sessionKey: claims.sessionKey, ...user };
}
