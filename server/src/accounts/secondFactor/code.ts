import { messages } from '@stemma/shared/messages';
import type { Seal } from '../../access/seal';
import { AppError } from '../../errors';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { recoveryHash } from './recovery';
import type { FactorRow } from './store';
import { lockFactor, noteUse } from './store';
import { stepOf } from './totp';

/** How a code was taken. */
export type TakenAs = 'code' | 'recoveryCode';

/** What a second factor is sealed to. */
export const aboutFactor = (userKey: string): string => `second factor of ${userKey}`;

/** Opens a sealed secret; throws `unavailable` where the installation's sealing key is another than it was sealed by. */
export function opened(seal: Seal, userKey: string, sealed: string): string {
  const secret = seal.open(sealed, aboutFactor(userKey));
  if (secret === undefined) throw new AppError('unavailable', messages.accounts.factorUnreadable);
  return secret;
}

/**
 * Takes a code of a user's second factor, or one of his recovery codes, under the user's lock: each is good once, and none is that is
 * not newer than the last. Null for a wrong one, and where no second factor is on. Tries are to be counted before.
 */
export async function takeCode(tx: Tx, seal: Seal, userKey: string, code: string): Promise<TakenAs | null> {
  const factor = atMostOne(await lockFactor(tx, { userKey }));
  if (!factor?.secret) return null;
  const typed = code.replace(/\s/g, '');
  return /^\d{6}$/.test(typed)
    ? takeStep(tx, userKey, factor, stepOf(opened(seal, userKey, factor.secret), typed, Date.now()))
    : takeRecovery(tx, userKey, factor, recoveryHash(typed));
}

async function takeStep(
  tx: Tx,
  userKey: string,
  { lastStep, recoveryHashes }: FactorRow,
  step: number | null,
): Promise<TakenAs | null> {
  if (step === null || step <= (lastStep ?? -1)) return null;
  await noteUse(tx, { userKey, step, recoveryHashes });
  return 'code';
}

async function takeRecovery(
  tx: Tx,
  userKey: string,
  { lastStep, recoveryHashes }: FactorRow,
  hash: string,
): Promise<TakenAs | null> {
  if (!recoveryHashes.includes(hash)) return null;
  await noteUse(tx, { userKey, step: lastStep, recoveryHashes: recoveryHashes.filter((other) => other !== hash) });
  return 'recoveryCode';
}
