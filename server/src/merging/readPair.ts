import type { MergeRecord } from '@stemma/shared/merging/compareRecords';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { UserCaller } from '../access/caller';
import { mayReadEntity } from '../entities/policy';
import { customFieldsOf, fieldsOf } from '../entities/present';
import { readingOrganization } from '../entities/service';
import { AppError, notFound } from '../errors';
import { mergingMessages } from '@stemma/shared/messages/merging';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { mergedInto } from './mergeStore';
import { mayMergeOn } from './policy';
import type { ChartsPlan } from './plan';
import { changedCharts, linksThatGain, peopleWhoGain, planCharts } from './plan';
import type { GrantsRow, MergeChartRow, MergeRow } from './store';
import * as store from './store';

/** The two records of a merge, by which stays and which goes. */
export interface MergePair {
  kept: MergeRow;
  other: MergeRow;
}

/** Reads both records; throws `notFound` for what the caller may not know of, `conflict` where one of two that he named was merged meanwhile. */
export async function readPair(tx: Tx, caller: UserCaller, keptKey: string, otherKey: string): Promise<MergePair> {
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const rows = await store.recordsOf(tx, { keys: [...new Set([keptKey, otherKey])], ...scope });
  const find = (key: string) => rows.find((row) => row.key === key && mayReadEntity(row));
  const [kept, other] = [find(keptKey), find(otherKey)];
  if (kept && other) return { kept, other };
  const led = kept ? await ledTo(tx, otherKey) : undefined;
  // The old record was merged into a third one, which is meant.
  if (led && led !== keptKey) return readPair(tx, caller, keptKey, led);
  if ((led && kept) || (other && (await ledTo(tx, keptKey)) === otherKey))
    throw new AppError('conflict', mergingMessages.mergedMeanwhile);
  throw notFound(kept ? 'otherKey' : 'keptKey');
}

/** Where an old key leads; undefined for one that is none. */
async function ledTo(tx: Tx, key: string): Promise<string | undefined> {
  return atMostOne(await mergedInto(tx, { key }))?.into;
}

/** A stored record as it is compared. */
export function comparable(row: MergeRow): MergeRecord & { properties: Record<string, unknown> } {
  const { properties } = row.kept;
  const text = (name: string): string => (typeof properties[name] === 'string' ? properties[name] : '');
  if (!isRecordType(row.typeName)) throw new Error('Only records are compared.');
  return {
    typeName: row.typeName,
    name: text('name'),
    description: text('description'),
    party: text('party') || 'known',
    color: text('color'),
    fields: fieldsOf({ ...properties, key: row.key, name: text('name'), typeName: row.typeName }),
    customFields: customFieldsOf(properties),
    properties,
  };
}

/** What a merge reaches: charts, share links, and how many more would see something. */
export interface Reach {
  charts: MergeChartRow[];
  plan: ChartsPlan;
  grants: GrantsRow[];
  people: number;
  /** Share links that would show something more. */
  links: GrantsRow[];
}

/** Works out what a merge reaches. */
export async function mergeReach(
  tx: Tx,
  caller: UserCaller,
  { kept, other }: MergePair,
  { withAccess }: { withAccess: boolean },
): Promise<Reach> {
  const both = { keptKey: kept.key, otherKey: other.key };
  const charts = await store.chartsOf(tx, { ...both, userKey: caller.userKey });
  const plan = planCharts(charts, (chart) => mayMergeOn(caller, chart, kept.organizationKey));
  const grants = await store.grantsOf(tx, both);
  const rows = await store.readersOf(tx, { keys: [kept.key, other.key] });
  const [readKept, readOther] = [kept.key, other.key].map((key) => one(rows.filter((row) => row.key === key)));
  if (!readKept || !readOther) throw new Error('Both records were read before.');
  const members = await store.membersOf(tx, { organizationKey: kept.organizationKey });
  const people = peopleWhoGain(readKept, readOther, {
    changed: new Set(changedCharts(plan)),
    members: members.map(({ key }) => key),
    withAccess,
  });
  return { charts, plan, grants, people, links: linksThatGain(grants) };
}
