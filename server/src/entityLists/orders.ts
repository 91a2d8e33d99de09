import { LRUCache } from 'lru-cache';
import type { ListWalk } from './walk';

/** Keys of entities that are kept in all; about 60 MB. */
const KEYS_MAX = 500_000;
const LISTS_MAX = 200;
const CACHED_MS = 60_000;

type Read = () => Promise<readonly string[]>;

const orders = new LRUCache<string, readonly string[], Read>({
  max: LISTS_MAX,
  maxSize: KEYS_MAX,
  sizeCalculation: (keys) => Math.max(1, keys.length),
  ttl: CACHED_MS,
  ttlAutopurge: true,
  fetchMethod: (_name, _stale, { context }) => context(),
});

/**
 * The order of a long list as it was when somebody began to page through it, kept for a minute: putting 100,000 entities in order takes
 * most of a page's time. Those who ask at the same time wait for one reading. `fresh` reads it again.
 * @param name tells apart who asks, for which list, in which order, as of when
 */
export async function cachedOrder(name: string, read: Read, fresh = false): Promise<readonly string[]> {
  return (await orders.fetch(name, { context: read, forceRefresh: fresh })) ?? read();
}

const walks = new LRUCache<string, ListWalk>({
  max: LISTS_MAX,
  maxSize: KEYS_MAX,
  sizeCalculation: ({ length }) => Math.max(1, length),
  ttl: CACHED_MS,
  ttlAutopurge: true,
});

/** A walk along a long list, kept like an order: its later pages go on where it stands. `make` begins a new one, also where `fresh` asks for it. */
export function cachedWalk(name: string, make: () => ListWalk | undefined, fresh = false): ListWalk | undefined {
  const kept = fresh ? undefined : walks.get(name);
  if (kept) return kept;
  const walk = make();
  if (walk) walks.set(name, walk);
  return walk;
}

/** Counts how long a walk that is kept has become. */
export function noteLength(name: string, walk: ListWalk): void {
  const ttl = walks.getRemainingTTL(name);
  if (walks.peek(name) !== walk || ttl <= 0) return;
  walks.delete(name);
  walks.set(name, walk, { ttl });
}
