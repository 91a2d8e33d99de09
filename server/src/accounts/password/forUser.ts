import type { Tx } from '../../store';
import { one } from '../../store';
import { accountByKey } from '../store';
import { assertChosen } from './policy';

/** Refuses a password that a user's organization does not take of him, by the rules for those he chooses himself. */
export async function assertGoodFor(tx: Tx, userKey: string, password: string, field: string): Promise<void> {
  const { passwordMin, name, email } = one(await accountByKey(tx, { key: userKey }));
  assertChosen(password.trim(), { least: passwordMin, about: [name, email] }, field);
}
