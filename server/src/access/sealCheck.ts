import type { Store } from '../store';
import { atMostOne, one } from '../store';
import type { Seal } from './seal';
import { storedSecret, sealCheck } from './store';

const ABOUT = 'the sealing key';

/** What is kept to know the sealing key by. */
export function sealMark(seal: Seal): string {
  return seal.close(ABOUT, ABOUT);
}

/** Whether a mark was made with this key. */
export function isMarkOf(seal: Seal, mark: string): boolean {
  return seal.open(mark, ABOUT) === ABOUT;
}

/** Whether this is the key that seals what the store holds; the first key that an installation is started with is. */
export async function sealKeyFits(store: Store, seal: Seal): Promise<boolean> {
  const stored = atMostOne(await store.read((tx) => storedSecret(tx, { key: 'sealing' })));
  if (stored) return isMarkOf(seal, stored.value);
  const { mark } = await store.write(async (tx) => one(await sealCheck(tx, { fresh: sealMark(seal) })), {
    writes: 'essential',
  });
  return isMarkOf(seal, mark);
}
