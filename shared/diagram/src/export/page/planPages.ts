import { grown, overlaps, type Bounds } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import { cardBounds } from '../../scene/sceneParts';
import { wholeBounds, type SceneView } from '../../scene/sceneView';
import { partsOfChart, type ChartPart } from './chartParts';
import { MM_AT_100, scaleForText, sheetOf, textPoints, typeFactor, type Size } from './paper';
import type { PageSetup } from './pageSetup';
import { largestScaleFor, tilesOf, type Tile, type TileContent } from './tiles';

/** The smallest type on paper, in points, that is still read. */
export const LEAST_POINTS = 6;

/** Space round the chart on its page, in chart units. */
const AROUND = 8;

/** Room for the lines of the pages round an overview, in millimetres. */
const GRID_MM = 1;

/** Room for cut marks and references round what a page shows, in millimetres. */
const MARKS_MM = 7;

/** How much of a page its furniture takes, in millimetres. */
export interface Furniture {
  head: number;
  /** Of a page of that kind, without the lines of references. */
  foot: (kind: PageKind) => number;
  /** Of the references of a part. */
  references: (part: ChartPart) => number;
}

export type PageKind = 'whole' | 'overview' | 'tile' | 'part';

/** A page of a chart: which part of it stands where, and how large. */
export interface PlannedPage {
  kind: PageKind;
  sheet: Size;
  /** Where the chart, its marks and references may stand on the sheet, in millimetres from its upper left. */
  room: Bounds;
  /** The part of the chart, in chart units. */
  crop: Bounds;
  /** Millimetres to a chart unit. */
  scale: number;
  /** Upper left of the crop on the sheet, in millimetres. */
  at: { x: number; y: number };
  tile: Tile | null;
  part: ChartPart | null;
}

/** Pages of a chart (or of what is in `view`) by a set-up, and how large the smallest type is on the smallest of them but the overview, in points. */
export interface PagePlan {
  pages: PlannedPage[];
  points: number;
}

/** The pages of a chart; none for an empty one. With several there is an overview first. */
export function planPages(
  scene: SceneView,
  setup: PageSetup,
  furniture: (sheet: Size) => Furniture,
  view?: Bounds,
): PagePlan {
  const bounds = view ?? wholeBounds(scene);
  if (!bounds || scene.cards.size === 0) return { pages: [], points: 0 };
  const lying = (['landscape', 'portrait'] as const).filter(
    (one) => setup.orientation === 'auto' || setup.orientation === one,
  );
  const planners = lying.map((one) => new Planner(scene, setup, sheetOf(setup.paper, one), furniture));
  const plans = planners.map((planner) => {
    return setup.mode === 'tile'
      ? planner.tiled(bounds)
      : setup.mode === 'parts' && !view
        ? planner.parts(bounds)
        : planner.fitted(bounds);
  });
  const read = plans.reduce((best, plan) => (isBetter(plan, best, setup) ? plan : best));
  const overviews = read.length > 1 ? planners.map((planner) => planner.fitted(bounds, 'overview')) : [];
  const overview = overviews.length > 0 ? overviews.reduce((best, one) => (isLarger(one, best) ? one : best)) : [];
  return { pages: [...overview, ...read], points: textPoints(smallest(read)) };
}

function isBetter(plan: PlannedPage[], best: PlannedPage[], { mode }: PageSetup): boolean {
  if (mode !== 'fit' && plan.length !== best.length) return plan.length < best.length;
  return isLarger(plan, best);
}

function isLarger(plan: readonly PlannedPage[], than: readonly PlannedPage[]): boolean {
  return smallest(plan) > smallest(than);
}

/** Of the pages' scales. */
function smallest(pages: readonly PlannedPage[]): number {
  return Math.min(...pages.map(({ scale }) => scale));
}

class Planner {
  private readonly furniture: Furniture;
  /** No larger than this, so that a few cards do not fill a poster. */
  private readonly largest: number;

  constructor(
    private readonly scene: SceneView,
    private readonly setup: PageSetup,
    private readonly sheet: Size,
    furniture: (sheet: Size) => Furniture,
  ) {
    this.furniture = furniture(sheet);
    this.largest = MM_AT_100 * 1.25 * typeFactor(sheet);
  }

  fitted(bounds: Bounds, kind: PageKind = 'whole', part: ChartPart | null = null): PlannedPage[] {
    const room = this.room(kind, part);
    const free = grown(room, kind === 'overview' ? -GRID_MM : part?.crossing.length ? -MARKS_MM : 0);
    const crop = grown(bounds, AROUND);
    const [wide, high] = [crop.right - crop.left, crop.bottom - crop.top];
    const [width, height] = [free.right - free.left, free.bottom - free.top];
    const scale = Math.min(this.largest, width / wide, height / high);
    const at = { x: free.left + (width - wide * scale) / 2, y: free.top + (height - high * scale) / 2 };
    return [{ kind, sheet: this.sheet, room, crop, scale, at, tile: null, part }];
  }

  tiled(bounds: Bounds, part: ChartPart | null = null): PlannedPage[] {
    const [single] = this.fitted(bounds, part ? 'part' : 'whole', part);
    if (single && textPoints(single.scale) >= LEAST_POINTS) return [single];
    const content = this.content(bounds, part);
    const room = this.room('tile', part);
    const free = grown(room, -MARKS_MM);
    const size = { width: free.right - free.left, height: free.bottom - free.top };
    const widest = content.cards.reduce(
      (least, box) => Math.min(least, size.width / (box.right - box.left), size.height / (box.bottom - box.top)),
      Infinity,
    );
    const least = Math.min(scaleForText(LEAST_POINTS), widest);
    const scale = largestScaleFor(content, size, least, Math.min(MM_AT_100, widest));
    const tiles = tilesOf(content, size, scale).map((tile): PlannedPage => {
      const at = { x: free.left, y: free.top };
      return { kind: 'tile', sheet: this.sheet, room, crop: tile.crop, scale, at, tile, part };
    });
    return tiles;
  }

  parts(bounds: Bounds): PlannedPage[] {
    const parts = partsOfChart(this.scene);
    if (parts.length < 2) return this.tiled(bounds);
    return parts.flatMap((part) => this.tiled(part.bounds, part));
  }

  private room(kind: PageKind, part: ChartPart | null): Bounds {
    const { margin } = this.setup;
    const { furniture } = this;
    const below = furniture.foot(kind) + (part ? furniture.references(part) : 0);
    return {
      left: margin,
      right: this.sheet.width - margin,
      top: margin + furniture.head,
      bottom: this.sheet.height - margin - below,
    };
  }

  private content(bounds: Bounds, part: ChartPart | null): TileContent & { cards: Bounds[] } {
    const isIn = (key: string) => !part || part.cards.has(key);
    const cards = [...this.scene.cards.values()].filter(({ node }) => isIn(node.key));
    const links = part?.links ?? [...this.scene.links.values()];
    const labels = links.flatMap(({ label }) => (label ? labelBounds(label, label.shape) : []));
    const boxes = cards.filter(({ shape }) => !shape.annotation).map((card) => grown(cardBounds(card), AROUND / 2));
    const notes = cards.filter(({ shape }) => shape.annotation).map(cardBounds);
    const ownLinks = new Set(part?.links.map(({ link }) => link.key));
    return {
      bounds: grown(bounds, AROUND),
      cards: boxes,
      whole: [...boxes, ...notes, ...labels].filter((box) => overlaps(box, bounds)),
      isEmpty: (crop) =>
        !this.scene.cardsIn(crop).some(({ node }) => isIn(node.key)) &&
        !this.scene.linksIn(crop).some(({ link }) => !part || ownLinks.has(link.key)),
    };
  }
}
