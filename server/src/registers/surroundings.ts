import { limits } from '@stemma/shared/limits';
import type { RegisterDirection } from '@stemma/shared/registers';
import type { Tx } from '../store';
import type { StoredLink, StoredParty } from './recordStore';
import { registerLinksOf, partiesByKey } from './recordStore';

/** A party of an edition with its owners or holdings. */
export interface RegisterSurroundings {
  parties: StoredParty[];
  links: StoredLink[];
  /** There is more than is taken at once; what is here breaks off. */
  isCut: boolean;
}

/** What stands around a party of an edition to a depth, along relationships that hold: owners of owners, holdings of holdings, or both apart. */
export async function surroundingsOf(
  tx: Tx,
  { key, direction, depth }: { key: string; direction: RegisterDirection; depth: number },
): Promise<RegisterSurroundings> {
  const found = { parties: new Set([key]), links: new Map<string, StoredLink>(), isCut: false };
  const ways = direction === 'both' ? (['owners', 'holdings'] as const) : [direction];
  for (const way of ways) await goAlong(tx, way, key, depth, found);
  return {
    parties: await partiesByKey(tx, { keys: [...found.parties] }),
    links: [...found.links.values()],
    isCut: found.isCut,
  };
}

async function goAlong(
  tx: Tx,
  way: 'owners' | 'holdings',
  start: string,
  depth: number,
  found: { parties: Set<string>; links: Map<string, StoredLink>; isCut: boolean },
): Promise<void> {
  const met = new Set([start]);
  let level = [start];
  for (let step = 0; step < depth && level.length > 0 && !found.isCut; step += 1) {
    const links = await registerLinksOf(tx, way, level, limits.registerTakeLinks + 1);
    const next = new Set<string>();
    for (const link of links) {
      if (link.ended || link.json === null) continue;
      found.links.set(link.key, link);
      const other = way === 'owners' ? link.holder : link.subject;
      if (other && !met.has(other)) next.add(other);
      if (other) found.parties.add(other);
    }
    for (const key of next) met.add(key);
    level = [...next];
    found.isCut =
      links.length > limits.registerTakeLinks ||
      found.links.size > limits.registerTakeLinks ||
      found.parties.size > limits.registerTakeParties;
  }
}
