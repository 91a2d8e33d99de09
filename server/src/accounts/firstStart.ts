import type { UserCaller } from '../access/caller';
import type { Store, Tx } from '../store';
import { one } from '../store';
import { saveFirstPasswords } from './passwordFile';
import { randomPassword } from './passwords';
import { addOrganizationIn, addUserIn, isEmptyStore, readyUser } from './provision';
import { anyUser, lockFirstStart } from './store';

export interface FirstStartSettings {
  dataFolder: string;
  adminEmail: string;
  adminPassword: string | undefined;
  demoEmail: string;
  demoPassword: string | undefined;
  demo: boolean;
  /** Makes what the example user begins with, in the transaction that makes his account. */
  examples: (tx: Tx, caller: UserCaller) => Promise<void>;
}

export interface FirstAccounts {
  admin: { email: string; password: string };
  demo: { email: string; password: string } | null;
  /** Some password was random and is in the data folder. */
  passwordsSaved: boolean;
}

/**
 * Gives an empty store its organization, administrator and example user with his examples, all or nothing; undefined
 * for a store that has users. Of servers that start at once, one does and the others wait for it. Passwords that were
 * not set are random, and on the data folder's disk before the accounts are committed.
 */
export async function firstStart(store: Store, settings: FirstStartSettings): Promise<FirstAccounts | undefined> {
  if (!(await isEmptyStore(store))) return undefined;
  const admin = { email: settings.adminEmail, password: settings.adminPassword ?? randomPassword() };
  const demo = settings.demo
    ? { email: settings.demoEmail, password: settings.demoPassword ?? randomPassword() }
    : null;
  const generated = [
    settings.adminPassword === undefined ? `administrator ${admin.email} ${admin.password}` : '',
    demo && settings.demoPassword === undefined ? `example user ${demo.email} ${demo.password}` : '',
  ].filter(Boolean);
  const organizationKey = 'example-organization';
  const adminUser = await readyUser({ name: 'Administrator', ...admin, organizationKey, isAdmin: true });
  const demoUser = demo && (await readyUser({ name: 'Demo User', ...demo, organizationKey }));
  const made = await store.write(async (tx) => {
    await lockFirstStart(tx, {});
    if (one(await anyUser(tx, {})).found) return false;
    if (generated.length) await saveFirstPasswords(settings.dataFolder, generated);
    await addOrganizationIn(tx, 'Example organization', organizationKey);
    await addUserIn(tx, adminUser);
    if (demoUser) {
      await addUserIn(tx, demoUser);
      const { key: userKey, isAdmin, accountType } = demoUser;
      await settings.examples(tx, { kind: 'user', userKey, organizationKey, isAdmin, accountType, sessionKey: '' });
    }
    return true;
  });
  return made ? { admin, demo, passwordsSaved: generated.length > 0 } : undefined;
}
