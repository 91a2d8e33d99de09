import type { MergeSide } from '@stemma/shared/merging/compareRecords';
import type { UserCaller } from '../access/caller';
import { pairsOf, updateHolds } from '../ownership/holds/service';
import type { Tx } from '../store';
import { one } from '../store';
import { changedCharts, planGrants, planMovedLinks, planTies, withKey } from './plan';
import type { MergePair, Reach } from './readPair';
import type { DetailsRow } from './store';
import * as store from './store';
import type { UndoRecord } from './undoRecord';
import { asStored } from './undoRecord';
import * as sourceWrites from './sourceWrites';
import * as writes from './writes';

export interface MergeWork {
  /** Properties that the record that stays gets. */
  properties: Record<string, unknown>;
  /** The old record stays, on charts that the caller may not edit. */
  stays: boolean;
  tags: MergeSide;
  showToMore: boolean;
  /** Share links of charts that the caller may share grant what they granted of either. */
  keepGrants: boolean;
  /** ISO time. */
  at: string;
}

/** Writes a merge under the locks of both records and of the charts; answers what undoing it needs. */
export async function applyMerge(tx: Tx, caller: UserCaller, pair: MergePair, reach: Reach, work: MergeWork) {
  const { kept, other } = pair;
  const both = { keptKey: kept.key, otherKey: other.key };
  const changed = changedCharts(reach.plan);
  const details = one(await store.detailsOf(tx, { key: other.key }));
  const keptDetails = one(await store.detailsOf(tx, { key: kept.key }));
  const stored = await store.linksOfRecord(tx, { key: other.key });
  const links = planMovedLinks(stored, new Set(changed), both);
  const touched = await pairsOf(tx, [other.key, kept.key]);

  const undo = emptyUndo(pair, details, work);
  undo.placements = [
    ...reach.plan.moved.map(({ key, placement }) => ({ chart: key, kept: placement!, moved: true })),
    ...reach.plan.both.map(({ key, placement }) => ({ chart: key, kept: placement!, moved: false })),
  ];
  const moving = new Set(links.moved.map(({ key }) => key));
  undo.links = [
    ...stored
      .filter(({ key, chart }) => moving.has(key) && changed.includes(chart))
      .map(({ key, chart, from, to }) => ({ key, chart, from, to, loop: null })),
    ...links.loops.map(({ key, chart, from, to, kept: loop }) => ({ key, chart, from, to, loop })),
  ];

  await writes.dropLinks(
    tx,
    links.loops.map(({ key }) => key),
  );
  if (links.moved.length) await writes.moveLinks(tx, { rows: links.moved });
  await writes.movePlacements(
    tx,
    both,
    reach.plan.moved.map(({ key }) => key),
  );
  await writes.dropPlacements(
    tx,
    other.key,
    reach.plan.both.map(({ key }) => key),
  );
  await moveGrants(tx, caller, pair, reach, { ...work, changed }, undo);
  await moveTags(tx, pair, details, keptDetails, work, undo);
  if (work.showToMore) undo.given = await shareAccess(tx, pair, details, keptDetails);
  if (!work.stays) await moveDetails(tx, pair, { details, keptDetails }, undo);
  await renameInCharts(tx, reach, both, undo);
  await writes.setEntity(tx, kept.key, { ...work.properties, modifiedDate: work.at, modifiedBy: caller.userKey });
  if (!work.stays) await writes.deleteOther(tx, other.key);
  await writes.countRevisions(tx, changed, caller.userKey, work.at);
  const swapped = touched
    .map(([a, b]) => [a === other.key ? kept.key : a, b === other.key ? kept.key : b] as const)
    .filter(([a, b]) => a !== b);
  await updateHolds(tx, [...touched, ...swapped]);
  return {
    undo,
    owners: details.access.filter(({ kept: tie }) => tie.properties['permission'] === 'Co-Owner').map(({ key }) => key),
    linksMoved: links.moved.length,
    linksTakenOff: links.loops.length,
  };
}

function emptyUndo({ kept, other }: MergePair, details: DetailsRow, { properties, stays }: MergeWork): UndoRecord {
  const before = kept.kept.properties;
  return {
    version: 1,
    other: { typeName: other.typeName, kept: other.kept, stays },
    fields: {
      before: Object.fromEntries(Object.keys(properties).map((name) => [name, before[name] ?? null])),
      after: properties,
      modifiedDate: before['modifiedDate'] ?? null,
      modifiedBy: before['modifiedBy'] ?? null,
    },
    ...{ placements: [], links: [], charts: [], snapshots: [], files: [], images: [], people: [], personOf: [] },
    ...{ states: [], identifiers: [], given: [], grants: [], requests: [], aliases: [] },
    ...{ candidates: [], screenings: [], taken: [] },
    tags: { ofOther: details.tags, put: [], taken: [] },
    access: details.access,
  };
}

/** Files, key persons, sources, identifiers and requests of a record that goes. */
async function moveDetails(
  tx: Tx,
  { kept, other }: MergePair,
  { details, keptDetails }: { details: DetailsRow; keptDetails: DetailsRow },
  undo: UndoRecord,
): Promise<void> {
  const both = { keptKey: kept.key, otherKey: other.key };
  const ties = planTies(keptDetails, details, both);
  const move = { from: other.key, to: kept.key };
  await writes.retie(tx, 'file', { keys: details.files, ...move });
  await writes.retie(tx, 'image', { keys: details.images, ...move });
  await writes.retie(tx, 'state', { keys: ties.states, ...move });
  await writes.retie(tx, 'identifier', { keys: ties.identifiers, ...move });
  await writes.tiePersons(tx, {
    rows: [
      ...ties.people.map((tie) => ({ person: tie.key, of: kept.key, properties: asStored(tie.kept) })),
      ...ties.personOf.map((tie) => ({ person: kept.key, of: tie.key, properties: asStored(tie.kept) })),
    ],
  });
  await moveSources(tx, move, { details, ties });
  const { organizationKey } = kept;
  const requests = await store.requestsFor(tx, { key: other.key, organizationKey });
  undo.requests = requests.map(({ key }) => key);
  await writes.moveRequests(tx, undo.requests, kept.key);
  const snapshots = await writes.renameInSnapshots(tx, { organizationKey, from: other.key, to: kept.key, only: null });
  const moved = <T extends { key: string }>(all: readonly T[], some: readonly { key: string }[]) => {
    const keys = new Set(some.map(({ key }) => key));
    return all.map((one) => ({ ...one, moved: keys.has(one.key) }));
  };
  const keyed = (keys: readonly string[]) => keys.map((key) => ({ key }));
  undo.snapshots = snapshots.map(({ key }) => key);
  undo.files = details.files;
  undo.images = details.images;
  undo.people = moved(details.people, ties.people);
  undo.personOf = moved(details.personOf, ties.personOf);
  undo.states = moved(keyed(details.states), keyed(ties.states));
  undo.identifiers = moved(keyed(details.identifiers), keyed(ties.identifiers));
  undo.candidates = details.candidates;
  undo.screenings = ties.screenings.map(({ key }) => key);
  undo.taken = moved(details.taken, ties.taken);
}

/** What look-ups said of a record that goes, and from which registers it was taken. */
async function moveSources(
  tx: Tx,
  move: { from: string; to: string },
  { details, ties }: { details: DetailsRow; ties: ReturnType<typeof planTies> },
): Promise<void> {
  const screenings = ties.screenings.map(({ key }) => key);
  const registers = ties.taken.map(({ key }) => key);
  await writes.retie(tx, 'candidate', { keys: details.candidates, ...move });
  await writes.retie(tx, 'screening', { keys: screenings, ...move });
  await sourceWrites.setScreened(tx, screenings, move.to);
  await sourceWrites.dropScreenings(
    tx,
    details.screenings.map(({ key }) => key).filter((key) => !screenings.includes(key)),
  );
  await sourceWrites.moveRegisters(tx, { ...move, registers });
}

async function moveTags(
  tx: Tx,
  { kept }: MergePair,
  { tags }: DetailsRow,
  { tags: there }: DetailsRow,
  { tags: side }: MergeWork,
  undo: UndoRecord,
): Promise<void> {
  undo.tags.put = side === 'KEPT' ? [] : tags.filter((key) => !there.includes(key));
  undo.tags.taken = side === 'OTHER' ? there.filter((key) => !tags.includes(key)) : [];
  await writes.retie(tx, 'tag', { keys: undo.tags.put, to: kept.key });
  await writes.retie(tx, 'tag', { keys: undo.tags.taken, from: kept.key });
}

/** Who had access to the old record alone gets it to the one that stays. */
async function shareAccess(tx: Tx, { kept }: MergePair, { access }: DetailsRow, there: DetailsRow): Promise<string[]> {
  const has = new Set(there.access.map(({ key }) => key));
  const rows = access
    .filter(({ key }) => !has.has(key))
    .map((tie) => ({ userKey: tie.key, properties: asStored(tie.kept) }));
  return rows.length ? (await writes.addAccess(tx, { key: kept.key, rows })).map(({ userKey }) => userKey) : [];
}

async function moveGrants(
  tx: Tx,
  { userKey }: UserCaller,
  { kept, other }: MergePair,
  { grants }: Reach,
  { changed, stays, keepGrants }: MergeWork & { changed: readonly string[] },
  undo: UndoRecord,
): Promise<void> {
  const handles = keepGrants ? grants.map(({ handle }) => handle) : [];
  const keeping = handles.length ? await store.namesOfLinks(tx, { handles, userKey }) : [];
  const plans = planGrants(grants, {
    ...{ changed: new Set(changed), otherStays: stays },
    keeping: new Set(keeping.map(({ handle }) => handle)),
  });
  if (plans.length === 0) return;
  await writes.setShownFiles(
    tx,
    plans.filter(({ hides }) => hides.length > 0).map(({ handle, hides }) => ({ handle, keys: hides })),
    false,
  );
  await writes.writeGrants(tx, {
    key: kept.key,
    rows: plans.map(({ handle, granted }) => ({ handle, properties: granted })),
  });
  const ended = plans.filter(({ endsOther }) => endsOther);
  if (ended.length)
    await writes.writeGrants(tx, { key: other.key, rows: ended.map(({ handle }) => ({ handle, properties: null })) });
  const about = plans.filter(({ aboutMoves }) => aboutMoves).map(({ handle }) => handle);
  await writes.moveAbout(tx, { from: other.key, to: kept.key, handles: about });
  const rows = new Map(grants.map((row) => [row.handle, row]));
  undo.grants = plans.map((plan) => ({
    handle: plan.handle,
    before: plan.keptBefore,
    after: plan.granted,
    other: plan.otherBefore,
    hidden: plan.hides,
    about: plan.aboutMoves,
    aboutKept: rows.get(plan.handle)?.aboutKept ?? false,
  }));
}

/** Groups and findings that are set aside name the one that stays. */
async function renameInCharts(
  tx: Tx,
  { plan }: Reach,
  { keptKey, otherKey }: { keptKey: string; otherKey: string },
  undo: UndoRecord,
): Promise<void> {
  for (const chart of [...plan.moved, ...plan.both, ...plan.linksOnly]) {
    for (const [name, before] of [
      ['groups', chart.groups],
      ['acceptedFindings', chart.accepted],
    ] as const) {
      const after = withKey(before, otherKey, keptKey);
      if (before !== null && after !== null) undo.charts.push({ key: chart.key, name, before, after });
    }
  }
  await writes.setChartTexts(
    tx,
    undo.charts.map(({ key, name, after }) => ({ key, properties: { [name]: after } })),
  );
}
