import type { ArrowType } from '@stemma/shared/chart/link';
import { defaults } from '@stemma/shared/limits';
import type { UserCaller } from '../access/caller';
import { readingOrganization } from '../entities/service';
import { notFound } from '../errors';
import type { Tx } from '../store';
import { one } from '../store';
import type { Direction } from './policy';
import { reachable } from './policy';
import type { ReachedLink, ReachedNode } from './store';
import { leadsOn, linksAmong, reach, readableChartKeys, readableChartKeysOf, readableStarts } from './store';

export interface Reached {
  nodes: ReachedNode[];
  links: ReachedLink[];
}

/** Keys of the charts that the caller may read, last changed first; of those that hold the entity only, where one is given. */
export async function chartsToFollow(tx: Tx, caller: UserCaller, entityKey: string | null = null): Promise<string[]> {
  const reader = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const rows = await (entityKey === null
    ? readableChartKeys(tx, reader)
    : readableChartKeysOf(tx, { ...reader, entityKey }));
  return rows.map(({ key }) => key);
}

/**
 * What links of the charts reach from the entities, in at most five queries at any size and depth. The charts must be ones that the
 * caller may read. Throws `notFound` when he may not know of one of the entities.
 */
export async function reachedFrom(
  tx: Tx,
  caller: UserCaller,
  ask: { keys: readonly string[]; charts: readonly string[]; direction: Direction; depth: number | null },
): Promise<Reached> {
  const { userKey } = caller;
  const keys = [...new Set(ask.keys)];
  const charts = [...ask.charts];
  const starts = await readableStarts(tx, { keys, userKey, organizationKey: readingOrganization(caller) });
  if (starts.length < keys.length || keys.length === 0) throw notFound();
  let nodes = [...starts, ...(await reach(ask.direction, ask.depth)(tx, { keys, charts, userKey }))];
  if (ask.direction !== 'any' && (await leadsOnBy(tx, ask.direction, nodes, charts))) {
    nodes = [...starts, ...(await reach('any', ask.depth)(tx, { keys, charts, userKey }))];
  }
  const links = await linksAmong(tx, { keys: keysOf(nodes), charts });
  const steps = links.map(({ from, to, properties }) => ({
    from,
    to,
    arrowType: (properties.arrowType as ArrowType | undefined) ?? defaults.arrowType,
  }));
  const found = reachable(keys, steps, ask.direction, ask.depth);
  const shown = links.filter((link, index) => {
    const leadsNowhere = ask.direction !== 'any' && steps[index]?.arrowType === 'None';
    return found.has(link.from) && found.has(link.to) && !leadsNowhere;
  });
  return { nodes: nodes.filter(({ properties }) => found.has(properties.key)), links: shown };
}

async function leadsOnBy(tx: Tx, direction: 'out' | 'in', nodes: ReachedNode[], charts: string[]): Promise<boolean> {
  return one(await leadsOn[direction](tx, { keys: keysOf(nodes), charts })).more;
}

const keysOf = (nodes: readonly ReachedNode[]): string[] => nodes.map(({ properties }) => properties.key);
