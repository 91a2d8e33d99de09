import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { Tx } from '../store';
import { one } from '../store';
import type { ListScope } from './listed';
import type { Candidate } from './store';
import { candidatesAfter, reachOf } from './store';

/** From how many entities within a user's reach on the index of names is walked, rather than all of them put in order. */
const WALKED_FROM = 5000;
/** How many entities of a type are looked at before all that the user may read are put in order after all. */
const LOOKED_AT_MAX = 4000;
/** Candidates that are read together, beside those that fill the page where the user may read each. */
const BESIDE = 20;

/** Whether a list's first page is read by walking: one by name, of much, that nothing but its types and its folder narrows. */
export async function isWalked(tx: Tx, scope: ListScope): Promise<boolean> {
  const { words, tagKeys, countries, onCharts, folder, userKey, organizationKey } = scope;
  const isNarrowed = words.length > 0 || tagKeys.length > 0 || countries !== null || onCharts !== null || !!folder;
  if (isNarrowed) return false;
  return one(await reachOf(tx, { userKey, organizationKey, enough: WALKED_FROM })).reach >= WALKED_FROM;
}

/**
 * The keys of a list's first entities by name, read in the order of an index until there are enough. Null where they lie too far apart
 * among entities that the user may not read.
 */
export async function firstByName(
  tx: Tx,
  scope: ListScope,
  { descending, limit, lookedAt = LOOKED_AT_MAX }: { descending: boolean; limit: number; lookedAt?: number },
): Promise<string[] | null> {
  const found: Candidate[] = [];
  for (const type of scope.types) {
    const ofType = await firstOfType(tx, scope, { type, descending, limit, lookedAt });
    if (ofType === null) return null;
    found.push(...ofType);
  }
  return inOrder(found, descending)
    .slice(0, limit)
    .map(({ key }) => key);
}

interface Walk {
  type: EntityType;
  descending: boolean;
  limit: number;
  lookedAt: number;
}

async function firstOfType(tx: Tx, scope: ListScope, walk: Walk): Promise<Candidate[] | null> {
  const { type, descending, limit } = walk;
  const found: Candidate[] = [];
  let after: Candidate | null = null;
  let count = limit + BESIDE;
  for (let left = walk.lookedAt; left > 0; left -= count, count *= 2) {
    const candidates: Candidate[] = await candidatesAfter(tx, scope, { type, descending, after, count });
    found.push(...candidates.filter(({ isListed }) => isListed));
    if (found.length >= limit || candidates.length < count) return found.slice(0, limit);
    after = candidates.at(-1) ?? null;
  }
  return null;
}

/** Puts entities of several types in the order of the store: by code points of their names, equal ones by key. */
function inOrder(found: Candidate[], descending: boolean): Candidate[] {
  const by = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  return found.sort((a, b) => (descending ? by(b.name, a.name) : by(a.name, b.name)) || by(a.key, b.key));
}
