import { t } from '@stemma/shared/language/translate';
import {
  asksForSome,
  downstreamOf,
  filtered,
  inBoth,
  neighboursOf,
  NO_FILTER,
  pathsBetween,
  type Filter,
  type Part,
} from '../../../chart/model/explore';
import type { ChartDocument } from '../../../chart/model/document';
import { cardName } from '../../../chart/model/namesApart';

/** What stays at full strength while the rest fades. */
export type Focus =
  | { kind: 'neighbours'; keys: readonly string[]; depth: number }
  | { kind: 'down'; keys: readonly string[] }
  | { kind: 'path'; from: string; to: string };

/** How the chart is being explored; none of it is an edit. */
export interface Explore {
  /** Whether the filters are on screen. */
  open: boolean;
  focus: Focus | null;
  filter: Filter;
  away: { folded: ReadonlySet<string>; hidden: ReadonlySet<string>; groups: ReadonlyMap<string, boolean> };
}

export const NOTHING_EXPLORED: Explore = {
  open: false,
  focus: null,
  filter: NO_FILTER,
  away: { folded: new Set(), hidden: new Set(), groups: new Map() },
};

/** Whether something is out of sight for the moment. */
export function hidesSome({ away }: Explore): boolean {
  return away.hidden.size + away.folded.size > 0;
}

/** Whether the panel of exploring is there. */
export function isExploring(explore: Explore): boolean {
  return explore.open || explore.focus !== null || asksForSome(explore.filter) || hidesSome(explore);
}

/** The deepest neighbourhood that is offered. */
export const DEPTHS = [1, 2, 3, 4] as const;

/** What stays at full strength; null for everything. */
export function exploredPart(document: ChartDocument, { focus, filter }: Explore): Part | null {
  return inBoth(focus && focusPart(document, focus), filtered(document, filter));
}

/** What the focus is on, in words. */
export function focusLabel(document: ChartDocument, focus: Focus): string {
  const name = (key: string) => cardName(document, key);
  if (focus.kind === 'path') {
    const joined = pathsBetween(document, focus.from, focus.to) !== null;
    return t('{paths} {from} and {to}', {
      paths: joined ? t('Between') : t('No connection found'),
      from: name(focus.from),
      to: name(focus.to),
    });
  }
  const whose = focus.keys.length === 1 ? name(focus.keys[0] ?? '') : t('{count} cards', { count: focus.keys.length });
  return focus.kind === 'down'
    ? t('What {whose} {count, plural, one {holds} other {hold}}', { whose, count: focus.keys.length })
    : t('Around {whose}', { whose });
}

function focusPart(document: ChartDocument, focus: Focus): Part {
  if (focus.kind === 'neighbours') return neighboursOf(document, focus.keys, focus.depth);
  if (focus.kind === 'down') return downstreamOf(document, focus.keys);
  const ends = { nodes: new Set([focus.from, focus.to]), links: new Set<string>() };
  return pathsBetween(document, focus.from, focus.to) ?? ends;
}
