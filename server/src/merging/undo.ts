import { mergingMessages } from '@stemma/shared/messages/merging';
import { record } from '../audit/service';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readingOrganization } from '../entities/service';
import { AppError, notFound } from '../errors';
import { pairsOf, updateHolds } from '../ownership/holds/service';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import type { StoredMerge } from './mergeStore';
import { dropKeys, dropMerge, lockMerge, mergedInto, stampKeys } from './mergeStore';
import { mayMergeOn, mayUndo } from './policy';
import { LeftOver, putBackDetails } from './putBack';
import * as store from './store';
import type { UndoRecord } from './undoRecord';
import { asStored, undoShape } from './undoRecord';
import * as undoStore from './undoStore';
import * as writes from './writes';

/** What undoing a merge did. */
export interface Unmerged {
  keptKey: string;
  otherKey: string;
  /** What could not be put back, in sentences; empty where all is as it was. */
  notes: string[];
}

/**
 * Undoes a merge: the old record comes back with all that it had, where that is still as the merge left it; what was changed since stays,
 * and is told. For who was Co-Owner of the old record and is of the one that was kept. Throws `notFound`, and `conflict` where the kept
 * record was itself merged since, or the time for it is over.
 */
export async function undoMerge(context: Context, key: string): Promise<Unmerged> {
  const caller = requireUser(context);
  return context.write((tx) => undoIn(tx, context, caller, key), { timeoutMs: 120_000 });
}

async function undoIn(tx: Tx, context: Context, caller: UserCaller, key: string): Promise<Unmerged> {
  const merge = atMostOne(await lockMerge(tx, { key }));
  if (!merge || merge.organizationKey !== caller.organizationKey) throw notFound();
  const undo = undoShape.parse(JSON.parse(merge.json));
  const charts = [...new Set([...undo.placements, ...undo.links].map(({ chart }) => chart))];
  await store.lockAll(tx, charts, [merge.keptKey, merge.otherKey]);
  const found = await recordsNow(tx, caller, merge);
  if (!mayUndo(caller, merge.owners, found.kept)) throw notFound();
  await assertCanUndo(tx, merge, undo, found);
  const left = new LeftOver();
  await putBack(tx, caller, merge, undo, {
    left,
    hasKept: found.kept !== undefined,
    hasOther: found.other !== undefined,
  });
  await dropKeys(tx, merge.otherKey, undo.aliases);
  await stampKeys(tx, merge.organizationKey);
  await dropMerge(tx, key);
  await record(tx, context, { action: 'graph/undoMerge', target: merge.keptKey, details: merge.otherKey });
  const notes = [...(found.kept ? [] : [mergingMessages.left.kept]), ...left.sentences()];
  return { keptKey: merge.keptKey, otherKey: merge.otherKey, notes };
}

async function recordsNow(tx: Tx, caller: UserCaller, merge: StoredMerge) {
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const rows = await store.recordsOf(tx, { keys: [merge.keptKey, merge.otherKey], ...scope });
  const find = (wanted: string) => rows.find((row) => row.key === wanted);
  return { kept: find(merge.keptKey), other: find(merge.otherKey) };
}

async function assertCanUndo(
  tx: Tx,
  merge: StoredMerge,
  undo: UndoRecord,
  { kept, other }: Awaited<ReturnType<typeof recordsNow>>,
): Promise<void> {
  const conflict = (message: string) => new AppError('conflict', message);
  if (merge.expiresAt <= new Date().toISOString()) throw conflict(mergingMessages.undoOver);
  const led = kept ? undefined : atMostOne(await mergedInto(tx, { key: merge.keptKey }));
  if (led) throw conflict(mergingMessages.undoLaterFirst);
  if (undo.other.stays && atMostOne(await mergedInto(tx, { key: merge.otherKey })))
    throw conflict(mergingMessages.undoLaterFirst);
  const taken = await undoStore.bearersOf(tx, { key: merge.otherKey });
  if (!undo.other.stays && (other || taken.length > 0)) throw conflict(mergingMessages.undoKeyTaken);
}

async function putBack(
  tx: Tx,
  caller: UserCaller,
  merge: StoredMerge,
  undo: UndoRecord,
  { left, hasKept, hasOther }: { left: LeftOver; hasKept: boolean; hasOther: boolean },
): Promise<void> {
  const { keptKey, otherKey } = merge;
  if (!undo.other.stays) {
    await writes.createOther(tx, undo.other.typeName, asStored(undo.other.kept));
    const rows = undo.access.map((tie) => ({ userKey: tie.key, properties: asStored(tie.kept) }));
    const given = await writes.addAccess(tx, { key: otherKey, rows });
    left.other += rows.length - given.length;
  } else if (!hasOther) {
    left.charts += undo.placements.length;
    return;
  }
  const before = await pairsOf(tx, [keptKey, otherKey]);
  const charts = await chartsNow(tx, caller, merge, undo);
  await putBackPlacements(tx, merge, undo, { charts, left, hasKept });
  await putBackLinks(tx, merge, undo, { charts, left });
  if (hasKept) await putBackFields(tx, caller, keptKey, undo, left);
  await putBackDetails(tx, merge, undo, left, { hasKept });
  await putBackChartTexts(tx, undo, charts);
  await writes.countRevisions(tx, [...charts.keys()], caller.userKey, new Date().toISOString());
  await updateHolds(tx, [...before, ...(await pairsOf(tx, [keptKey, otherKey]))]);
}

type Charts = Map<string, undoStore.UndoChartRow>;

/** The charts of the merge that the caller may edit. */
async function chartsNow(tx: Tx, caller: UserCaller, merge: StoredMerge, undo: UndoRecord): Promise<Charts> {
  const keys = [...new Set([...undo.placements, ...undo.links].map(({ chart }) => chart))];
  const rows = await undoStore.chartsNow(tx, { keys, keptKey: merge.keptKey, userKey: caller.userKey });
  const mine = rows.filter((row) =>
    mayMergeOn(
      caller,
      { ...row, name: '', groups: null, accepted: null, placement: null, keptToo: false },
      merge.organizationKey,
    ),
  );
  return new Map(mine.map((row) => [row.key, row]));
}

/**
 * Where the old record's place was taken, it is given back as it stands now; where both stood, its own is made anew. Where the one that was
 * kept has left the chart since, neither comes back.
 */
async function putBackPlacements(
  tx: Tx,
  { keptKey, otherKey }: StoredMerge,
  undo: UndoRecord,
  { charts, left, hasKept }: { charts: Charts; left: LeftOver; hasKept: boolean },
): Promise<void> {
  const rows = undo.placements.flatMap(({ chart, kept, moved }) => {
    const now = charts.get(chart);
    if (!now || (hasKept && !now.placement)) {
      left.charts += 1;
      return [];
    }
    const { restricted } = kept.properties;
    const current = moved && now.placement ? now.placement.properties : null;
    const edited = current ? { ...current, ...(restricted === undefined ? {} : { restricted }) } : null;
    const asWas = !edited || JSON.stringify(sorted(edited)) === JSON.stringify(sorted(kept.properties));
    const properties =
      asWas || !now.placement
        ? asStored(kept)
        : { ...asStored(now.placement), ...(restricted === undefined ? {} : { restricted }) };
    return [{ chart, properties, moved }];
  });
  await writes.dropPlacements(
    tx,
    keptKey,
    rows.filter(({ moved }) => moved).map(({ chart }) => chart),
  );
  await undoStore.place(tx, { key: otherKey, rows });
}

function sorted(values: Record<string, unknown>): [string, unknown][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A link that still leads to the kept record is drawn as it was; one that lay between the two is made anew. */
async function putBackLinks(
  tx: Tx,
  { keptKey, otherKey }: StoredMerge,
  undo: UndoRecord,
  { charts, left }: { charts: Charts; left: LeftOver },
): Promise<void> {
  const onChart = new Map<string, Set<string>>();
  const placed = await undoStore.placedNow(tx, { charts: [...charts.keys()], keys: [keptKey, otherKey] });
  for (const { chart, key } of placed) onChart.set(chart, (onChart.get(chart) ?? new Set()).add(key));
  const now = new Map(
    (await undoStore.linksNow(tx, { keys: undo.links.map(({ key }) => key) })).map((row) => [row.key, row]),
  );
  const swap = (key: string) => (key === otherKey ? keptKey : key);
  const moves: { key: string; from: string; to: string }[] = [];
  const loops: UndoRecord['links'] = [];
  for (const link of undo.links) {
    const wasPlaced = undo.placements.some(({ chart }) => chart === link.chart);
    const isBack = charts.has(link.chart) && (!wasPlaced || onChart.get(link.chart)?.has(otherKey) === true);
    const there = now.get(link.key);
    const both = onChart.get(link.chart)?.has(keptKey) === true || !wasPlaced;
    if (link.loop && isBack && both && !there) loops.push(link);
    else if (!link.loop && isBack && there?.from === swap(link.from) && there.to === swap(link.to)) moves.push(link);
    else if (isBack) left.links += 1;
  }
  if (moves.length) await writes.moveLinks(tx, { rows: moves.map(({ key, from, to }) => ({ key, from, to })) });
  await undoStore.drawLinks(
    tx,
    loops.map(({ from, to, loop }) => ({ from, to, properties: loop ? asStored(loop) : {} })),
  );
}

/** Values that are as the merge left them become what they were. */
async function putBackFields(
  tx: Tx,
  caller: UserCaller,
  keptKey: string,
  { fields }: UndoRecord,
  left: LeftOver,
): Promise<void> {
  const [row] = await undoStore.propertiesOf(tx, { key: keptKey });
  const now = row?.properties ?? {};
  const isSame = (name: string) => JSON.stringify(now[name] ?? null) === JSON.stringify(fields.after[name] ?? null);
  const names = Object.keys(fields.after);
  const back = names.filter(isSame);
  left.fields += names.length - back.length;
  const properties = Object.fromEntries(back.map((name) => [name, fields.before[name] ?? null]));
  await writes.setEntity(tx, keptKey, {
    ...properties,
    modifiedDate: new Date().toISOString(),
    modifiedBy: caller.userKey,
  });
}

async function putBackChartTexts(tx: Tx, undo: UndoRecord, charts: Charts): Promise<void> {
  const rows = undo.charts.filter(({ key, name, after }) => {
    const chart = charts.get(key);
    return chart && (name === 'groups' ? chart.groups : chart.accepted) === after;
  });
  await writes.setChartTexts(
    tx,
    rows.map(({ key, name, before }) => ({ key, properties: { [name]: before } })),
  );
}
