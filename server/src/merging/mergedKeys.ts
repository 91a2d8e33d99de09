import { LRUCache } from 'lru-cache';
import type { Caller } from '../access/caller';
import type { Store } from '../store';
import { mergedKeys } from './mergeStore';

/** Where old keys lead: the key of the record that was kept, by that of the one that was merged into it. */
export type MergedKeys = ReadonlyMap<string, string>;

const known = new WeakMap<Store, LRUCache<string, { stamp: number; keys: MergedKeys }>>();
const ORGANIZATIONS = 200;

/**
 * Where old keys of the caller's organization lead; undefined where nothing was ever merged. Read once for each merge: the caller's session
 * tells how many there were.
 */
export async function mergedKeysFor(store: Store, caller: Caller): Promise<MergedKeys | undefined> {
  if (caller.kind !== 'user' || !caller.mergeStamp) return undefined;
  const { organizationKey, mergeStamp: stamp } = caller;
  const cache = known.get(store) ?? new LRUCache({ max: ORGANIZATIONS });
  known.set(store, cache);
  const there = cache.get(organizationKey);
  if (there && there.stamp === stamp) return there.keys;
  const rows = await store.read((tx) => mergedKeys(tx, { organizationKey }));
  const keys = new Map(rows.map(({ key, into }) => [key, into]));
  cache.set(organizationKey, { stamp, keys });
  return keys;
}

/** The key that one leads to. */
export function currentKey(keys: MergedKeys | undefined, key: string): string {
  return keys?.get(key) ?? key;
}

const KEY_NAMES = new Set([
  'from',
  'to',
  'by',
  'members',
  'listed',
  'removedPlacements',
  'leaveOut',
  'entities',
  'nodes',
]);

/** Of the record that goes: what became of it is for the merge itself to tell, so that sending a merge twice is done once. */
const OTHER = 'otherKey';

/** Whether what stands under a name of an input is a key, or a list or filter of keys. */
export function namesKeys(name: string): boolean {
  if (name === OTHER) return false;
  return KEY_NAMES.has(name) || /(key|keys|id|ids)$/i.test(name);
}

/** An input with the keys of kept records in the place of old ones, wherever a key stands; a link that would lead from a record to itself is left out. */
export function withCurrentKeys<T>(input: T, keys: MergedKeys | undefined): T {
  return keys?.size ? (swapped(input, keys, false) as T) : input;
}

function swapped(value: unknown, keys: MergedKeys, isKey: boolean): unknown {
  if (typeof value === 'string') return isKey ? (keys.get(value) ?? value) : value;
  if (Array.isArray(value)) return listOf(value, keys, isKey);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  if (entries.length === 0) return value;
  return Object.fromEntries(entries.map(([name, one]) => [name, swapped(one, keys, isKey || namesKeys(name))]));
}

function listOf(list: readonly unknown[], keys: MergedKeys, isKey: boolean): unknown[] {
  const texts = new Set<unknown>();
  return list.flatMap((one) => {
    // What stands in a list of records is no key because the list's name is one.
    const next = swapped(one, keys, isKey && typeof one === 'string');
    // A list that names both records names the one that was kept once.
    if (next !== one && typeof next === 'string' && (list.includes(next) || texts.has(next))) return [];
    texts.add(next);
    return isLoop(next) && !isLoop(one) ? [] : [next];
  });
}

function isLoop(value: unknown): boolean {
  if (!isPlain(value)) return false;
  const { from, to } = value;
  return typeof from === 'string' && from === to;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
