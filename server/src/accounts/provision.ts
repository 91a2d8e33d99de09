import type { AccountType } from '@stemma/shared/permissions';
import { email as emailShape, nameText, newPassword } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { parse } from '../errors';
import type { Store, Tx } from '../store';
import { one } from '../store';
import { hashPassword } from './passwords';
import { addOrganization, addUser, anyUser } from './store';

export interface NewUser {
  name: string;
  email: string;
  password: string;
  organizationKey: string;
  isAdmin?: boolean;
  accountType?: AccountType;
}

/** Whether nobody has an account yet. */
export async function isEmptyStore(store: Store): Promise<boolean> {
  const { found } = await store.read(async (tx) => one(await anyUser(tx, {})));
  return !found;
}

/** Makes an organization for the installation itself, in a transaction; one with the key is left as it is. */
export async function addOrganizationIn(tx: Tx, name: string, key: string): Promise<void> {
  await addOrganization(tx, { key, name: parse(nameText, name), now: new Date().toISOString() });
}

/** Makes an organization for the installation itself: seeds and tests. Answers its key. */
export async function provisionOrganization(store: Store, name: string, key: string = randomUUID()): Promise<string> {
  await store.write((tx) => addOrganizationIn(tx, name, key));
  return key;
}

/** A new user whose values are judged and whose password is hashed, which is too slow for a transaction. */
export interface ReadyUser {
  key: string;
  name: string;
  email: string;
  /** Hashed. */
  password: string;
  organizationKey: string;
  isAdmin: boolean;
  accountType: AccountType;
}

/** Makes a user ready to be added. Throws `invalid` for values that no user may have. */
export async function readyUser(user: NewUser): Promise<ReadyUser> {
  return {
    key: randomUUID(),
    name: parse(nameText, user.name),
    email: parse(emailShape, user.email.trim().toLowerCase()),
    password: await hashPassword(parse(newPassword, user.password)),
    organizationKey: user.organizationKey,
    isAdmin: user.isAdmin ?? false,
    accountType: user.accountType ?? 'Standard',
  };
}

/** Adds an active user for the installation itself, in a transaction. */
export async function addUserIn(tx: Tx, user: ReadyUser): Promise<void> {
  await addUser(tx, { ...user, createdBy: user.key, now: new Date().toISOString() });
}

/** Makes an active user for the installation itself: seeds and tests. Answers the user's key. */
export async function provisionUser(store: Store, user: NewUser): Promise<string> {
  const ready = await readyUser(user);
  await store.write((tx) => addUserIn(tx, ready));
  return ready.key;
}
