import { limits } from '@stemma/shared/limits';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { endsOf } from '@stemma/shared/ownership/directedLink';
import type { UserCaller } from '../access/caller';
import { readingOrganization } from '../entities/service';
import { AppError, notFound } from '../errors';
import type { Tx } from '../store';
import { atMostOne, int } from '../store';
import { isTooLarge } from './policy';
import { viewedEntity, linkOf } from './rows';
import type { LevelLink, TraversalDirection } from './store';
import { level, start } from './store';
import type { ViewedEntity, ViewedLink } from './view';

export interface Walked {
  nodes: ViewedEntity[];
  links: ViewedLink[];
  /** Keys of the charts that say so, sorted. */
  charts: string[];
}

/**
 * All that stands above an entity, or below it, over the charts that the caller may read: one query a level, which asks that rule of each
 * link. Throws `notFound` for an entity that he may not know of, and `unprocessable` beyond the limits of one calculation.
 */
export async function walk(tx: Tx, caller: UserCaller, key: string, direction: TraversalDirection): Promise<Walked> {
  const nodes = new Map<string, ViewedEntity>();
  const links = new Map<string, ViewedLink>();
  const who = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const room = () => int(limits.ownershipLinksMax + 1 - links.size);
  const first = atMostOne(await start[direction](tx, { ...who, keys: [key], room: room() }));
  if (!first) throw notFound();
  nodes.set(key, viewedEntity(first.entity));
  const asked = new Set([key]);
  let frontier = take(first.links);
  for (let depth = 1; frontier.length > 0; depth += 1) {
    if (depth > limits.depthMax + 1) throw tooLarge();
    for (const one of frontier) asked.add(one);
    const rows = await level[direction](tx, { ...who, keys: frontier, room: room() });
    frontier = take(rows.map(({ link }) => link));
    if (frontier.length > 0 && depth >= limits.depthMax) throw tooLarge();
  }
  const charts = new Set([...links.values()].map(({ chartKey = '' }) => chartKey));
  return { nodes: [...nodes.values()], links: [...links.values()], charts: [...charts].sort() };

  /** Keeps what a level brought; gives the entities to go on from. */
  function take(found: readonly LevelLink[]): string[] {
    const next = new Set<string>();
    for (const [from, to, chartKey, values, other] of found) {
      const link = { ...linkOf(from, to, values), chartKey };
      const id = `${chartKey} ${link.key}`;
      if (links.has(id)) continue;
      links.set(id, link);
      const entity = viewedEntity(other);
      if (!nodes.has(entity.key)) nodes.set(entity.key, entity);
      if (link.arrowType === 'Double' || link.arrowType === 'None') continue;
      const ends = endsOf(link);
      const [here, there] = direction === 'up' ? [ends.to, ends.from] : [ends.from, ends.to];
      if (asked.has(there) || !(asked.has(here) || here === key)) continue;
      next.add(there);
    }
    if (isTooLarge({ entities: nodes.size, links: links.size })) throw tooLarge();
    return [...next];
  }
}

function tooLarge(): AppError {
  return new AppError('unprocessable', ownershipMessages.tooLarge);
}
