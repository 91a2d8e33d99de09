import { grown, overlaps, type Bounds, type Point } from '../geometry/box';
import { FRAME } from '../group/frames';
import { GridIndex } from '../index/gridIndex';
import { labelBounds } from '../label/labelPlace';
import { axisSegmentBounds, axisSegmentsOf, overlapAlong, type AxisSegment } from '../geometry/orthogonalPath';
import type { ComponentLayout } from './types';
import { layoutFrames } from '../group/groups';
import { nodeBox } from './nodeBox';
import { group, type Edge, type ConnectedComponent, startsAlone } from './connectedComponents';

type Route = ComponentLayout['links'] extends Map<string, infer One> ? One : never;

/** Space that a segment keeps from cards, from labels and from segments of other owners beside it. */
const CLEAR = 8;
/** Segments of one owner nearer than this are one line. */
const ONE_LINE = 0.5;

/** A segment of a link, or its label. */
interface Piece {
  edge: Edge;
  segment: AxisSegment | null;
}

/** A layout whose links change their routes: what stands where. */
export class RouteOccupancy {
  readonly links: ComponentLayout['links'];
  readonly frames: readonly Bounds[];
  private readonly cards = new GridIndex();
  private readonly index = new GridIndex();
  private readonly pieces = new Map<string, Piece>();
  private readonly piecesOf = new Map<string, string[]>();
  private readonly byHolder: ReadonlyMap<string, readonly Edge[]>;

  constructor(
    readonly part: ConnectedComponent,
    layout: ComponentLayout,
  ) {
    this.links = new Map(layout.links);
    const byKey = new Map(part.nodes.map((node) => [node.key, node]));
    this.frames = layoutFrames(part.groups, byKey, layout.nodes).map(({ bounds }) => bounds);
    this.byHolder = group(part.edges, ({ holder }) => holder);
    for (const node of part.nodes) {
      const at = layout.nodes.get(node.key);
      if (at) this.cards.set(node.key, nodeBox(node, at));
    }
    for (const edge of part.edges) this.indexEdge(edge);
  }

  /** The other links of a link's owner. */
  siblings({ link, holder }: Edge): Edge[] {
    return (this.byHolder.get(holder) ?? []).filter((other) => other.link.key !== link.key);
  }

  /** The rectangle of a link's label; null where it has none, or finds their place by itself. */
  labelOf({ link }: Edge, route = this.links.get(link.key)): Bounds | null {
    return route?.label && link.label ? labelBounds(route.label, link.label) : null;
  }

  /** Whether a segment of a link lies clear of cards, of the borders of frames, of others' labels, and beside no other link. */
  isSegmentClear(edge: Edge, segment: AxisSegment): boolean {
    const near = grown(axisSegmentBounds(segment), CLEAR);
    const isOwn = (key: string) => key === edge.holder || key === edge.held;
    for (const key of this.cards.query(near)) {
      if (!isOwn(key) && overlaps(this.cards.get(key) ?? near, near)) return false;
    }
    if (this.isAlongFrame(segment)) return false;
    return this.within(near, edge).every(({ piece, bounds }) =>
      piece.segment
        ? !isBeside(segment, edge, piece.segment, piece.edge)
        : !overlaps(bounds, grown(axisSegmentBounds(segment), 1)),
    );
  }

  /** Whether a segment lies on the border of a frame, or right beside it. */
  isAlongFrame({ upright, at, lo, hi }: AxisSegment): boolean {
    return this.frames.some(({ left, right, top, bottom }) => {
      const [borders, from, to] = upright ? [[left, right], top, bottom] : [[top, bottom], left, right];
      const shared = Math.min(hi, to) - Math.max(lo, from);
      return shared > FRAME.along && borders.some((border) => Math.abs(border - at) < FRAME.clear);
    });
  }

  /** Whether labels there would hide a piece of a frame's border, or of the line in which its name stands. */
  isOnFrame(label: Bounds): boolean {
    return this.frames.some((frame) => {
      const { left, right, top, bottom } = frame;
      const isIn = label.left > left && label.right < right && label.top >= top + FRAME.head && label.bottom < bottom;
      return overlaps(label, frame) && !isIn;
    });
  }

  /** Whether labels there hide no card, no frame's border, no other labels and no other link. */
  areLabelClear(edge: Edge, label: Bounds): boolean {
    if (this.isOnFrame(label)) return false;
    if (this.isOnCard(label)) return false;
    return this.within(label, edge).every(({ bounds }) => !overlaps(grown(bounds, 1), label));
  }

  /** Whether a box lies over a card. */
  isOnCard(box: Bounds): boolean {
    return [...this.cards.query(box)].some((key) => overlaps(this.cards.get(key) ?? box, box));
  }

  /** The other links that have a run under a box, each with its segments there. */
  segmentsUnder(edge: Edge, box: Bounds): Map<Edge, AxisSegment[]> {
    const under = new Map<Edge, AxisSegment[]>();
    for (const { piece, bounds } of this.within(box, edge)) {
      if (piece.segment && overlaps(bounds, box))
        under.set(piece.edge, [...(under.get(piece.edge) ?? []), piece.segment]);
    }
    return under;
  }

  /** How many segments of links of other owners a route of a link crosses. */
  crossings(edge: Edge, path: readonly Point[]): number {
    return axisSegmentsOf(path).reduce((sum, segment) => {
      const met = this.within(axisSegmentBounds(segment), edge);
      return (
        sum +
        met.filter(({ piece }) => piece.segment && piece.edge.holder !== edge.holder && cross(segment, piece.segment))
          .length
      );
    }, 0);
  }

  /** Whether another link leaves or arrives within `apart` beside a place on a card's upper or lower edge. */
  isEndBeside(edge: Edge, { x, y }: Point, apart: number): boolean {
    const around = { left: x - apart, right: x + apart, top: y - 1, bottom: y + 1 };
    return this.within(around, edge).some(({ piece }) => {
      const path = this.links.get(piece.edge.link.key)?.path ?? [];
      return [path[0], path.at(-1)].some((end) => end && Math.abs(end.y - y) <= 1 && Math.abs(end.x - x) < apart);
    });
  }

  /** Gives a link another way. */
  put(edge: Edge, route: Route): void {
    this.links.set(edge.link.key, route);
    this.indexEdge(edge);
  }

  private indexEdge(edge: Edge): void {
    const { key } = edge.link;
    for (const name of this.piecesOf.get(key) ?? []) {
      this.index.delete(name);
      this.pieces.delete(name);
    }
    const label = this.labelOf(edge);
    const segments = axisSegmentsOf(this.links.get(key)?.path ?? []);
    const pieces = [
      ...segments.map((segment) => ({ run: segment, bounds: axisSegmentBounds(segment) })),
      ...(label ? [{ run: null, bounds: label }] : []),
    ];
    const names = pieces.map(({ run, bounds }, at) => {
      const name = `${key}\n${at}`;
      this.index.set(name, bounds);
      this.pieces.set(name, { edge, segment: run });
      return name;
    });
    this.piecesOf.set(key, names);
  }

  /** The pieces of other links that reach into a rectangle. */
  private within(box: Bounds, { link }: Edge): { piece: Piece; bounds: Bounds }[] {
    return [...this.index.query(box)].flatMap((name) => {
      const [piece, bounds] = [this.pieces.get(name), this.index.get(name)];
      return piece && bounds && piece.edge.link.key !== link.key ? [{ piece, bounds }] : [];
    });
  }
}

/** Whether a segment of one link lies so near beside one of another that both are read together, and is not their owner's bundle. */
function isBeside(segment: AxisSegment, edge: Edge, other: AxisSegment, otherEdge: Edge): boolean {
  const apart = Math.abs(segment.at - other.at);
  const isBundle = edge.holder === otherEdge.holder && apart < ONE_LINE && ![edge, otherEdge].some(startsAlone);
  return segment.upright === other.upright && overlapAlong(segment, other) > 0 && apart < CLEAR && !isBundle;
}

function cross(one: AxisSegment, other: AxisSegment): boolean {
  return (
    one.upright !== other.upright && one.lo < other.at && other.at < one.hi && other.lo < one.at && one.at < other.hi
  );
}
