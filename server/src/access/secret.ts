import { randomBytes } from 'node:crypto';
import type { Store } from '../store';
import { atMostOne, one } from '../store';
import { storedSecret, signingSecret } from './store';

/** The secret that signs tokens: one for all servers of a store, made at the first start. */
export async function loadSecret(store: Store): Promise<Uint8Array> {
  const stored = atMostOne(await store.read((tx) => storedSecret(tx, { key: 'tokens' })));
  if (stored) return Buffer.from(stored.value, 'base64url');
  const fresh = randomBytes(48).toString('base64url');
  const { secret } = await store.write(async (tx) => one(await signingSecret(tx, { fresh })), { writes: 'essential' });
  return Buffer.from(secret, 'base64url');
}
