import type { ChartLink } from '@stemma/shared/chart/link';
import { linkShape } from '@stemma/shared/chart/link';
import { chartChangesShape } from '@stemma/shared/chart/save';
import type { Context } from '../context';
import { requireUser } from '../context';
import { notFound, parse } from '../errors';
import { linkByKey } from '../links/service';
import { atMostOne } from '../store';
import { mayReadChart } from './policy';
import type { SavedChart } from './save';
import { applySave } from './save';
import { editChart } from './service';
import { chartByKey, placementOf } from './store';

/** Moves one entity on a chart; how it stands there otherwise stays. Throws `notFound` when it is not on the chart. */
export async function moveEntity(
  context: Context,
  move: { nodeKey: string; datasetKey: string; x: number; y: number },
): Promise<SavedChart> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const row = atMostOne(await placementOf(tx, { key: move.datasetKey, entityKey: move.nodeKey }));
    if (!row) throw notFound();
    const placement = { ...row.placement, entityKey: move.nodeKey, x: move.x, y: move.y };
    const changes = parse(chartChangesShape, { placements: [placement] });
    return applySave(tx, caller, { key: move.datasetKey, revision: 0, changes }, { anyRevision: true });
  });
}

/** Draws one link on a chart. */
export async function addLink(context: Context, chartKey: string, input: unknown): Promise<ChartLink> {
  const link = parse(linkShape, input);
  await editChart(context, chartKey, { links: [link] });
  return link;
}

/** Changes what is given of one link; its chart's rules decide. Throws `notFound` also for one that the caller may not know of. */
export async function updateLink(
  context: Context,
  patch: { key: string } & Record<string, unknown>,
): Promise<ChartLink> {
  const { chartKey, link } = await readableLink(context, patch.key);
  const changed = parse(linkShape, { ...link, ...patch });
  await editChart(context, chartKey, { links: [changed] });
  return changed;
}

/** Deletes one link. */
export async function removeLink(context: Context, key: string): Promise<void> {
  const { chartKey } = await readableLink(context, key);
  await editChart(context, chartKey, { removedLinks: [key] });
}

/** Takes one entity off a chart; the entity stays. */
export async function takeOff(context: Context, chartKey: string, entityKey: string): Promise<void> {
  await editChart(context, chartKey, { removedPlacements: [entityKey] });
}

async function readableLink(context: Context, key: string): Promise<{ chartKey: string; link: ChartLink }> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const found = await linkByKey(tx, key);
    if (!found) throw notFound();
    const chart = atMostOne(await chartByKey(tx, { key: found.chartKey, userKey: caller.userKey }));
    if (!chart || !mayReadChart(caller, chart)) throw notFound();
    return found;
  });
}
