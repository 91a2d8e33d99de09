import type { OwnershipAsked } from '@stemma/shared/rules/ownership';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import type { UserCaller } from '../access/caller';
import { mayReadChart } from '../charts/policy';
import type { Context } from '../context';
import { requireUser } from '../context';
import { invalid, notFound } from '../errors';
import { openSnapshot } from '../snapshots/service';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import type { Source } from './sourceShape';
import type { TraversalDirection } from './store';
import { chartContent } from './store';
import { graphOfView } from './view';
import { walk } from './walk';

type Asked = Pick<OwnershipAsked, 'entityKey' | 'chartKey' | 'snapshotKey' | 'scope'>;

/** The view that a question is about. Throws `notFound` for what the caller may not know of, `invalid` where no chart is named. */
export async function readSource(
  context: Context,
  asked: Asked,
  direction: TraversalDirection,
  timeoutMs: number,
): Promise<Source> {
  const caller = requireUser(context);
  if (asked.scope === 'ALL_MY_CHARTS') {
    const { charts, ...found } = await context.read((tx) => walk(tx, caller, asked.entityKey, direction), {
      timeoutMs,
    });
    return { view: { graph: graphOfView(found) }, charts, revision: null };
  }
  if (asked.snapshotKey) return snapshotSource(context, asked.snapshotKey);
  const { chartKey } = asked;
  if (!chartKey) throw invalid(ownershipMessages.chartNeeded, 'chartKey');
  return context.read(async (tx) => chartSource(tx, caller, chartKey), { timeoutMs });
}

async function snapshotSource(context: Context, key: string): Promise<Source> {
  const { nodes, links, chartKey, revision } = await openSnapshot(context, key);
  return { view: { graph: graphOfView({ nodes, links }) }, charts: [chartKey], revision };
}

async function chartSource(tx: Tx, caller: UserCaller, key: string): Promise<Source> {
  const row = atMostOne(await chartContent(tx, { key, userKey: caller.userKey }));
  if (!row || !mayReadChart(caller, row)) throw notFound();
  return { view: { content: row.content }, charts: [key], revision: row.revision };
}
