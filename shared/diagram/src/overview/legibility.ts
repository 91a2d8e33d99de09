import type { SceneView } from '../scene/sceneView';
import { topOf, ultimateHolders } from './cardWeight';
import { nameType, placeNames, type NameSetter, type NameType, type PlacedName } from './placeNames';

/** Zoom below which cards have no bodies of their own, and nothing small on them is drawn or taken hold of. */
export const READABLE = 0.4;
/** Zoom below which labels of links say shares alone, and bands nothing. */
export const LABELS_WHOLE = 0.7;
/** How high names are written at least, in CSS pixels: at a desk, and on a screen that is touched. */
export const NAME_PIXELS = { desk: 11, touched: 12 } as const;
/** Places of the names of so many cards are found within a frame. */
export const NAMES_AT_ONCE = 300;

/** How high names are on a card that is drawn whole, in chart units (`CANVAS_FONTS`). */
const WHOLE = 14;
/** Places are found for so many zooms between one and the double of it; names grow with the chart from one to the next. */
const STEPS = 6;
/** The least part of all names, and of large charts the least zoom, at which a chart counts as read. */
const READ_LEAST = { part: 0.5, zoom: 0.3 };

/** Zoom from which on cards are drawn whole, as their names can be read. */
export const wholeFrom = (pixels: number): number => pixels / WHOLE;

/** The step of zoom for which names are placed, and the least zoom of a step. */
export const zoomStep = (zoom: number): number => Math.floor(Math.log2(zoom) * STEPS);
export const leastZoom = (step: number): number => 2 ** (step / STEPS);

/** How names are written at a step of zoom. */
export const stepType = (pixels: number, step: number): NameType => nameType(pixels, leastZoom(step));
/** Whether links say their shares at a step of zoom. */
export const hasShares = (step: number): boolean => leastZoom(step + 1) > READABLE;

/** Names at a zoom: where they stand, and how large they are written. */
export interface NamesAtZoom {
  type: NameType;
  places: ReadonlyMap<string, PlacedName>;
}

/** The names of a scene at a step of zoom. */
export function namesAtStep(scene: SceneView, setter: NameSetter, pixels: number, step: number): NamesAtZoom {
  const type = stepType(pixels, step);
  return { type, places: placeNames(scene, setter, type, hasShares(step)) };
}

/** Whether most names of a chart that is seen whole can be read, those of all ultimate holders among them; of a large one that is told by the zoom alone. */
export function isLegible(scene: SceneView, zoom: number, pixels: number, names: () => NamesAtZoom): boolean {
  if (zoom >= wholeFrom(pixels)) return true;
  if (scene.cards.size > NAMES_AT_ONCE) return zoom >= READ_LEAST.zoom;
  const named = [...scene.cards.values()].filter(({ shape }) => !shape.annotation).length;
  const { places } = names();
  return (
    places.size >= READ_LEAST.part * named && ultimateHolders(scene.links.values()).every((key) => places.has(key))
  );
}

/**
 * The zoom from which on a chart counts as read, of those between `least` and `most`; 0 for one that has no top to open on instead. It is taken for
 * granted that what is read at one zoom is read at larger ones.
 */
export function legibleFrom(
  scene: SceneView,
  setter: NameSetter,
  pixels: number,
  { least, most }: { least: number; most: number },
): number {
  if (topOf(scene) === null) return 0;
  if (scene.cards.size > NAMES_AT_ONCE) return READ_LEAST.zoom;
  const whole = wholeFrom(pixels);
  let [low, high] = [zoomStep(least), zoomStep(Math.min(whole, most)) + 1];
  const end = high;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const isRead = isLegible(scene, leastZoom(middle), pixels, () => namesAtStep(scene, setter, pixels, middle));
    if (isRead) high = middle;
    else low = middle + 1;
  }
  return low < end ? leastZoom(low) : whole;
}
