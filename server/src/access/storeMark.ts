import { createHash } from 'node:crypto';
import type { Store } from '../store';
import { loadSecret } from './secret';

/** What a store is known by, also after a restore: a hash of the secret that signs its tokens, which tells nothing of it. */
export async function storeMark(store: Store): Promise<string> {
  return createHash('sha256')
    .update('store mark ')
    .update(await loadSecret(store))
    .digest('hex')
    .slice(0, 32);
}
