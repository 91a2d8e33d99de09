import { grown, movedBy, overlaps, type Bounds, type Point } from '../../geometry/box';
import { GridIndex } from '../../index/gridIndex';
import { parallels } from '../../route/parallels';
import { pathBounds } from '../../geometry/polyline';
import type { Port } from '../../route/port';
import { layoutFrames } from '../../group/groups';
import { nodeBox } from '../nodeBox';
import type { Edge, ConnectedComponent } from '../connectedComponents';
import { edgeToward, type StraightRoute } from './straightLine';
import type { LayoutNode } from '../types';

/** How much wider than a card's label what it hides of arrows is. */
const ARROW = 16;

/** A link whose route is settled for now, with where its label would stand. */
export interface SettledRoute {
  edge: Edge;
  route: StraightRoute;
  label: Bounds | null;
  /** Whether it gives way to no other. */
  stays?: boolean;
}

/** What stands on a part of which the cards have their places: cards with their loops, frames, and the routes that are settled so far. */
export class StraightOccupancy {
  readonly frames: readonly Bounds[];
  private readonly cards = new Map<string, { node: LayoutNode; at: Point }>();
  private readonly boxes = new GridIndex();
  private readonly loops = new Map<string, Bounds>();
  private readonly routes = new Map<string, SettledRoute>();
  private readonly routeIndex = new GridIndex();

  constructor({ nodes, groups }: ConnectedComponent, places: ReadonlyMap<string, Point>) {
    for (const node of nodes) {
      const at = places.get(node.key);
      if (!at) continue;
      this.cards.set(node.key, { node, at });
      this.boxes.set(node.key, nodeBox({ ...sizeOf(node), drop: node.drop }, at));
      if (node.loops) this.loops.set(node.key, movedBy(node.loops, at));
    }
    const byKey = new Map(nodes.map((node) => [node.key, node]));
    this.frames = groups.length ? layoutFrames(groups, byKey, places).map(({ bounds }) => bounds) : [];
  }

  /** The middle of a card. */
  middle(card: string): Point {
    return this.cards.get(card)?.at ?? { x: 0, y: 0 };
  }

  /** Where the line from a card's middle towards a point leaves the card. */
  edge(card: string, toward: Point): Point {
    const found = this.cards.get(card);
    return found ? edgeToward(found.at, sizeOf(found.node), toward) : toward;
  }

  /** The route of a link along these bends. */
  route({ link }: Edge, bends: readonly Point[]): StraightRoute {
    const start = this.edge(link.from, bends[0] ?? this.middle(link.to));
    const end = this.edge(link.to, bends.at(-1) ?? this.middle(link.from));
    return { bends, path: [start, ...bends, end] };
  }

  /** The routes of several links of the same two cards that run side by side by themselves; none where these lie upon each other. */
  beside(edges: readonly Edge[]): { edge: Edge; route: StraightRoute }[] {
    const [first] = edges;
    const [from, to] = first ? [this.port(first.link.from), this.port(first.link.to)] : [];
    if (!first || !from || !to) return [];
    const routes = parallels(
      from,
      to,
      edges.map(({ link }) => link.label),
    );
    return edges.flatMap((edge, at) => {
      const path = routes?.[at];
      if (!path) return [];
      return [{ edge, route: { bends: [], path: edge.link.from === first.link.from ? path : path.reverse() } }];
    });
  }

  private port(card: string): Port | undefined {
    const { node, at } = this.cards.get(card) ?? {};
    return node && at && { ...at, ...sizeOf(node), round: node.corner - (node.beside ?? 0) };
  }

  /** The box of a card with the pill below it. */
  box(card: string): Bounds | undefined {
    return this.boxes.get(card);
  }

  /** Whether a link that leaves or enters a card here has its arrow under the card's label. */
  isUnderPill(card: string, { x, y }: Point): boolean {
    const found = this.cards.get(card);
    if (!found?.node.pill) return false;
    const { node, at } = found;
    return y > at.y + node.height / 2 - 1 && Math.abs(x - at.x) < (found.node.pill + ARROW) / 2;
  }

  /** The box round the loops of a card with their labels. */
  loop(card: string): Bounds | undefined {
    return this.loops.get(card);
  }

  /** Cards within a box and `around` it. */
  cardsIn(bounds: Bounds, around = 0): string[] {
    return [...this.boxes.query(grown(bounds, around))];
  }

  /** Cards whose loops may stand within a box. */
  loopsIn(bounds: Bounds): Bounds[] {
    return [...this.loops.values()].filter((loop) => overlaps(loop, bounds));
  }

  settle(settled: SettledRoute): void {
    const { key } = settled.edge.link;
    this.routes.set(key, settled);
    const { left, top, right, bottom } = pathBounds(settled.route.path);
    const label = settled.label ?? { left, top, right, bottom };
    this.routeIndex.set(key, {
      left: Math.min(left, label.left),
      top: Math.min(top, label.top),
      right: Math.max(right, label.right),
      bottom: Math.max(bottom, label.bottom),
    });
  }

  settled(link: string): SettledRoute | undefined {
    return this.routes.get(link);
  }

  release(link: string): void {
    this.routes.delete(link);
    this.routeIndex.delete(link);
  }

  /** The other links whose routes or labels reach into a box. */
  routesIn(bounds: Bounds, but: string): SettledRoute[] {
    return [...this.routeIndex.query(bounds)].flatMap((key) => (key === but ? [] : (this.routes.get(key) ?? [])));
  }
}

/** The size of a card without the room that is kept beside it for its loops. */
function sizeOf({ width, height, beside = 0 }: LayoutNode): { width: number; height: number } {
  return { width: width - 2 * beside, height };
}
