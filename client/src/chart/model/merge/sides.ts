import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartDocument, NodeRecord } from '../document';
import type { Meeting, Side } from './meet';

/** A chart as both sides read it, and as each left it. */
export interface Sides {
  base: ChartDocument;
  mine: ChartDocument;
  theirs: ChartDocument;
}

/** Where cards stand and links run is one question, whose answer is for all of them. */
export const PLACES = 'places';
export const GROUPS = 'groups';
export const CHART = 'chart';

/** What of three versions of a chart touches. */
export interface Found {
  /** Cards that one side took off while the other changed them or linked to them, with who took them off. */
  contested: ReadonlyMap<string, Side>;
  nodes: ReadonlyMap<string, Meeting<NodeRecord>>;
  links: ReadonlyMap<string, Meeting<ChartLink>>;
  props: boolean;
  groups: boolean;
}

/** The sides that took a link off along with one of its cards. */
function removersAlong({ base, mine, theirs }: Sides, key: string): Side[] {
  const was = base.links.get(key);
  const along = (one: ChartDocument) =>
    was && !one.links.has(key) && !(one.nodes.has(was.from) && one.nodes.has(was.to));
  return [...(along(mine) ? (['mine'] as const) : []), ...(along(theirs) ? (['theirs'] as const) : [])];
}

/**
 * What the answer for a card settles too: a link that one side took off along with the card, as the other left it, and the contested
 * cards at its ends. Without such cards the link is asked about by itself.
 */
export function linkAlong(
  sides: Sides,
  contested: Found['contested'],
  key: string,
): { link: ChartLink; cards: readonly string[] } | null {
  const [remover, both] = removersAlong(sides, key);
  if (!remover) return null;
  const link = (both ? sides.base : sides[other(remover)]).links.get(key);
  const ends = link ? [link.from, link.to].filter((end) => contested.has(end)) : [];
  return link && ends.length ? { link, cards: ends } : null;
}

/** The side across. */
export function other(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}
