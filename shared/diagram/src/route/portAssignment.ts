import type { ChartLink } from '@stemma/shared/chart/link';
import { boundsOf } from '../geometry/box';
import { headsOf } from '../geometry/linkLine';
import { isSelfLoop } from './selfLoop';
import { NO_PORT_OFFSETS, type Port, type PortOffsets } from './port';
import { cardBounds, portOf, type SceneCard, type SceneLink } from '../scene/sceneParts';
import { portOffsetsOf, type PortEnd, type TakenOffset } from './portOrder';
import { parseAnchor, type Side, alongSide, facingSides, sideAt } from './anchor';

/** The side by which links go between cards of a row that leave no room between them. */
const OVER: Side = 'top';
const NONE: ReadonlySet<Side> = new Set();

interface Content {
  cards: ReadonlyMap<string, SceneCard>;
  links: ReadonlyMap<string, SceneLink>;
  linksOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Where on the sides of cards those links leave and arrive that find their own route (`isFree`), kept for as long as nothing there changes.
 * They keep off where the others end, which a person or a layout bent.
 */
export class PortAssignment {
  private readonly known = new Map<string, PortOffsets>();
  private readonly heads = new Map<string, ReadonlySet<Side>>();

  constructor(
    private readonly content: Content,
    private readonly isFree: (link: ChartLink) => boolean,
  ) {}

  /** Where a link leaves and arrives, as was last worked out. */
  of(key: string): PortOffsets {
    return this.known.get(key) ?? NO_PORT_OFFSETS;
  }

  /** The sides of a card at which arrow heads stand, as was last worked out. */
  headsAt(card: string): ReadonlySet<Side> {
    return this.heads.get(card) ?? NONE;
  }

  /** Works the sides of these cards out anew; answers the links whose ends have other places now, and the cards that have heads at other sides. */
  *renewing(cards: Iterable<string>): Generator<void, { moved: string[]; headed: string[] }> {
    const [moved, headed]: [string[], string[]] = [[], []];
    for (const key of cards) {
      const card = this.content.cards.get(key);
      const before = this.headsAt(key);
      this.heads.delete(key);
      for (const [link, change] of card ? this.placesAt(key, card) : []) {
        const old = this.of(link);
        const next = { ...old, ...change };
        this.known.set(link, next);
        const isSame = old.from === next.from && old.to === next.to && old.further === next.further;
        if (!isSame || old.isAlone !== next.isAlone) moved.push(link);
      }
      if (!isSameSet(before, this.headsAt(key))) headed.push(key);
      yield;
    }
    return { moved, headed };
  }

  /** Forgets a link. */
  drop(key: string): void {
    this.known.delete(key);
  }

  private placesAt(key: string, card: SceneCard): [string, Partial<PortOffsets>][] {
    const port = portOf(card);
    const links = [...(this.content.linksOf.get(key) ?? [])].flatMap((one) => this.content.links.get(one) ?? []);
    const others = new Map<string, number>();
    for (const { link } of links) others.set(otherEnd(link, key), (others.get(otherEnd(link, key)) ?? 0) + 1);
    const isByItself = (link: ChartLink) => others.get(otherEnd(link, key)) === 1 && !headsOf(link).atStart;
    const found = new Map<string, Partial<PortOffsets>>();
    const sides = new Map<Side, { ends: PortEnd[]; taken: TakenOffset[] }>();
    const heads = new Set<Side>();
    for (const { link, path } of links) {
      if (isSelfLoop(link)) {
        for (const at of [path[0], path.at(-1)]) {
          const side = at && sideAt(port, at, cardBounds(card));
          if (side) sideOf(side).taken.push({ at: alongSide(side, at) - alongSide(side, port), isLeaving: false });
        }
        continue;
      }
      const isLeaving = link.from === key;
      const hasHead = headsOf(link)[isLeaving ? 'atStart' : 'atEnd'];
      if (!this.isFree(link)) {
        const at = isLeaving ? path[0] : path.at(-1);
        const side = at && sideAt(port, at, cardBounds(card));
        if (side) sideOf(side).taken.push({ at: alongSide(side, at) - alongSide(side, port), isLeaving });
        if (side && hasHead) heads.add(side);
        continue;
      }
      const isAlone = isByItself(link);
      found.set(link.key, isLeaving ? { from: 0, further: 0, isAlone } : { to: 0, isAlone });
      const other = this.content.cards.get(otherEnd(link, key));
      const anchor = parseAnchor(isLeaving ? link.fromSpot : link.toSpot);
      if (anchor && hasHead) heads.add(anchor.side);
      if (!other || anchor) continue;
      const facing = sidesOf(isLeaving ? [port, portOf(other)] : [portOf(other), port]);
      const side = facing ? facing[isLeaving ? 'from' : 'to'] : OVER;
      if (hasHead) heads.add(side);
      const isOnward = (side === 'bottom' || side === 'right') === isLeaving;
      const goal = alongSide(side, other) - alongSide(side, port);
      sideOf(side).ends.push({ link, isLeaving, isAlone, isOnward, isOver: !facing, goal });
    }
    if (heads.size > 0) this.heads.set(key, heads);
    for (const [side, { ends, taken }] of sides) {
      for (const [link, change] of portOffsetsOf(port, side, ends, taken)) found.set(link, change);
    }
    return [...found];

    function sideOf(side: Side): { ends: PortEnd[]; taken: TakenOffset[] } {
      const there = sides.get(side) ?? { ends: [], taken: [] };
      sides.set(side, there);
      return there;
    }
  }
}

function isSameSet(one: ReadonlySet<Side>, other: ReadonlySet<Side>): boolean {
  return one.size === other.size && [...one].every((side) => other.has(side));
}

function otherEnd({ from, to }: ChartLink, key: string): string {
  return from === key ? to : from;
}

function sidesOf([from, to]: readonly [Port, Port]): { from: Side; to: Side } | null {
  return facingSides(boundsOf(from), boundsOf(to));
}
