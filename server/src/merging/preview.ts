import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { parse } from '../errors';
import { screeningOfPair, type ScreeningOfPair } from '../lookups/screening/ofPair';
import type { Tx } from '../store';
import { one } from '../store';
import { changedCharts, planGrants, planMovedLinks } from './plan';
import { mergeFault } from './policy';
import { mergeReach, readPair } from './readPair';
import type { MergeChartRow } from './store';
import * as store from './store';

/** Both records of a merge that is thought of. */
export const pairShape = z.object({ keptKey: keyText, otherKey: keyText });

interface NamedChart {
  key: string;
  name: string;
}

interface NamedShareLink {
  name: string;
  /** ISO time. */
  createdDate: string;
}

/** What a merge would do, for the person who decides about it. */
export interface MergePreview {
  /** Why it cannot be done; null where it can. */
  fault: string | null;
  /** Charts that change, and among them those on which both stand. */
  charts: NamedChart[];
  bothOn: NamedChart[];
  /** Charts that the caller may not edit: the old record stays there. Those that he may read are named. */
  chartsLeft: number;
  chartsLeftNamed: NamedChart[];
  links: number;
  /** Links between the two, which are taken off. */
  linksTakenOff: number;
  /** Links that will lie beside another one of the same two records on one chart. */
  linksBeside: number;
  files: number;
  people: number;
  /** Sources of imports. */
  sources: number;
  /** Share links that will show less than one of the two was shown. */
  shareLinksLess: number;
  /** Those of charts that the caller may share. */
  shareLinksLessNamed: NamedShareLink[];
  /** Who would see details that they may not see now. */
  peopleWhoGain: number;
  shareLinksThatGain: number;
  shareLinksThatGainNamed: NamedShareLink[];
  /** Users who have access to the old record alone, and lose it unless it is shown to more. */
  accessLost: number;
  tagsKept: string[];
  tagsOther: string[];
  /** What screening found; empty for whoever may not see that. */
  screening: ScreeningOfPair;
}

/** What merging two records that the caller may read would do. Throws `notFound` for what he may not know of. */
export async function previewMerge(context: Context, input: unknown): Promise<MergePreview> {
  const caller = requireUser(context);
  const { keptKey, otherKey } = parse(pairShape, input);
  return context.read(async (tx) => {
    const pair = await readPair(tx, caller, keptKey, otherKey);
    const problem = mergeFault(caller, pair.kept, pair.other);
    if (problem) return { ...NOTHING, fault: problem.message };
    const reach = await mergeReach(tx, caller, pair, { withAccess: false });
    const details = one(await store.detailsOf(tx, { key: otherKey }));
    const kept = one(await store.detailsOf(tx, { key: keptKey }));
    const changed = changedCharts(reach.plan);
    const stays = reach.plan.left.length > 0;
    const rows = await store.linksOfRecord(tx, { key: otherKey });
    const links = planMovedLinks(rows, new Set(changed), {
      keptKey,
      otherKey,
    });
    const beside = new Set(
      (await store.endsOf(tx, { key: keptKey, charts: changed })).map(({ chart, other }) => `${chart} ${other}`),
    );
    const linksBeside = rows.filter(({ chart, from, to }) => beside.has(`${chart} ${from === otherKey ? to : from}`));
    const grants = planGrants(reach.grants, { changed: new Set(changed), otherStays: stays });
    const less = grants.filter(({ granted, keptBefore, otherBefore }) => isLess(granted, [keptBefore, otherBefore]));
    const has = new Set(kept.access.map(({ key }) => key));
    const mayRead = (chart: MergeChartRow) =>
      chart.permission !== null || (chart.visibility === 'public' && caller.accountType !== 'None');
    return {
      fault: null,
      charts: [...reach.plan.moved, ...reach.plan.both].map(named),
      bothOn: reach.plan.both.map(named),
      chartsLeft: reach.plan.left.length,
      chartsLeftNamed: reach.plan.left.filter(mayRead).map(named),
      links: links.moved.length,
      linksTakenOff: links.loops.length,
      linksBeside: linksBeside.length,
      files: stays ? 0 : details.files.length,
      people: stays ? 0 : details.people.length + details.personOf.length,
      sources: stays ? 0 : details.states.length,
      shareLinksLess: less.length,
      shareLinksLessNamed: await namesOf(tx, caller, less),
      peopleWhoGain: reach.people,
      shareLinksThatGain: reach.links.length,
      shareLinksThatGainNamed: await namesOf(tx, caller, reach.links),
      accessLost: stays ? 0 : details.access.filter(({ key }) => !has.has(key)).length,
      tagsKept: kept.tags,
      tagsOther: details.tags,
      screening: await screeningOfPair(tx, caller, { keptKey, otherKey }),
    };
  });
}

/** What share links are called that the caller sees in the list of a chart's. */
async function namesOf(
  tx: Tx,
  { userKey }: UserCaller,
  links: readonly { handle: string }[],
): Promise<NamedShareLink[]> {
  if (links.length === 0) return [];
  const rows = await store.namesOfLinks(tx, { userKey, handles: links.map(({ handle }) => handle) });
  return rows.map(({ name, createdDate }) => ({ name, createdDate }));
}

const named = ({ key, name }: MergeChartRow): NamedChart => ({ key, name });

function isLess(
  granted: Record<string, unknown> | null,
  before: readonly ({ properties: Record<string, unknown> } | null)[],
): boolean {
  return ['info', 'notes', 'keyPersons', 'files'].some(
    (flag) => granted?.[flag] !== true && before.some((grant) => grant?.properties[flag] === true),
  );
}

const NOTHING: Omit<MergePreview, 'fault'> = {
  ...{ charts: [], bothOn: [], chartsLeft: 0, chartsLeftNamed: [], links: 0, linksTakenOff: 0, linksBeside: 0 },
  ...{ files: 0, people: 0, sources: 0, shareLinksLess: 0, peopleWhoGain: 0, shareLinksThatGain: 0, accessLost: 0 },
  ...{ shareLinksLessNamed: [], shareLinksThatGainNamed: [] },
  ...{ tagsKept: [], tagsOther: [] },
  screening: { kept: 0, other: 0, twice: 0, decidedOtherwise: [] },
};
