import type { Store } from '../../store';
import { int, one } from '../../store';
import { keepHoldsIn } from './service';
import { entityKeys, noteRules, rulesOfHolds } from './store';

/** Counts up where the rules by which links make up holdings change: servers then work all out anew at their start. */
const RULES = 1;
const PAGE = 500;
const MINUTES = 60_000;

export interface Rebuilt {
  entities: number;
  /** Pairs of holder and subject of which something else was kept than their links make up. */
  differing: number;
}

/** Works out what is held of every entity anew, a page of entities in each transaction, while servers go on. */
export async function rebuildHolds(
  store: Store,
  { onlyLook = false, told = () => undefined }: { onlyLook?: boolean; told?: (so: Rebuilt) => void } = {},
): Promise<Rebuilt> {
  const all: Rebuilt = { entities: 0, differing: 0 };
  for (let after = ''; ;) {
    const page = { after, limit: int(PAGE) };
    const keys = (await store.read((tx) => entityKeys(tx, page))).map(({ key }) => key);
    if (keys.length === 0) break;
    all.differing += await (onlyLook
      ? store.read((tx) => keepHoldsIn(tx, keys, { onlyLook }), { timeoutMs: 5 * MINUTES })
      : store.write((tx) => keepHoldsIn(tx, keys), { timeoutMs: 5 * MINUTES }));
    all.entities += keys.length;
    after = keys.at(-1) ?? '';
    told({ ...all });
  }
  if (!onlyLook) await store.write((tx) => noteRules(tx, RULES));
  return all;
}

/** Works all out where that was not done by these rules yet: at the first start of a version that does, and after a restore. */
export async function ensureHolds(store: Store, log: (line: string) => void): Promise<void> {
  const { version } = one(await store.read((tx) => rulesOfHolds(tx, {})));
  if (version === RULES) return;
  let since = Date.now();
  const told = ({ entities }: Rebuilt): void => {
    if (Date.now() - since < 5000) return;
    since = Date.now();
    log(`Working out who holds what directly: ${entities} entities so far …`);
  };
  const { entities, differing } = await rebuildHolds(store, { told });
  if (differing > 0) log(`Worked out who holds what directly, of ${entities} entities.`);
}
