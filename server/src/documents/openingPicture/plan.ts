import type { Bounds } from '@stemma/diagram/geometry/box';
import { topOf } from '@stemma/diagram/overview/cardWeight';
import { leastZoom, legibleFrom, NAME_PIXELS, wholeFrom, zoomStep } from '@stemma/diagram/overview/legibility';
import { TOP_ZOOM, VIEWER_BAR, VIEWER_SIDES } from '@stemma/diagram/overview/openingFrame';
import type { NameSetter } from '@stemma/diagram/overview/placeNames';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { SceneCard } from '@stemma/diagram/scene/sceneParts';

/** The smallest and the largest screen that a picture is made for, and a usual one, in CSS pixels. */
const SCREENS = {
  least: { width: 360, height: 640 },
  usual: { width: 1440, height: 900 },
  most: { width: 2560, height: 1440 },
} as const;

/** So many layers at most place the names of a chart that is seen whole, and so many cards are drawn in them together. */
const [LAYERS_MAX, CARDS_IN_LAYERS] = [4, 500];

/** Cards and names as they are drawn at a zoom. */
export interface Layer {
  zoom: number;
  /** How high names are, in CSS pixels. */
  pixels: number;
}

/** What a chart may open on, on whatever screen: the whole of it, or its top. */
export interface OpeningPlan {
  bounds: Bounds;
  /** The card that it opens on where the whole cannot be read; null where it opens on the whole anyway. */
  top: SceneCard | null;
  /** The zoom from which on the whole is read, at a desk and on a screen that is touched. */
  legible: { desk: number; touched: number };
  topLayer: Layer | null;
  /** Those of the whole chart, from far to near; each is for the zooms from its own to the next. */
  layers: readonly Layer[];
}

/** What of a chart is to be drawn so that its opening view is there on each screen; null for an empty one. */
export function planOpening(scene: Scene, setter: NameSetter): OpeningPlan | null {
  const bounds = scene.bounds();
  if (!bounds) return null;
  const range = { least: fitOn('least', bounds), most: fitOn('most', bounds) };
  const legible = {
    desk: legibleFrom(scene, setter, NAME_PIXELS.desk, range),
    touched: legibleFrom(scene, setter, NAME_PIXELS.touched, range),
  };
  const key = topOf(scene);
  const opensOnTop = range.least < Math.max(legible.desk, legible.touched);
  const top = key !== null && opensOnTop ? (scene.cards.get(key) ?? null) : null;
  const isTopOfLarge = fitOn('usual', bounds) < legible.desk;
  const pixels = isTopOfLarge ? NAME_PIXELS.desk : NAME_PIXELS.touched;
  return {
    ...{ bounds, top, legible },
    topLayer: top && { zoom: TOP_ZOOM, pixels },
    layers: wholeLayers(scene.cards.size, {
      least: Math.max(range.least, Math.min(legible.desk, legible.touched)),
      usual: fitOn('usual', bounds),
      most: range.most,
    }),
  };
}

/** The nearest first, so that the zooms of most screens are among them; one layer alone is that of a usual screen. */
function wholeLayers(cards: number, { least, usual, most }: { least: number; usual: number; most: number }): Layer[] {
  const pixels = NAME_PIXELS.desk;
  const whole = wholeFrom(pixels);
  const [first, last] = [zoomStep(least), zoomStep(Math.min(most, whole))];
  const count = Math.max(1, Math.min(LAYERS_MAX, Math.floor(CARDS_IN_LAYERS / cards)));
  const stride = Math.max(1, Math.ceil((last - first + 1) / count));
  const layers: Layer[] = most >= whole ? [{ zoom: whole, pixels }] : [];
  const nearest = count === 1 ? Math.max(first, Math.min(last, zoomStep(usual))) : last;
  for (let step = nearest; step >= first; step -= stride) layers.unshift({ zoom: zoomOf(step), pixels });
  return layers;
}

/** A little above the least of its step, so that no rounding leads to the step before. */
function zoomOf(step: number): number {
  return leastZoom(step) * 1.0001;
}

/** The zoom at which all of a chart is on a screen, at most 1. */
function fitOn(name: keyof typeof SCREENS, { left, top, right, bottom }: Bounds): number {
  const { width, height } = SCREENS[name];
  const sides = name === 'least' ? VIEWER_SIDES.narrow : VIEWER_SIDES.desk;
  return Math.min(
    1,
    (width - sides.left - sides.right) / Math.max(1, right - left),
    (height - VIEWER_BAR - sides.top - sides.bottom) / Math.max(1, bottom - top),
  );
}
