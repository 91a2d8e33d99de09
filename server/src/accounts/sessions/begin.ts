import { limits } from '@stemma/shared/limits';
import { randomBytes } from 'node:crypto';
import { signToken } from '../../access/tokens';
import type { Context } from '../../context';
import type { Tx } from '../../store';
import { addSession } from './store';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const AGENT_MAX = 300;

/** 192 random bits: nobody guesses which sessions there are. */
const newSessionKey = (): string => randomBytes(24).toString('base64url');

/** Begins a session of a user's, always a new one; answers the bearer token that names it. One that owes the second factor is short. */
export async function beginSession(
  tx: Tx,
  context: Context,
  secret: Uint8Array,
  user: { key: string; sessionHours: number; owesSecondFactor: boolean },
): Promise<string> {
  const { key: userKey, sessionHours, owesSecondFactor } = user;
  const key = newSessionKey();
  const now = Date.now();
  const length = owesSecondFactor ? limits.owingMinutes * MINUTE : sessionHours * HOUR;
  const from = { address: context.address, agent: context.agent.slice(0, AGENT_MAX) };
  await addSession(tx, { key, userKey, now, expiresAt: now + length, owesSecondFactor, ...from });
  return signToken({ sessionKey: key, userKey }, secret);
}
