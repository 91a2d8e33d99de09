import { islandsOf, type Island } from '@stemma/diagram/overview/islands';
import {
  hasShares,
  isLegible,
  NAME_PIXELS,
  NAMES_AT_ONCE,
  namesAtStep,
  stepType,
  wholeFrom,
  zoomStep,
  type NamesAtZoom,
} from '@stemma/diagram/overview/legibility';
import { placingNames, type NameSetter } from '@stemma/diagram/overview/placeNames';
import { resultInSteps } from '@stemma/diagram/index/work';
import { createNameSetter } from '@stemma/diagram/overview/typesetName';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { ChartFont } from '@stemma/shared/chart/fonts';
import type { Measure } from '@stemma/diagram/geometry/text';
import { createMeasure } from './fonts';

/** Zooms between which a chart turns from cards into the tiles of its islands. */
export const ISLANDS = { from: 0.06, to: 0.045 };
/** Places of so many zooms are remembered, for whoever goes back and forth. */
const CACHED_MAX = 16;

/** What was found of one state of a scene. */
interface Found {
  revision: number;
  byStep: Map<number, NamesAtZoom>;
  /** The step of zoom for which places are being found. */
  sought: number | null;
  islands: readonly Island[] | null;
}

/** Milliseconds after which a chart that does not change is at rest. */
const RESTS = 100;
const NO_PLACES: NamesAtZoom['places'] = new Map();

function remember(byStep: Map<number, NamesAtZoom>, step: number, names: NamesAtZoom): void {
  const [oldest] = byStep.keys();
  if (byStep.size >= CACHED_MAX && oldest !== undefined) byStep.delete(oldest);
  byStep.set(step, names);
}

/** Names of cards that are drawn smaller than they were made for. */
export class Names implements NameSetter {
  readonly measure: Measure;
  readonly whole: ReturnType<typeof createNameSetter>;
  private readonly pixels = window.matchMedia('(pointer: coarse)').matches ? NAME_PIXELS.touched : NAME_PIXELS.desk;
  private readonly found = new WeakMap<Scene, Found>();
  /** What was found last, whatever has changed since. */
  private readonly before = new WeakMap<Scene, NamesAtZoom>();

  constructor(font: ChartFont) {
    this.measure = createMeasure(font);
    this.whole = createNameSetter(this.measure);
  }

  /** Zoom from which on cards are drawn whole, as their names can be read. */
  get wholeFrom(): number {
    return wholeFrom(this.pixels);
  }

  /**
   * Where names stand on or beside their cards. Those of many cards take a while: until they are found, names stand as at the nearest zoom for
   * which they are known, or as the cards stood before, and `again` is called then.
   */
  at(zoom: number, scene: Scene, again: () => void): NamesAtZoom {
    const found = this.foundOf(scene);
    const step = zoomStep(zoom);
    if (found.byStep.has(step) || scene.cards.size <= NAMES_AT_ONCE) return this.now(zoom, scene);
    if (found.sought !== step) this.seekSoon(scene, found, step, again);
    const nearest = [...found.byStep].reduce<[number, NamesAtZoom] | null>(
      (best, one) => (!best || Math.abs(one[0] - step) < Math.abs(best[0] - step) ? one : best),
      null,
    );
    return nearest?.[1] ?? this.before.get(scene) ?? { type: stepType(this.pixels, step), places: NO_PLACES };
  }

  /** The same at once, however long it takes. */
  now(zoom: number, scene: Scene): NamesAtZoom {
    const { byStep } = this.foundOf(scene);
    const step = zoomStep(zoom);
    const known = byStep.get(step);
    if (known) return known;
    const names = namesAtStep(scene, this, this.pixels, step);
    remember(byStep, step, names);
    return names;
  }

  /** Not before the chart rests: while a card is dragged each frame is another state of it. */
  private seekSoon(scene: Scene, found: Found, step: number, again: () => void): void {
    found.sought = step;
    setTimeout(() => {
      if (found.sought === step && found.revision === scene.revision) void this.seek(scene, found, step, again);
    }, RESTS);
  }

  private async seek(scene: Scene, found: Found, step: number, again: () => void): Promise<void> {
    const type = stepType(this.pixels, step);
    const steps = placingNames(scene, this, type, hasShares(step));
    const isWanted = () => found.sought === step && found.revision === scene.revision;
    const places = await resultInSteps(steps, isWanted);
    if (!places) return;
    remember(found.byStep, step, { type, places });
    this.before.set(scene, { type, places });
    found.sought = null;
    again();
  }

  /** Whether most names of a chart that is seen whole can be read, those of all ultimate holders among them; of a large one that is told by the zoom alone. */
  isRead(scene: Scene, zoom: number): boolean {
    return isLegible(scene, zoom, this.pixels, () => this.now(zoom, scene));
  }

  /** What is told as one from so far off, where there are several; nothing from nearer. */
  islands(zoom: number, scene: Scene): readonly Island[] {
    if (zoom >= ISLANDS.from) return [];
    const found = this.foundOf(scene);
    found.islands ??= islandsOf(scene);
    return found.islands.length > 1 ? found.islands : [];
  }

  private foundOf(scene: Scene): Found {
    const known = this.found.get(scene);
    if (known?.revision === scene.revision) return known;
    const found: Found = { revision: scene.revision, byStep: new Map(), sought: null, islands: null };
    this.found.set(scene, found);
    return found;
  }
}

const byFont = new Map<ChartFont, Names>();

/** Those of a scene, which all canvases of the page share that are written in one font, as what they measure is the same. */
export function namesOnScreen(scene: Scene): Names {
  const { font } = scene.look.style;
  const known = byFont.get(font);
  if (known) return known;
  const names = new Names(font);
  byFont.set(font, names);
  return names;
}
