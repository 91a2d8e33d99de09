import type { Store } from '../store';
import { one } from '../store';
import type { Seal } from './seal';
import { sealCheck } from './store';

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
  const { mark } = await store.write(async (tx) => one(await sealCheck(tx, { fresh: sealMark(seal) })));
  return isMarkOf(seal, mark);
}
