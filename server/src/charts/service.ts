import type { Chart } from '@stemma/shared/chart/chart';
import { ROUTINGS } from '@stemma/shared/chart/link';
import type { ChartChanges, ChartSave } from '@stemma/shared/chart/save';
import { chartChangesShape, chartSaveShape } from '@stemma/shared/chart/save';
import { toShownDate } from '@stemma/shared/dates';
import { defaults, limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import type { ViewerCan, Visibility } from '@stemma/shared/permissions';
import { accountMayWrite, VISIBILITIES } from '@stemma/shared/permissions';
import { keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden, notFound, parse } from '../errors';
import { blobsDropped } from '../files/blobsDropped';
import { removeFilesOf } from '../files/service';
import { assertFolders, contentOfFolders, removeFolders } from '../folders/service';
import { removeChartLinks } from '../links/service';
import { updateHolds } from '../ownership/holds/service';
import { removeLinksOfCharts } from '../sharing/links/removal';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { isPublicThroughout } from './copies';
import { withOwnDecorations } from './decorations';
import { mayReadChart, viewerCanOf } from './policy';
import { openedIn, openStamped } from './opening/service';
import type { ChartCard, ReadChart } from './present';
import { presentCard } from './present';
import type { ChartRow } from './record';
import { assertMayWiden, originalsOf } from './resharing/service';
import type { SavedChart, WholeContent } from './save';
import { applySave, asReplacement, EVERYTHING } from './save';
import * as store from './store';

/** A chart, whole, without its counting as opened. Throws `notFound` also for one that the caller may not know of. */
export async function readChart(context: Context, key: string): Promise<Chart> {
  const caller = requireUser(context);
  return (await context.read((tx) => openedIn(tx, caller, key))).present();
}

/** A chart, whole. Throws `notFound` also for one that the caller may not know of. Remembers that he opened it. */
export async function openChart(context: Context, key: string): Promise<ReadChart> {
  return (await openStamped(context, key)).present();
}

/** A chart, whole, within another use case's transaction, which locks it first: what is read cannot change under it. */
export async function openChartIn(tx: Tx, caller: UserCaller, key: string): Promise<Chart> {
  await lockReadable(tx, caller, key);
  return (await openedIn(tx, caller, key)).present();
}

/** Whether there is a chart of that key which the caller may read. */
export async function chartExists(context: Context, key: string): Promise<boolean> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => store.chartByKey(tx, { key, userKey: caller.userKey })));
  return row !== undefined && mayReadChart(caller, row);
}

/** Where a chart is that somebody had open. */
export type ChartStanding = 'readable' | 'deleted' | 'noAccess';

/**
 * Whether a chart is there, and still the caller's to read. One that he never opened is `deleted` for him whether it is there or not.
 */
export async function chartStanding(context: Context, key: string): Promise<ChartStanding> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => store.chartStandingRow(tx, { key, userKey: caller.userKey })));
  if (row && mayReadChart(caller, row)) return 'readable';
  return row?.isOpened ? 'noAccess' : 'deleted';
}

/** A chart as it stands in lists. Throws `notFound` also for one that the caller may not know of. */
export async function chartCardOf(context: Context, key: string): Promise<ChartCard> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => store.chartCard(tx, { key, userKey: caller.userKey })));
  if (!row || !mayReadChart(caller, row)) throw notFound();
  return presentCard(caller, row);
}

const createShape = z.object({
  key: keyText.nullish(),
  name: nameText.nullish(),
  description: plainText(limits.chartDescriptionMax).nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  routing: z.enum(ROUTINGS).nullish(),
  folder: keyText.or(z.literal('')).nullish(),
  changes: chartChangesShape.nullish(),
  /** Keys of the charts of which it is a copy, or whose content it shows. */
  copyOf: z.array(keyText).max(limits.dynamicChartsMax).nullish(),
});

/**
 * Makes a chart, with what stands on it from the start when `changes` are given; such a chart is private unless `visibility` says
 * otherwise. The same key sent again answers with the chart that is there when it is the caller's, and makes none. Throws `notFound` for a
 * copy of a chart that the caller may not read, `forbidden` for one that more people would read than what it copies.
 */
export async function createChart(context: Context, input: unknown): Promise<ChartCard> {
  const caller = requireUser(context);
  return context.write((tx) => createChartIn(tx, caller, input));
}

/** `createChart` within another use case's transaction. */
export async function createChartIn(tx: Tx, caller: UserCaller, input: unknown): Promise<ChartCard> {
  const wanted = parse(createShape, input);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const key = wanted.key ?? randomUUID();
  const existing = atMostOne(await store.chartByKey(tx, { key, userKey: caller.userKey }));
  if (existing && existing.permission === null) throw notFound();
  if (!existing) {
    const folder = wanted.folder ?? '';
    const copyOf = wanted.copyOf ?? [];
    const mayBePublic = await isPublicThroughout(tx, caller, copyOf);
    if (wanted.visibility === 'public' && !mayBePublic) throw forbidden(messages.copyStaysPrivate, 'visibility');
    if (folder) await assertFolders(tx, caller, [{ key: folder, typeName: 'Dataset' }]);
    const originals = await originalsOf(tx, caller, copyOf);
    const now = new Date();
    await store.createChartNode(tx, caller.userKey, {
      key,
      typeName: 'Dataset',
      name: wanted.name ?? defaults.chartName,
      description: wanted.description ?? `Created on ${toShownDate(now.toISOString())}`,
      visibility: wanted.visibility ?? (wanted.changes || copyOf.length > 0 ? 'private' : defaults.chartVisibility),
      routing: wanted.routing ?? defaults.chartRouting,
      organizationKey: caller.organizationKey,
      folder,
      createdDate: now.toISOString(),
      modifiedDate: now.toISOString(),
      createdBy: caller.userKey,
      modifiedBy: caller.userKey,
      ...(originals.length > 0 && { copyOf: originals }),
    });
    if (wanted.changes) await applySave(tx, caller, { key, revision: 0, changes: wanted.changes });
    await store.rememberOpened(tx, key, caller.userKey, now.getTime());
  }
  return presentCard(caller, one(await store.chartCard(tx, { key, userKey: caller.userKey })));
}

const updateShape = z.object({
  key: keyText,
  name: nameText.nullish(),
  description: plainText(limits.chartDescriptionMax).nullish(),
  visibility: z.enum(VISIBILITIES).nullish(),
  routing: z.enum(ROUTINGS).nullish(),
});

/**
 * Changes a chart's record. Renaming needs editing rights; its visibility is for those who may share it, and, to make it public, all that
 * stands on it, see `assertMayWiden`.
 */
export async function updateChart(
  context: Context,
  input: unknown,
  allowed: (can: ViewerCan) => boolean = (can) => can.edit,
): Promise<ChartCard> {
  const caller = requireUser(context);
  const wanted = parse(updateShape, input);
  return context.write(async (tx) => {
    const chart = await lockReadable(tx, caller, wanted.key);
    const can = viewerCanOf(caller, chart);
    if (!allowed(can)) throw forbidden();
    const isShown = wanted.visibility != null && wanted.visibility !== chart.visibility;
    if (isShown && !can.share) throw forbidden();
    if (isShown && wanted.visibility === 'public')
      await assertMayWiden(tx, caller, wanted.key, { field: 'visibility' });
    const properties = {
      ...(wanted.name == null ? {} : { name: wanted.name }),
      ...(wanted.description == null ? {} : { description: wanted.description }),
      ...(wanted.visibility == null ? {} : { visibility: wanted.visibility }),
      ...(wanted.routing == null ? {} : { routing: wanted.routing }),
    };
    await store.setRecord(tx, wanted.key, properties, caller.userKey, new Date().toISOString());
    if (wanted.visibility != null && wanted.visibility !== chart.visibility) {
      const [before, after] = [{ visibility: chart.visibility }, { visibility: wanted.visibility }];
      await record(tx, context, {
        action: 'datasets/changeVisibility',
        target: wanted.key,
        details: '',
        before,
        after,
      });
    }
    return presentCard(caller, one(await store.chartCard(tx, { key: wanted.key, userKey: caller.userKey })));
  });
}

/** Makes a chart public or private. */
export function changeVisibility(context: Context, key: string, visibility: Visibility): Promise<ChartCard> {
  return updateChart(context, { key, visibility }, (can) => can.share);
}

async function lockReadable(tx: Tx, caller: UserCaller, key: string): Promise<ChartRow> {
  const row = atMostOne(await store.lockChartRow(tx, { key, userKey: caller.userKey, saveKey: '' }));
  if (!row || !mayReadChart(caller, row)) throw notFound();
  return row;
}

/** Saves a chart by the difference to what was read; see `applySave`. */
export async function saveChart(context: Context, input: unknown): Promise<SavedChart> {
  const caller = requireUser(context);
  const save = parse(chartSaveShape, input);
  return context.write(async (tx) => {
    const saved = await applySave(tx, caller, save);
    await store.rememberOpened(tx, save.key, caller.userKey, Date.now());
    return saved;
  });
}

/** Saves a chart by its whole content: what is not named is taken off, of those parts that `whole` says are given. */
export async function replaceChart(context: Context, save: ChartSave, whole: WholeContent): Promise<SavedChart> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    await lockReadable(tx, caller, save.key);
    return applySave(tx, caller, { ...save, changes: await asReplacement(tx, save.key, save.changes, whole) });
  });
}

/** Applies one small change without naming a revision (the single-edit calls of REST). */
export async function editChart(context: Context, key: string, changes: Partial<ChartChanges>): Promise<SavedChart> {
  const caller = requireUser(context);
  const whole = parse(chartChangesShape, changes);
  return context.write((tx) => applySave(tx, caller, { key, revision: 0, changes: whole }, { anyRevision: true }));
}

/**
 * Copies a chart: the same entities where they stand, notes, pictures, text boxes and links of its own, the caller as Co-Owner, private to
 * him. The same key for the copy sent again answers with the copy that is there.
 */
export async function duplicateChart(
  context: Context,
  key: string,
  { name, copyKey }: { name?: string | null; copyKey?: string | null | undefined } = {},
): Promise<ChartCard> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const chart = (await openedIn(tx, caller, key)).present();
    const { entities, nodes, links, groups } = await withOwnDecorations(tx, caller, chart);
    return createChartIn(tx, caller, {
      key: copyKey,
      name: name ?? `${chart.name} (copy)`.slice(0, limits.nameMax),
      description: chart.description.slice(0, limits.chartDescriptionMax),
      visibility: 'private',
      copyOf: [key],
      changes: {
        routing: chart.routing,
        ...(chart.styleKey && { styleKey: chart.styleKey }),
        entities,
        placements: nodes.map((node) => ({ ...node, entityKey: node.key })),
        links: links.map((link) => ({ ...link, key: randomUUID() })),
        groups,
      },
    });
  });
}

/** Takes everything off a chart. */
export async function clearChart(context: Context, key: string): Promise<SavedChart> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const chart = await lockReadable(tx, caller, key);
    const nothing = await asReplacement(tx, key, chartChangesShape.parse({}), EVERYTHING);
    return applySave(tx, caller, { key, revision: chart.revision, changes: nothing });
  });
}

/** Deletes a chart for good with its links, placements and history; its entities stay. Sending it again finds nothing. */
export async function deleteChart(context: Context, key: string): Promise<void> {
  const caller = requireUser(context);
  await context.write((tx) => deleteChartIn(tx, context, caller, key), { writes: 'essential' });
  blobsDropped.emit();
}

async function deleteChartIn(tx: Tx, context: Context, caller: UserCaller, key: string): Promise<void> {
  const chart = await lockReadable(tx, caller, key);
  if (!viewerCanOf(caller, chart).delete) throw forbidden();
  const touched = await removeChartLinks(tx, key);
  await removeFilesOf(tx, 'Dataset', [key]);
  await removeLinksOfCharts(tx, [key]);
  await store.deleteChartNode(tx, key);
  await updateHolds(tx, touched);
  await record(tx, context, { action: 'datasets/delete', target: key, details: '' });
}

/**
 * Deletes charts for good, and folders with all charts in them; all or none. Answers how many charts went. Throws `notFound`
 * and `forbidden` for what the caller may not know of or not delete.
 */
export async function deleteCharts(
  context: Context,
  input: { keys: readonly string[]; folderKeys: readonly string[] },
): Promise<number> {
  const caller = requireUser(context);
  const gone = await context.write(
    async (tx) => {
      const inside = await contentOfFolders(tx, caller, [...input.folderKeys], 'charts');
      const keys = [...new Set([...input.keys, ...inside.contentKeys])].sort();
      for (const key of keys) await deleteChartIn(tx, context, caller, key);
      await removeFolders(tx, inside.folderKeys);
      return keys.length;
    },
    { writes: 'essential' },
  );
  blobsDropped.emit();
  return gone;
}
