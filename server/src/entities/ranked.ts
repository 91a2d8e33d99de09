import { z } from 'zod';
import { entityIsReadable } from '../access/store';
import { int, type Integer } from '../store';

/** What a full-text index found, and whether it may be shown to who asks. */
export const rankedRow = z.object({ key: z.string(), score: z.number(), name: z.string(), isFound: z.boolean() });
export type Ranked = z.infer<typeof rankedRow>;

/** Whether an entity bound as e is outside of the bin, of one of $types (of any where there is none), and the user may read it. */
export const ENTITY_IS_FOUND = `NOT coalesce(e.binned, false) AND (size($types) = 0 OR e.typeName IN $types)
     AND ${entityIsReadable()}`;

/** Cypher of a page of what full-text $search finds among entities, closest first; ties are put in order by the value `orderedBy` of e. */
export const rankEntities = (orderedBy: string): string =>
  `CALL db.index.fulltext.queryNodes('entityText', $search, {skip: $skip, limit: $count}) YIELD node AS e, score
   RETURN e.key AS key, score, ${orderedBy} AS name, coalesce(${ENTITY_IS_FOUND}, false) AS isFound`;

/** Cypher that binds what has $keys, as `of` says, in the order of the keys. */
export const inOrderOfKeys = (of: 'e:Entity' | 'd:Dataset'): string => `UNWIND range(0, size($keys) - 1) AS place
   MATCH (${of} {key: $keys[place]})
   WITH ${of.charAt(0)}, place ORDER BY place`;

/** What is read first beside what is asked for. */
const BESIDE = 50;
const AT_ONCE_MAX = 4000;
/** Up to how many that are equally close are put in order by name; of more, the index says which come. */
const TIES_MAX = 500;

/**
 * The keys of the closest of what an index finds and may be shown, ties by name and key. The index is read from the closest on, so far as
 * it takes, as one letter finds a large part of a store. `read` answers the index's entries from one on, closest first.
 */
export async function closest(
  read: (page: { skip: Integer; count: Integer }) => Promise<Ranked[]>,
  limit: number,
): Promise<string[]> {
  const found: Ranked[] = [];
  let count = limit + BESIDE;
  for (let skip = 0; ; skip += count, count = Math.min(count * 2, AT_ONCE_MAX)) {
    const rows = await read({ skip: int(skip), count: int(count) });
    found.push(...rows.filter(({ isFound }) => isFound));
    const last = rows.at(-1)?.score ?? 0;
    const needed = found[limit - 1]?.score;
    const isSettled = needed !== undefined && (last < needed || skip + count >= TIES_MAX);
    if (rows.length < count || isSettled) break;
  }
  return found
    .sort((a, b) => b.score - a.score || byCodePoint(a.name, b.name) || byCodePoint(a.key, b.key))
    .slice(0, limit)
    .map(({ key }) => key);
}

function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
