import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store';
import { randomPassword } from './passwords';
import { isEmptyStore, provisionOrganization, provisionUser } from './provision';

export interface FirstStartSettings {
  dataFolder: string;
  adminEmail: string;
  adminPassword: string | undefined;
  demoEmail: string;
  demoPassword: string | undefined;
  demo: boolean;
}

export interface FirstAccounts {
  admin: { email: string; password: string };
  demo: { email: string; password: string; userKey: string; organizationKey: string } | null;
  /** Some password was random and is in the data folder. */
  kept: boolean;
}

/**
 * Gives an empty store its organization, administrator and example user; undefined for a store that has users.
 * Passwords that were not set are random, and kept in the data folder for its owner's eyes only.
 */
export async function firstStart(store: Store, settings: FirstStartSettings): Promise<FirstAccounts | undefined> {
  if (!(await isEmptyStore(store))) return undefined;
  const organizationKey = await provisionOrganization(store, 'Example organization', 'example-organization');
  const admin = { email: settings.adminEmail, password: settings.adminPassword ?? randomPassword() };
  await provisionUser(store, { name: 'Administrator', ...admin, organizationKey, isAdmin: true });
  let demo: FirstAccounts['demo'] = null;
  if (settings.demo) {
    const account = { email: settings.demoEmail, password: settings.demoPassword ?? randomPassword() };
    const userKey = await provisionUser(store, { name: 'Demo User', ...account, organizationKey });
    demo = { ...account, userKey, organizationKey };
  }
  const generated = [
    settings.adminPassword === undefined ? `administrator ${admin.email} ${admin.password}` : '',
    demo && settings.demoPassword === undefined ? `example user ${demo.email} ${demo.password}` : '',
  ].filter(Boolean);
  if (generated.length) await keepPasswords(settings.dataFolder, generated);
  return { admin, demo, kept: generated.length > 0 };
}

const FILE = 'first-passwords.txt';

async function keepPasswords(folder: string, lines: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, FILE);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}

/** The kept first passwords, a line each; empty when none were generated here. */
export async function keptPasswords(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}
