import type { Store } from '../../store';
import { int, one } from '../../store';
import type { Tally } from './service';
import { updateHoldsIn, seemsToDiffer } from './service';
import { entityKeys, noteRules, rulesOfHolds } from './store';

/** Counts up where the rules by which links make up holdings change: servers then work all out anew at their start. */
const RULES = 1;
const PAGE = 500;
const MINUTES = 60_000;

export interface Rebuilt extends Tally {
  entities: number;
}

interface RebuildOptions {
  /** Changes nothing. */
  onlyLook?: boolean;
  /** Hears how far it is after each page. */
  onProgress?: (so: Rebuilt) => void;
}

/** Works out what is held of every entity anew, a page of entities in each transaction, while servers go on. */
export async function rebuildHolds(
  store: Store,
  { onlyLook = false, onProgress = () => undefined }: RebuildOptions = {},
): Promise<Rebuilt> {
  const all: Rebuilt = { entities: 0, missing: 0, changed: 0, leftOver: 0 };
  for (let after = ''; ;) {
    const page = { after, limit: int(PAGE) };
    const keys = (await store.read((tx) => entityKeys(tx, page))).map(({ key }) => key);
    if (keys.length === 0) break;
    const { missing, changed, leftOver } = await (onlyLook ? lookAt(store, keys) : mend(store, keys));
    all.entities += keys.length;
    all.missing += missing;
    all.changed += changed;
    all.leftOver += leftOver;
    after = keys.at(-1) ?? '';
    onProgress({ ...all });
  }
  if (!onlyLook) await store.write((tx) => noteRules(tx, RULES));
  return all;
}

/** How many holdings differ in all. */
export function differing({ missing, changed, leftOver }: Tally): number {
  return missing + changed + leftOver;
}

function mend(store: Store, keys: readonly string[]): Promise<Tally> {
  return store.write((tx) => updateHoldsIn(tx, keys), { timeoutMs: 5 * MINUTES });
}

/** Holds nobody up, unless something seems to differ. */
async function lookAt(store: Store, keys: readonly string[]): Promise<Tally> {
  const seems = await store.read((tx) => seemsToDiffer(tx, keys), { timeoutMs: 5 * MINUTES });
  if (!seems) return { missing: 0, changed: 0, leftOver: 0 };
  const look = { onlyLook: true };
  return store.write((tx) => updateHoldsIn(tx, keys, look), { timeoutMs: 5 * MINUTES, writes: 'nothing' });
}

/** Works all out where that was not done by these rules yet: at the first start of a version that does, and after a restore. */
export async function ensureHolds(store: Store, log: (line: string) => void): Promise<void> {
  const { version } = one(await store.read((tx) => rulesOfHolds(tx, {})));
  if (version === RULES) return;
  const all = await rebuildHolds(store, { onProgress: saidNowAndThen(log) });
  if (differing(all) > 0) log(`Worked out who holds what directly, of ${all.entities} entities.`);
}

/** Says how far it is, every five seconds at most. */
export function saidNowAndThen(log: (line: string) => void): (so: Rebuilt) => void {
  let since = Date.now();
  return ({ entities }) => {
    if (Date.now() - since < 5000) return;
    since = Date.now();
    log(`Working out who holds what directly: ${entities} entities so far …`);
  };
}
