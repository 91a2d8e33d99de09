import type { ChartLink } from '../link';
import { boundsOf } from './box';
import { isLoop } from './loop';
import { NO_SLOTS, type Port, type Slots } from './port';
import { portOf, type SceneCard, type SceneLink } from './sceneParts';
import { placesOf, type Ending, type Taken } from './sideOrder';
import { alongSide, facingSides, sideAt } from './sides';
import { readSpot, type Side } from './spot';

/** The side by which links go between cards of a row that leave no room between them. */
const OVER: Side = 'top';

interface Content {
  cards: ReadonlyMap<string, SceneCard>;
  links: ReadonlyMap<string, SceneLink>;
  linksOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Where on the sides of cards those links leave and arrive that find their own way (`isFree`), kept for as long as nothing there changes.
 * They keep off where the others end, which a person or a layout bent.
 */
export class SidePlaces {
  private readonly known = new Map<string, Slots>();

  constructor(
    private readonly content: Content,
    private readonly isFree: (link: ChartLink) => boolean,
  ) {}

  /** Where a link leaves and arrives, as was last worked out. */
  of(key: string): Slots {
    return this.known.get(key) ?? NO_SLOTS;
  }

  /** Works the sides of these cards out anew; answers the links whose ends have other places now. */
  renew(cards: Iterable<string>): string[] {
    const moved: string[] = [];
    for (const key of cards) {
      const card = this.content.cards.get(key);
      for (const [link, change] of card ? this.placesAt(key, card) : []) {
        const old = this.of(link);
        const next = { ...old, ...change };
        this.known.set(link, next);
        const isSame = old.from === next.from && old.to === next.to && old.further === next.further;
        if (!isSame || old.isAlone !== next.isAlone) moved.push(link);
      }
    }
    return moved;
  }

  /** Forgets a link. */
  drop(key: string): void {
    this.known.delete(key);
  }

  private placesAt(key: string, card: SceneCard): [string, Partial<Slots>][] {
    const port = portOf(card);
    const links = [...(this.content.linksOf.get(key) ?? [])].flatMap((one) => this.content.links.get(one) ?? []);
    const others = new Map<string, number>();
    for (const { link } of links) others.set(otherEnd(link, key), (others.get(otherEnd(link, key)) ?? 0) + 1);
    const found = new Map<string, Partial<Slots>>();
    const sides = new Map<Side, { ends: Ending[]; taken: Taken[] }>();
    for (const { link, path } of links) {
      if (isLoop(link)) continue;
      const isLeaving = link.from === key;
      if (!this.isFree(link)) {
        const at = isLeaving ? path[0] : path.at(-1);
        const side = at && sideAt(port, at);
        if (side) sideOf(side).taken.push({ at: alongSide(side, at) - alongSide(side, port), isLeaving });
        continue;
      }
      const isAlone = others.get(otherEnd(link, key)) === 1;
      found.set(link.key, isLeaving ? { from: 0, further: 0, isAlone } : { to: 0, isAlone });
      const other = this.content.cards.get(otherEnd(link, key));
      if (!other || readSpot(isLeaving ? link.fromSpot : link.toSpot)) continue;
      const facing = sidesOf(isLeaving ? [port, portOf(other)] : [portOf(other), port]);
      const side = facing ? facing[isLeaving ? 'from' : 'to'] : OVER;
      const isOnward = (side === 'bottom' || side === 'right') === isLeaving;
      const goal = alongSide(side, other) - alongSide(side, port);
      sideOf(side).ends.push({ link, isLeaving, isAlone, isOnward, isOver: !facing, goal });
    }
    for (const [side, { ends, taken }] of sides) {
      for (const [link, change] of placesOf(port, side, ends, taken)) found.set(link, change);
    }
    return [...found];

    function sideOf(side: Side): { ends: Ending[]; taken: Taken[] } {
      const there = sides.get(side) ?? { ends: [], taken: [] };
      sides.set(side, there);
      return there;
    }
  }
}

function otherEnd({ from, to }: ChartLink, key: string): string {
  return from === key ? to : from;
}

function sidesOf([from, to]: readonly [Port, Port]): { from: Side; to: Side } | null {
  return facingSides(boundsOf(from), boundsOf(to));
}
