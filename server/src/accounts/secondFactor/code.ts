import { messages } from '@stemma/shared/messages';
import type { Seal } from '../../access/seal';
import { AppError } from '../../errors';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import { notify } from '../notice';
import { recoveryHash } from './recovery';
import type { FactorRow } from './store';
import { lockFactor, noteUse } from './store';
import { stepOf } from './totp';

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
 * not newer than the last. False for a wrong one, and where no second factor is on. Tries are to be counted before; that a recovery code
 * was used is told by mail.
 */
export async function takeCode(tx: Tx, seal: Seal, userKey: string, code: string): Promise<boolean> {
  const factor = atMostOne(await lockFactor(tx, { userKey }));
  if (!factor?.secret) return false;
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
): Promise<boolean> {
  if (step === null || step <= (lastStep ?? -1)) return false;
  await noteUse(tx, { userKey, step, recoveryHashes });
  return true;
}

async function takeRecovery(tx: Tx, userKey: string, factor: FactorRow, hash: string): Promise<boolean> {
  const { lastStep, recoveryHashes, email, organizationKey } = factor;
  if (!recoveryHashes.includes(hash)) return false;
  await noteUse(tx, { userKey, step: lastStep, recoveryHashes: recoveryHashes.filter((other) => other !== hash) });
  await notify(tx, { key: userKey, email, organizationKey }, 'recoveryCode');
  return true;
}
