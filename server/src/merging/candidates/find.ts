import { limits } from '@stemma/shared/limits';
import type { Store, Tx } from '../../store';
import { one } from '../../store';
import { inWorker } from '../../work/inWorker';
import { mergedKeys } from '../mergeStore';
import type { CandidatePair, CandidateRecord } from './findPairs';
import type { KnownPair, PairRow } from './store';
import * as store from './store';

const BATCH = 2000;
const READING_MS = 120_000;
/** Finding takes no longer. */
const CLAIM_MS = 300_000;

/** The key of a pair: of whichever side it is told. */
export function pairKey(organizationKey: string, a: string, b: string): string {
  return JSON.stringify([organizationKey, ...[a, b].sort()]);
}

/**
 * Finds an organization's pairs anew where a record changed since they were found, compares on a thread of its own, and writes only what
 * differs. Answers whether it had to.
 */
export async function findDuplicates(db: Store, organizationKey: string): Promise<boolean> {
  const [known] = await db.read((tx) => store.recordsMark(tx, { organizationKey }));
  if (!known || known.mark === known.found) return false;
  const now = Date.now();
  const times = { at: new Date(now).toISOString(), stale: new Date(now - CLAIM_MS).toISOString() };
  const claimed = await db.write((tx) => store.claim(tx, { organizationKey, ...times }));
  if (claimed.length === 0) return false;
  try {
    await findAnew(db, organizationKey, known.mark);
  } finally {
    await db.write((tx) => store.release(tx, organizationKey));
  }
  return true;
}

async function findAnew(db: Store, organizationKey: string, mark: string): Promise<void> {
  const records = await db.read((tx) => readAll(tx, organizationKey), { timeoutMs: READING_MS });
  const found = await inWorker(`duplicates ${organizationKey}`, 'findPairs', {
    records,
    most: limits.duplicatePairsMax,
  });
  const { kept, keys } = await db.read(async (tx) => ({
    kept: await store.knownPairs(tx, { organizationKey }),
    keys: await mergedKeys(tx, { organizationKey }),
  }));
  const leads = new Map(keys.map(({ key, into }) => [key, into]));
  const { put, drop } = changesOf(organizationKey, found, kept, leads);
  for (let start = 0; start < drop.length; start += BATCH)
    await db.write((tx) => store.dropPairs(tx, drop.slice(start, start + BATCH)));
  for (let start = 0; start < put.length; start += BATCH)
    await db.write((tx) => store.keepPairs(tx, organizationKey, put.slice(start, start + BATCH)));
  await db.write((tx) => store.keepMark(tx, organizationKey, mark, new Date().toISOString()));
}

async function readAll(tx: Tx, organizationKey: string): Promise<CandidateRecord[]> {
  const records: CandidateRecord[] = [];
  for await (const record of store.comparedRecords(tx, organizationKey)) records.push(record);
  return records;
}

/** What is to be written: pairs that are new or scored otherwise, and those that are proposed no more. A decision about a merged record holds for the one that was kept. */
export function changesOf(
  organizationKey: string,
  found: readonly CandidatePair[],
  kept: readonly KnownPair[],
  leads: ReadonlyMap<string, string>,
): { put: PairRow[]; drop: string[] } {
  const known = new Map(kept.map((pair) => [pair.key, pair]));
  const decided = new Set(
    kept.filter(({ isDecided }) => isDecided).map(({ key }) => ledTo(organizationKey, key, leads)),
  );
  const rows = found.map(({ a, b, score, reasons }) => ({
    ...{ key: pairKey(organizationKey, a, b), a, b, score },
    reasons: JSON.stringify(reasons),
  }));
  const proposed = rows.filter(({ key }) => known.get(key)?.isDecided || !decided.has(key));
  const wanted = new Set(proposed.map(({ key }) => key));
  return {
    put: proposed.filter(({ key, score, reasons }) => {
      const there = known.get(key);
      return !there || there.score !== score || there.reasons !== reasons;
    }),
    drop: kept.filter(({ key, isDecided }) => !isDecided && !wanted.has(key)).map(({ key }) => key),
  };
}

function ledTo(organizationKey: string, key: string, leads: ReadonlyMap<string, string>): string {
  const [, a = '', b = ''] = JSON.parse(key) as string[];
  return pairKey(organizationKey, leads.get(a) ?? a, leads.get(b) ?? b);
}

/** The mark of an organization's records, whether its pairs are those of it, and when they were found. */
export async function readFreshness(
  tx: Tx,
  organizationKey: string,
): Promise<{ isFresh: boolean; foundAt: string | null }> {
  const { mark, found, foundAt } = one(await store.recordsMark(tx, { organizationKey }));
  return { isFresh: mark === found, foundAt };
}
