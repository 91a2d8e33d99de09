import type { Store } from '../../server/src/store';

/** What the server writes in any case: ends of sessions, counted guesses, and its log of who did what. */
const BOOKKEEPING = /^(access|audit)\./;

/** The transactions that a store committed, each by the names of its queries. */
export interface Ledger {
  /** Those committed since the last asking, without mere bookkeeping. */
  since(): string[];
}

/** Keeps a ledger of an open store's committed writes. */
export function startLedger(store: Store): Ledger {
  let entries: string[] = [];
  const write = store.write.bind(store);
  store.write = async (work, options) => {
    let names: string[] = [];
    const result = await write((tx) => {
      names = [];
      const run = tx.run.bind(tx);
      tx.run = (name, cypher, params) => {
        names.push(name);
        return run(name, cypher, params);
      };
      return work(tx);
    }, options);
    const written = names.filter((name) => !BOOKKEEPING.test(name));
    if (written.length) entries.push(written.join(' '));
    return result;
  };
  return {
    since: () => {
      const recorded = entries;
      entries = [];
      return recorded;
    },
  };
}
