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
/** Cards that one side moved and the other took off are one question, too. */
export const MOVED = 'moved';
export const GROUPS = 'groups';
export const CHART = 'chart';

/** What of three versions of a chart touches. */
export interface FoundClash {
  /** Cards that one side took off while the other changed them or linked to them, with who took them off. */
  contested: ReadonlyMap<string, Side>;
  /** Those of them that the other side did nothing else to than move them. */
  moved: ReadonlySet<string>;
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

/** A link that goes the way of cards at its ends that are asked about: as it is where one of them stays, and where none does. */
interface Along {
  cards: readonly string[];
  stays: ChartLink;
  gone: ChartLink | undefined;
}

/**
 * What the answer for a card settles too: a link that one side took off along with the card, or gave another card instead, and that the
 * other side left there. Null for links that are merged or asked about by themselves.
 */
export function linkAlong(sides: Sides, contested: FoundClash['contested'], key: string): Along | null {
  const [remover, both] = removersAlong(sides, key);
  if (remover) {
    const stays = (both ? sides.base : sides[other(remover)]).links.get(key);
    const cards = stays ? [stays.from, stays.to].filter((end) => contested.has(end)) : [];
    return stays && cards.length ? { cards, stays, gone: undefined } : null;
  }
  const was = sides.base.links.get(key);
  for (const end of was ? [was.from, was.to] : []) {
    const taker = contested.get(end);
    const [gone, stays] = taker ? [sides[taker].links.get(key), sides[other(taker)].links.get(key)] : [];
    if (gone && stays && !joins(gone, end) && joins(stays, end)) return { cards: [end], stays, gone };
  }
  return null;
}

function joins({ from, to }: ChartLink, card: string): boolean {
  return from === card || to === card;
}

/** The side across. */
export function other(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}
