import type { Point } from '../../geometry/box';
import { CARD } from '../../geometry/card';
import type { SceneCard } from '../../scene/scene';
import { OUTWARD, type Side } from '../../route/anchor';

/** Sides as PowerPoint numbers them on rectangles: the middle of each is where connectors are glued. */
export const SITE_SIDES = ['top', 'left', 'bottom', 'right'] as const satisfies readonly Side[];

/** A place on a card's edge, or below its label pill, where connectors are glued, in parts of its width and height. */
export interface Site {
  side: Side;
  x: number;
  y: number;
}

/** A shape of the slide that connectors are glued to: the place of its middle and its size in chart units. */
export interface Glued {
  /** Of the shape on the slide. */
  id: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radius of its corners, on which straight links end too. */
  corner?: number;
  /** Whether it has but the middles of its sides, as pictures and notes. */
  plain?: boolean;
}

/** An end of a connector: where it stands, and which site of which shape it is glued to. */
export interface ConnectorEnd {
  side: Side;
  point: Point;
  shape: number;
  site: number;
}

/** From where to where a connector runs. */
export interface GluedRoute {
  start: ConnectorEnd;
  end: ConnectorEnd;
}

/** Sites beside the middles of sides, which links ask for, by the ids of their shapes. */
export class Sites {
  readonly #more = new Map<number, Site[]>();

  /** Sites of a shape beyond its four middles; they are numbered from 4 on. */
  of(shape: number): readonly Site[] {
    return this.#more.get(shape) ?? [];
  }

  /** The ends of a link's connector: where they are on screen; the middles of the sides that face each other for one that ends elsewhere. */
  route(path: readonly Point[], from: Glued, to: Glued): GluedRoute {
    const [first, last] = [path[0], path.at(-1)];
    const [leave, arrive] = first && last ? [sideOf(from, onCard(from, first)), sideOf(to, onCard(to, last))] : [];
    if (!first || !last || !leave || !arrive) return middles(from, to);
    return { start: this.end(from, leave, first), end: this.end(to, arrive, last) };
  }

  /** An end at a place on a side of a shape, which gets a site there if it has none. */
  end(shape: Glued, side: Side, point: Point): ConnectorEnd {
    const middle = middleOf(shape, side);
    if (shape.plain || Math.hypot(point.x - middle.point.x, point.y - middle.point.y) < 1) return middle;
    const beyond = onCard(shape, point) === point ? 0 : CARD.pillDrop / shape.height;
    const site = { side, x: part(point.x, shape.x, shape.width), y: part(point.y, shape.y, shape.height, 1 + beyond) };
    const more = this.#more.get(shape.id) ?? [];
    this.#more.set(shape.id, more);
    let at = more.findIndex(({ x, y }) => x === site.x && y === site.y);
    if (at < 0) at = more.push(site) - 1;
    return { side, point, shape: shape.id, site: SITE_SIDES.length + at };
  }
}

/** A card as connectors are glued to it. */
export function gluedCard(id: number, { x, y, shape }: SceneCard): Glued {
  return {
    id,
    x,
    y,
    width: shape.width,
    height: shape.height,
    corner: shape.corner,
    plain: shape.annotation !== undefined,
  };
}

/** The place on a card's edge above an end that stands below its label pill, so that its head is seen; any other end as it is. */
function onCard({ y, height }: Glued, end: Point): Point {
  const below = end.y - (y + height / 2);
  return below > OFF_EDGE && below <= CARD.pillDrop + OFF_EDGE ? { x: end.x, y: end.y - below } : end;
}

/** How far off an edge a point counts as on it, in chart units. */
const OFF_EDGE = 2;

/** The side of a shape on whose edge, or round corner, a point lies; undefined for one that is not on its edge. */
function sideOf({ x, y, width, height, corner = 0 }: Glued, point: Point): Side | undefined {
  const off: Record<Side, number> = {
    top: Math.abs(point.y - (y - height / 2)),
    left: Math.abs(point.x - (x - width / 2)),
    bottom: Math.abs(point.y - (y + height / 2)),
    right: Math.abs(point.x - (x + width / 2)),
  };
  const within = Math.abs(point.x - x) <= width / 2 + OFF_EDGE && Math.abs(point.y - y) <= height / 2 + OFF_EDGE;
  const nearest = [...SITE_SIDES].sort((a, b) => off[a] - off[b])[0];
  const round = corner * (1 - Math.SQRT1_2);
  return within && nearest && off[nearest] <= OFF_EDGE + round ? nearest : undefined;
}

/** Below and above where there is room between, else beside. */
function middles(from: Glued, to: Glued): GluedRoute {
  const apart = Math.abs(from.y - to.y) - (from.height + to.height) / 2;
  const upright = apart >= 8 || Math.abs(from.x - to.x) < (from.width + to.width) / 2;
  const forward = upright ? from.y <= to.y : from.x <= to.x;
  const [leave, arrive] = upright ? (['bottom', 'top'] as const) : (['right', 'left'] as const);
  const [start, end] = forward ? [leave, arrive] : [arrive, leave];
  return { start: middleOf(from, start), end: middleOf(to, end) };
}

/** The middle of a side, which every shape has for a site. */
export function middleOf({ id, x, y, width, height }: Glued, side: Side): ConnectorEnd {
  const out = OUTWARD[side];
  const point = { x: x + (out.x * width) / 2, y: y + (out.y * height) / 2 };
  return { side, point, shape: id, site: SITE_SIDES.indexOf(side) };
}

/** Where between the edges of a card a place is, 0 to 1, or `most` beyond. */
function part(place: number, middle: number, length: number, most = 1): number {
  return Math.min(most, Math.max(0, Math.round(((place - middle) / length + 0.5) * 1e5) / 1e5));
}
