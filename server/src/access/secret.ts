import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { one } from '../store';
import { signingSecret } from './store';

/** The secret that signs tokens: one for all servers of a store, made at the first start. */
export async function loadSecret(store: Store): Promise<Uint8Array> {
  const fresh = randomBytes(48).toString('base64url');
  const { secret } = await store.write(async (tx) => one(await signingSecret(tx, { fresh })));
  return Buffer.from(secret, 'base64url');
}
