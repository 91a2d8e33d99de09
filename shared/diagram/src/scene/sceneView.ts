import type { ChartGroup } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { grown, overlaps, union, type Bounds, type Point } from '../geometry/box';
import type { Frame } from '../group/frames';
import type { GridIndex } from '../index/gridIndex';
import { labelBounds } from '../label/labelPlace';
import { ANNOTATION } from '../geometry/annotation';
import { nearestOnPath, pathBounds } from '../geometry/polyline';
import { segmentTouches, segmentsOf } from '../geometry/segment';
import type { SceneContent } from './sceneContent';
import { cardBounds, ROUTE_MARGIN, type SceneCard, type SceneLink } from './sceneParts';
import { heightOf } from './stacking';

/** What can be asked of a scene: what stands on it, and where. */
export class SceneView {
  constructor(protected content: SceneContent) {}

  get cards(): ReadonlyMap<string, SceneCard> {
    return this.content.cards;
  }

  get links(): ReadonlyMap<string, SceneLink> {
    return this.content.links;
  }

  get cardIndex(): GridIndex {
    return this.content.cardIndex;
  }

  get labelIndex(): GridIndex {
    return this.content.labelIndex;
  }

  /** The groups of the document. */
  get groups(): readonly ChartGroup[] {
    return this.content.framing.groups;
  }

  /** The frames round groups, the outer ones first. */
  frames(): readonly Frame[] {
    return this.content.framing.all();
  }

  /** The rectangle around everything, labels of links too, or around these cards; null where there is nothing. */
  bounds(keys?: Iterable<string>): Bounds | null {
    const cards = keys ? [...keys].flatMap((key) => this.cards.get(key) ?? []) : [...this.cards.values()];
    const boxes = cards.map(cardBounds);
    if (keys) return union(boxes);
    const links = [...this.links.values()].flatMap(({ path, label }) => [
      pathBounds(path),
      ...(label ? [labelBounds(label, label.shape)] : []),
    ]);
    return union([...boxes, ...links, ...this.frames().map(({ bounds }) => bounds)]);
  }

  /** Cards that reach into a rectangle, in no order. */
  cardsIn(bounds: Bounds): SceneCard[] {
    return [...this.cardIndex.query(bounds)].flatMap((key) => this.cards.get(key) ?? []);
  }

  /** Links whose route or label reaches into a rectangle, in no order. */
  linksIn(bounds: Bounds): SceneLink[] {
    return [...this.linkKeysIn(bounds)].flatMap((key) => this.links.get(key) ?? []);
  }

  /** Whether a link other than those that are let through runs through a rectangle, or along its edge. */
  isCrossed(bounds: Bounds, isLetThrough: (link: ChartLink) => boolean): boolean {
    for (const key of this.content.routeIndex.query(bounds)) {
      const entry = this.links.get(key);
      if (!entry || isLetThrough(entry.link)) continue;
      if (segmentsOf(entry.path).some(([a, b]) => segmentTouches(a, b, bounds))) return true;
    }
    return false;
  }

  /** Cards that reach into a rectangle, from the lowest up. */
  cardsDrawn(bounds: Bounds): SceneCard[] {
    return this.content.stacking.cardsOf(this.cardIndex.query(bounds)).flatMap((key) => this.cards.get(key) ?? []);
  }

  /** Links whose route or label reaches into a rectangle, from the lowest up. */
  linksDrawn(bounds: Bounds): SceneLink[] {
    return this.content.stacking.linksOf(this.linkKeysIn(bounds)).flatMap((key) => this.links.get(key) ?? []);
  }

  private linkKeysIn(bounds: Bounds): Set<string> {
    const { routeIndex, labelIndex } = this.content;
    return new Set([...routeIndex.query(grown(bounds, ROUTE_MARGIN)), ...labelIndex.query(bounds)]);
  }

  /** The card under a point, before notes and those before pictures, the smallest distance to its middle first. A very thin picture reaches further than it is drawn. */
  cardAt(point: Point): SceneCard | undefined {
    const reach = ANNOTATION.hold / 2;
    const around = { left: point.x - reach, right: point.x + reach, top: point.y - reach, bottom: point.y + reach };
    const here = this.cardsIn(around).filter((card) => isHeldAt(card, point));
    const order = (card: SceneCard) => (card.shape.annotation ? 1 - heightOf(card) : -1);
    const distance = (card: SceneCard) => Math.hypot(card.x - point.x, card.y - point.y);
    return here.sort((a, b) => order(a) - order(b) || distance(a) - distance(b))[0];
  }

  /** The link within `reach` of a point, or whose label is under it. */
  linkAt(point: Point, reach: number): SceneLink | undefined {
    const around = { left: point.x - reach, right: point.x + reach, top: point.y - reach, bottom: point.y + reach };
    let best: { link: SceneLink; distance: number } | undefined;
    for (const link of this.linksIn(around)) {
      const onLabel = link.label && overlaps(labelBounds(link.label, link.label.shape), around);
      const distance = onLabel ? 0 : nearestOnPath(link.path, point).distance;
      if (distance <= reach && (!best || distance < best.distance)) best = { link, distance };
    }
    return best?.link;
  }
}

function isHeldAt({ x, y, shape }: SceneCard, point: Point): boolean {
  const half = (length: number) => Math.max(length, ANNOTATION.hold) / 2;
  return Math.abs(point.x - x) <= half(shape.width) && Math.abs(point.y - y) <= half(shape.height);
}

/** Everything on a chart with the label of its links, which may reach out beyond all else; null for an empty one. */
export function wholeBounds(scene: SceneView): Bounds | null {
  const labels = [...scene.links.values()].flatMap(({ label }) => (label ? labelBounds(label, label.shape) : []));
  const rest = scene.bounds();
  return rest && union([rest, ...labels]);
}
