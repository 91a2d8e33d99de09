import { inRange } from '../errors';
import { ranges } from '@stemma/shared/rules/range';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { presentNode } from '../charts/present';
import type { Context } from '../context';
import { requireUser } from '../context';
import { presentLink } from '../links/present';
import type { Direction } from './policy';
import type { Reached } from './reach';
import { chartsToFollow, reachedFrom } from './reach';

const TIME_LIMIT = 20_000;

export interface Neighbourhood {
  nodes: ChartNode[];
  links: ChartLink[];
}

/** Entities within `depth` links (1 to 32) of one, over the charts that the caller may read. */
export function neighboursOf(context: Context, key: string, depth?: number | null): Promise<Neighbourhood> {
  return neighbourhoodOf(context, [key], depth);
}

/** Entities within `depth` links (1 to 32) of any of several. Throws `notFound` when the caller may not know of one of them. */
export async function neighbourhoodOf(context: Context, keys: string[], depth?: number | null): Promise<Neighbourhood> {
  return explored(context, keys, 'any', inRange(ranges.depth, depth, 'depth'));
}

/** All that an entity holds, directly or through others, over the charts that the caller may read. */
export function downstreamOf(context: Context, key: string): Promise<Neighbourhood> {
  return explored(context, [key], 'out', null);
}

/** All that hold an entity, directly or through others, over the charts that the caller may read. */
export function parentHierarchyOf(context: Context, key: string): Promise<Neighbourhood> {
  return explored(context, [key], 'in', null);
}

async function explored(
  context: Context,
  keys: string[],
  direction: Direction,
  depth: number | null,
): Promise<Neighbourhood> {
  const caller = requireUser(context);
  const work = context.read(
    async (tx) => reachedFrom(tx, caller, { keys, direction, depth, charts: await chartsToFollow(tx, caller) }),
    { timeoutMs: TIME_LIMIT },
  );
  return present(await work);
}

function present({ nodes, links }: Reached): Neighbourhood {
  return {
    nodes: nodes.map((row) => presentNode(row.properties, {}, row.permission, row.chartCount)),
    links: links.map(({ from, to, properties }) => presentLink(from, to, properties)),
  };
}
