import type { MergeChoices } from '@stemma/shared/merging/compareRecords';
import { compareRecords, MERGE_SIDES } from '@stemma/shared/merging/compareRecords';
import { limits } from '@stemma/shared/limits';
import { mergingMessages } from '@stemma/shared/messages/merging';
import { keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, parse } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { applyMerge } from './apply';
import { keepKeys, keepMerge, mergeDone, stampKeys } from './mergeStore';
import { changedCharts, mergedProperties } from './plan';
import { mergeFault } from './policy';
import type { MergePair, Reach } from './readPair';
import { comparable, mergeReach, readPair } from './readPair';
import * as store from './store';

const DAY = 86_400_000;

export const mergeShape = z.object({
  keptKey: keyText,
  otherKey: keyText,
  /** Which side each line is taken from; the line `tags` says whose tags stay. What is not named is as proposed. */
  choices: z
    .array(z.object({ line: z.string().max(1100), side: z.enum(MERGE_SIDES) }))
    .max(1000)
    .nullish()
    .transform((list) => list ?? []),
  /** That some may see more by it, and that who had access to the old record alone gets it to the other. */
  showToMore: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  /** That share links which the person manages go on showing what they show of either; without it, they show what they show of both. */
  keepGrants: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  /** `modifiedDate` of both as they were read; one that was changed since is refused. */
  keptRead: z.string().max(40).nullish(),
  otherRead: z.string().max(40).nullish(),
});
export type MergeInput = z.input<typeof mergeShape>;

/** What a merge did. */
export interface Merged {
  /** Of the merge, by which it is undone. */
  key: string;
  keptKey: string;
  otherKey: string;
  /** The old record is left on charts that the caller may not edit. */
  otherStays: boolean;
  /** Charts that were changed. */
  charts: number;
  /** Charts on which the old record stays, and the names of those that the caller may read. */
  chartsLeft: number;
  chartsLeftNames: string[];
  linksMoved: number;
  /** Links between the two, which are taken off. */
  linksTakenOff: number;
  /** ISO time until which it can be undone. */
  undoUntil: string;
}

/**
 * Makes two records of one real thing one record, in one transaction: the values that were chosen, places and links on every chart that the
 * caller may edit, files, tags, key persons, sources and grants of share links. The old key answers for the kept record from then on; where
 * the old record stands on charts that he may not edit, it stays there and keeps its key and its own details.
 * The same merge sent again answers as the first time. Throws `notFound`, `forbidden` for who is not Co-Owner of both, `conflict` for what cannot be merged, was changed since it was read, or
 * would show details to people who may not see them without `showToMore`.
 */
export async function mergeEntities(context: Context, input: unknown): Promise<Merged> {
  const caller = requireUser(context);
  const ask = parse(mergeShape, input);
  return context.write((tx) => mergeIn(tx, context, caller, ask), { timeoutMs: 120_000 });
}

async function mergeIn(
  tx: Tx,
  context: Context,
  caller: UserCaller,
  ask: z.output<typeof mergeShape>,
): Promise<Merged> {
  const { keptKey, otherKey } = ask;
  const charts = await store.chartKeysOf(tx, { key: otherKey });
  await store.lockAll(
    tx,
    charts.map(({ key }) => key),
    [keptKey, otherKey],
  );
  const done = atMostOne(await mergeDone(tx, { keptKey, otherKey, userKey: caller.userKey }));
  if (done) return JSON.parse(done.answer) as Merged;
  const pair = await readPair(tx, caller, keptKey, otherKey);
  const fault = mergeFault(caller, pair.kept, pair.other);
  if (fault) throw fault.forbidden ? forbidden(fault.message) : new AppError('conflict', fault.message);
  assertAsRead(pair, ask);
  const choices = choicesOf(pair, ask.choices);
  const reach = await mergeReach(tx, caller, pair, { withAccess: ask.showToMore });
  if (!ask.showToMore && (reach.people > 0 || reach.links.length > 0))
    throw new AppError('conflict', mergingMessages.shownToMore({ people: reach.people, links: reach.links.length }), {
      field: 'showToMore',
    });
  const stays = reach.plan.left.length > 0;
  const changed = changedCharts(reach.plan);
  if (stays && changed.length === 0) throw new AppError('conflict', mergingMessages.nothingToMerge);
  const at = new Date();
  const properties = mergedProperties(comparable(pair.kept), comparable(pair.other), choices.lines);
  const written = await applyMerge(tx, caller, pair, reach, {
    ...{ properties, stays, tags: choices.tags, showToMore: ask.showToMore, keepGrants: ask.keepGrants },
    at: at.toISOString(),
  });
  return tell(tx, context, pair, reach, { ...written, stays, at });
}

function assertAsRead({ kept, other }: MergePair, { keptRead, otherRead }: z.output<typeof mergeShape>): void {
  const changed = (row: MergePair['kept'], read: string | null | undefined) =>
    read != null && read !== row.kept.properties['modifiedDate'];
  if (changed(kept, keptRead) || changed(other, otherRead))
    throw new AppError('conflict', mergingMessages.changedMeanwhile, { field: 'keptRead' });
}

function choicesOf({ kept, other }: MergePair, list: z.output<typeof mergeShape>['choices']) {
  const lines = compareRecords(comparable(kept), comparable(other));
  const known = new Map(lines.map((line) => [line.id, line.sides]));
  known.set('tags', MERGE_SIDES);
  for (const { line, side } of list) {
    const sides = known.get(line);
    if (!sides) throw invalid(mergingMessages.unknownLine(line.slice(0, 100)), 'choices');
    if (!sides.includes(side)) throw invalid(mergingMessages.sideNotOffered(line.slice(0, 100)), 'choices');
  }
  const chosen: MergeChoices = Object.fromEntries(list.map(({ line, side }) => [line, side]));
  return { lines: chosen, tags: chosen['tags'] ?? 'BOTH' };
}

async function tell(
  tx: Tx,
  context: Context,
  { kept, other }: MergePair,
  { plan }: Reach,
  done: Awaited<ReturnType<typeof applyMerge>> & { stays: boolean; at: Date },
): Promise<Merged> {
  const { userKey } = requireUser(context);
  const { organizationKey } = kept;
  const undo = done.undo;
  if (!done.stays) {
    const recordKey = other.kept.properties['recordKey'];
    const turned = await keepKeys(tx, {
      ...{ keptKey: kept.key, otherKey: other.key, organizationKey },
      recordKey: typeof recordKey === 'string' ? recordKey : null,
    });
    undo.aliases = turned.map(({ key }) => key);
  }
  await stampKeys(tx, organizationKey);
  const key = randomUUID();
  const charts = changedCharts(plan).length;
  const undoUntil = new Date(done.at.getTime() + limits.mergeUndoDays * DAY).toISOString();
  await record(tx, context, {
    action: 'graph/merge',
    target: kept.key,
    details: other.key,
    before: { name: other.kept.properties['name'] },
    after: { name: kept.kept.properties['name'], charts, chartsLeft: plan.left.length },
  });
  const readable = plan.left.filter(
    (chart) =>
      chart.permission !== null || (chart.visibility === 'public' && chart.organizationKey === organizationKey),
  );
  const merged: Merged = {
    ...{ key, keptKey: kept.key, otherKey: other.key, otherStays: done.stays, charts, undoUntil },
    chartsLeft: plan.left.length,
    chartsLeftNames: readable.map(({ name }) => name),
    linksMoved: done.linksMoved,
    linksTakenOff: done.linksTakenOff,
  };
  await keepMerge(tx, {
    ...{ key, organizationKey, keptKey: kept.key, otherKey: other.key, by: userKey },
    keptName: comparable(kept).name,
    otherName: comparable(other).name,
    otherTypeName: other.typeName,
    at: done.at.toISOString(),
    expiresAt: undoUntil,
    owners: done.owners,
    ...{ charts, chartsLeft: plan.left.length },
    json: JSON.stringify(undo),
    answer: JSON.stringify(merged),
  });
  return merged;
}
