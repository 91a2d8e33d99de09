import type { AccountType } from '@stemma/shared/permissions';
import { email as emailShape, nameText, newPassword } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { parse } from '../errors';
import type { Store } from '../store';
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

/** Makes an organization for the installation itself: first start, seeds and tests. Answers its key. */
export async function provisionOrganization(store: Store, name: string, key: string = randomUUID()): Promise<string> {
  const now = new Date().toISOString();
  await store.write((tx) => addOrganization(tx, { key, name: parse(nameText, name), now }));
  return key;
}

/** Makes an active user for the installation itself: first start, seeds and tests. Answers the user's key. */
export async function provisionUser(store: Store, user: NewUser): Promise<string> {
  const key = randomUUID();
  const password = await hashPassword(parse(newPassword, user.password));
  await store.write((tx) =>
    addUser(tx, {
      key,
      name: parse(nameText, user.name),
      email: parse(emailShape, user.email.trim().toLowerCase()),
      password,
      organizationKey: user.organizationKey,
      isAdmin: user.isAdmin ?? false,
      accountType: user.accountType ?? 'Standard',
      createdBy: key,
      now: new Date().toISOString(),
    }),
  );
  return key;
}
