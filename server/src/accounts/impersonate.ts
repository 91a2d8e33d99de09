import { sentence } from '@stemma/shared/language/sentence';
import type { UserCaller } from '../access/caller';
import { AppError } from '../errors';
import type { Store } from '../store';
import { atMostOne } from '../store';
import { maySignIn } from './policy';
import { callerByEmail } from './store';

/**
 * The user of an e-mail address as a caller, for commands run by whoever runs the installation: no session, no password.
 * Throws `notFound` where nobody has the address, `forbidden` where the account may not sign in.
 */
export async function callerOfEmail(store: Store, email: string): Promise<UserCaller> {
  const wanted = email.trim().toLowerCase();
  const account = atMostOne(await store.read((tx) => callerByEmail(tx, { email: wanted })));
  if (!account)
    throw new AppError('notFound', sentence('There is no user with the e-mail address {wanted}.', { wanted }));
  if (!maySignIn(account))
    throw new AppError('forbidden', sentence('The account of {wanted} is not active.', { wanted }));
  const { userKey, organizationKey, isAdmin, accountType } = account;
  return { kind: 'user', userKey, organizationKey, isAdmin, accountType, sessionKey: '' };
}
