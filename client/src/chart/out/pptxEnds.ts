import type { Point } from '@stemma/shared/chart/geometry/box';
import type { SceneCard, SceneLink } from '@stemma/shared/chart/geometry/scene';
import { OUTWARD, type Side } from '@stemma/shared/chart/geometry/spot';

/** Sides as PowerPoint numbers them on rectangles: the middle of each is where connectors are glued. */
export const SIDES = ['top', 'left', 'bottom', 'right'] as const satisfies readonly Side[];

/** A place on a card's edge where connectors are glued, in parts of its width and height. */
export interface Site {
  side: Side;
  x: number;
  y: number;
}

/** An end of a connector: where it stands, and which of its card's sites it is glued to. */
export interface End {
  side: Side;
  point: Point;
  site: number;
}

/** From where to where a connector runs. */
export interface Way {
  start: End;
  end: End;
}

/** Sites beside the middles of sides, which links ask for, by their cards' keys. */
export class Sites {
  readonly #more = new Map<string, Site[]>();

  /** Sites of a card beyond its four middles; they are numbered from 4 on. */
  of(key: string): readonly Site[] {
    return this.#more.get(key) ?? [];
  }

  /** The ends of a link's connector: where they are on screen; the middles of the sides that face each other for one that ends elsewhere. */
  way({ path }: SceneLink, from: SceneCard, to: SceneCard): Way {
    const [first, last] = [path[0], path.at(-1)];
    const [leave, arrive] = first && last ? [sideOf(from, first), sideOf(to, last)] : [];
    if (!first || !last || !leave || !arrive) return middles(from, to);
    return { start: this.#end(from, leave, first), end: this.#end(to, arrive, last) };
  }

  #end(card: SceneCard, side: Side, point: Point): End {
    const middle = middleOf(card, side);
    if (card.shape.plate || Math.hypot(point.x - middle.point.x, point.y - middle.point.y) < 1) return middle;
    const site = {
      side,
      x: part(point.x, card.x, card.shape.width),
      y: part(point.y, card.y, card.shape.height),
    };
    const more = this.#more.get(card.node.key) ?? [];
    this.#more.set(card.node.key, more);
    let at = more.findIndex(({ x, y }) => x === site.x && y === site.y);
    if (at < 0) at = more.push(site) - 1;
    return { side, point, site: SIDES.length + at };
  }
}

/** The side of a card on whose edge a point lies; undefined for one that is not on its edge. */
function sideOf({ x, y, shape: { width, height } }: SceneCard, point: Point): Side | undefined {
  const off: Record<Side, number> = {
    top: Math.abs(point.y - (y - height / 2)),
    left: Math.abs(point.x - (x - width / 2)),
    bottom: Math.abs(point.y - (y + height / 2)),
    right: Math.abs(point.x - (x + width / 2)),
  };
  const within = Math.abs(point.x - x) <= width / 2 + 2 && Math.abs(point.y - y) <= height / 2 + 2;
  return within ? SIDES.find((side) => off[side] <= 2) : undefined;
}

/** Below and above where there is room between, else beside. */
function middles(from: SceneCard, to: SceneCard): Way {
  const apart = Math.abs(from.y - to.y) - (from.shape.height + to.shape.height) / 2;
  const upright = apart >= 8 || Math.abs(from.x - to.x) < (from.shape.width + to.shape.width) / 2;
  const forward = upright ? from.y <= to.y : from.x <= to.x;
  const [leave, arrive] = upright ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
  const [start, end] = forward ? [leave, arrive] : [arrive, leave];
  return { start: middleOf(from, start), end: middleOf(to, end) };
}

function middleOf({ x, y, shape }: SceneCard, side: Side): End {
  const out = OUTWARD[side];
  const point = { x: x + (out.x * shape.width) / 2, y: y + (out.y * shape.height) / 2 };
  return { side, point, site: SIDES.indexOf(side) };
}

/** Where between the edges of a card a place is, 0 to 1. */
function part(place: number, middle: number, length: number): number {
  return Math.min(1, Math.max(0, Math.round(((place - middle) / length + 0.5) * 1e5) / 1e5));
}
