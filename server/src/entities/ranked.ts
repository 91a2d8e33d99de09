import { z } from 'zod';

/** What a full-text index found, and whether it may be shown to who asks. */
export const rankedRow = z.object({ key: z.string(), score: z.number(), name: z.string(), isFound: z.boolean() });
export type Ranked = z.infer<typeof rankedRow>;

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
  read: (page: { skip: number; count: number }) => Promise<Ranked[]>,
  limit: number,
): Promise<string[]> {
  const found: Ranked[] = [];
  let count = limit + BESIDE;
  for (let skip = 0; ; skip += count, count = Math.min(count * 2, AT_ONCE_MAX)) {
    const rows = await read({ skip, count });
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
