import type { ChartLink } from '@stemma/shared/chart/link';
import { linkShape } from '@stemma/shared/chart/link';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { limits } from '@stemma/shared/limits';
import { placementShape } from '@stemma/shared/chart/placement';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { readFlag } from '@stemma/shared/rules/flag';
import { chartDescriptionText } from '@stemma/shared/rules/texts';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { factsByKey } from '../entities/service';
import { forbidden, invalid, notFound, parse } from '../errors';
import { linkByKey } from '../links/service';
import { z } from 'zod';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { mayReadChart, viewerCanOf } from './policy';
import type { SavedChart } from './save';
import { applySave } from './save';
import { editChart } from './service';
import { chartByKey, lockChartRow, lowestPlace, placedAmong, placementOf } from './store';

/** Which entity on which chart. */
interface Place {
  nodeKey: string;
  datasetKey: string;
}

const descriptionShape = z.object({ description: chartDescriptionText.nullable() });

/** Moves one entity on a chart; how it stands there otherwise stays. Throws `notFound` when it is not on the chart. */
export function moveEntity(context: Context, move: Place & { x: number; y: number }): Promise<SavedChart> {
  return changePlacement(context, move, { x: move.x, y: move.y });
}

/** Gives an entity on a chart a country's flag or a coloured one; nothing takes both away. */
export function setFlag(context: Context, place: Place & { flag: string | null }): Promise<SavedChart> {
  const given = place.flag?.trim() || 'none';
  const read = readFlag(given);
  if (!read) throw invalid(messages.flag, 'flag');
  if ('country' in read) return changePlacement(context, place, { flag: read.country });
  const none = read.color === 'none';
  return changePlacement(context, place, none ? { flag: null, flagColor: null } : { flagColor: read.color });
}

/** Writes what an entity is on one chart; the entity's own description stays. At most 1,000 characters. */
export function setChartDescription(
  context: Context,
  place: Place & { description: string | null },
): Promise<SavedChart> {
  const { description } = parse(descriptionShape, place);
  return changePlacement(context, place, { chartDescription: description || null });
}

async function changePlacement(
  context: Context,
  { nodeKey, datasetKey }: Place,
  change: Record<string, unknown>,
): Promise<SavedChart> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    await lockedForReading(tx, caller, datasetKey);
    const row = atMostOne(await placementOf(tx, { key: datasetKey, entityKey: nodeKey }));
    if (!row) throw notFound();
    const placement = parse(placementShape, { ...row.placement, entityKey: nodeKey, ...change });
    const changes = parse(chartChangesShape, { placements: [placement] });
    return applySave(tx, caller, { key: datasetKey, revision: 0, changes }, { anyRevision: true });
  });
}

/** Puts an entity on a chart, below what stands there unless a place is given; one that is there already stays where it is. */
export async function ensurePlaced(
  context: Context,
  ask: Place & { position?: { x: number; y: number } | null },
): Promise<{ key: string; revision: number; added: boolean }> {
  const caller = requireUser(context);
  const { nodeKey, datasetKey } = ask;
  return context.write(async (tx) => {
    const chart = await lockedForReading(tx, caller, datasetKey);
    if (!viewerCanOf(caller, chart).edit) throw forbidden();
    const there = await placementOf(tx, { key: datasetKey, entityKey: nodeKey });
    if (there.length) return { key: datasetKey, revision: chart.revision, added: false };
    const position = ask.position ?? { x: 0, y: one(await lowestPlace(tx, { key: datasetKey })).y };
    const placement = parse(placementShape, { entityKey: nodeKey, ...position });
    const changes = parse(chartChangesShape, { placements: [placement] });
    const { revision } = await applySave(tx, caller, { key: datasetKey, revision: 0, changes }, { anyRevision: true });
    return { key: datasetKey, revision, added: true };
  });
}

// Room for the widest usual card, and for a link's words below it.
const ROW = { cards: 6, width: 320, height: 160 };

const manyShape = z.object({ chartKey: keyText, entityKeys: z.array(keyText).min(1).max(limits.selectionMax) });

/** Puts entities on a chart, in rows below what stands there: all or none. Those that are there already stay where they are. */
export async function putOnChart(
  context: Context,
  ask: { chartKey: string; entityKeys: readonly string[] },
): Promise<{ key: string; revision: number; added: number }> {
  const caller = requireUser(context);
  const { chartKey: key, entityKeys } = parse(manyShape, ask);
  return context.write(async (tx) => {
    const chart = await lockedForReading(tx, caller, key);
    if (!viewerCanOf(caller, chart).edit) throw forbidden();
    const there = new Set((await placedAmong(tx, { key, entityKeys })).map((row) => row.key));
    const coming = [...new Set(entityKeys)].filter((entityKey) => !there.has(entityKey));
    if (coming.length === 0) return { key, revision: chart.revision, added: 0 };
    const { y } = one(await lowestPlace(tx, { key }));
    const placements = coming.map((entityKey, at) => ({
      entityKey,
      x: (at % ROW.cards) * ROW.width,
      y: y + Math.floor(at / ROW.cards) * ROW.height,
    }));
    const changes = parse(chartChangesShape, { placements });
    const { revision } = await applySave(tx, caller, { key, revision: 0, changes }, { anyRevision: true });
    return { key, revision, added: coming.length };
  });
}

async function lockedForReading(tx: Tx, caller: UserCaller, key: string) {
  const chart = atMostOne(await lockChartRow(tx, { key, userKey: caller.userKey, saveKey: '' }));
  if (!chart || !mayReadChart(caller, chart)) throw notFound();
  return chart;
}

/** Draws one link on a chart. Throws `notFound` also where one of its ends is in the bin. */
export async function addLink(context: Context, chartKey: string, input: unknown): Promise<ChartLink> {
  const caller = requireUser(context);
  const link = parse(linkShape, input);
  const ends = await context.read((tx) => factsByKey(tx, caller, [link.from, link.to]));
  if ([...ends.values()].some(({ binned }) => binned)) throw notFound();
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

/** One link and the key of its chart; throws `notFound` also for one that the caller may not know of. */
export const getLink = readableLink;

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
