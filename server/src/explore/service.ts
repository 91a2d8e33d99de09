import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { limits } from '@stemma/shared/limits';
import { presentNode } from '../charts/present';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readingOrganization } from '../entities/service';
import { notFound } from '../errors';
import { presentLink } from '../links/present';
import { atMostOne } from '../store';
import type { SubgraphRow } from './store';
import * as store from './store';

const TIME_LIMIT = 20_000;

export interface Neighbourhood {
  nodes: ChartNode[];
  links: ChartLink[];
}

/** Entities within `depth` links (1 to 32) of one, over the charts that the caller may read. */
export function neighboursOf(context: Context, key: string, depth?: number | null): Promise<Neighbourhood> {
  const wanted = Math.trunc(depth ?? limits.neighbourDepthDefault);
  return explored(context, key, store.neighbours(Math.min(Math.max(1, wanted || 1), limits.depthMax)));
}

/** All that an entity holds, directly or through others, over the charts that the caller may read. */
export function downstreamOf(context: Context, key: string): Promise<Neighbourhood> {
  return explored(context, key, store.downstream);
}

async function explored(context: Context, key: string, ask: typeof store.downstream): Promise<Neighbourhood> {
  const caller = requireUser(context);
  const params = { key, userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const row = atMostOne(await context.read((tx) => ask(tx, params), { timeoutMs: TIME_LIMIT }));
  if (!row) throw notFound();
  return present(row);
}

function present(row: SubgraphRow): Neighbourhood {
  return {
    nodes: row.nodes.map(([entity, permission, count]) => presentNode(entity, {}, permission, count)),
    links: row.links.map(([from, to, properties]) => presentLink(from, to, properties)),
  };
}
