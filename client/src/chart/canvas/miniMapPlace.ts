import { grown, type Bounds } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { View } from './painter';

/** How large the small chart is, in CSS pixels. */
export const MINI_MAP_SIZE = { width: 160, height: 104 };

/** Over the zoom box, at the foot of what the panels leave at the right, or there over the legend. */
export type MiniMapPlace = 'left' | 'right' | 'raised';

/** How far the small chart stands from the side, as far as nothing covers that, and from the foot, in CSS pixels. */
const FROM = { side: 16, left: 72, right: 16, raised: 96 };

/** What it keeps from cards and links, in CSS pixels, and how far badges hang below their cards, in chart units. */
const GAP = 6;
const HANGING = 30;

/** The first of these places at which the small chart covers nothing of the chart; null where it would at each. `right` is what panels cover at the right, in CSS pixels. */
export function freeMiniMapPlace(
  scene: Pick<Scene, 'cardsIn' | 'linksIn'>,
  view: View,
  places: readonly MiniMapPlace[],
  right: number,
): MiniMapPlace | null {
  const { zoom, panX, panY } = view;
  const isFree = (place: MiniMapPlace) => {
    const box = grown(miniMapBox(view, place, right), GAP);
    const under = {
      left: (box.left - panX) / zoom,
      top: (box.top - panY) / zoom - HANGING,
      right: (box.right - panX) / zoom,
      bottom: (box.bottom - panY) / zoom,
    };
    return scene.cardsIn(under).length + scene.linksIn(under).length === 0;
  };
  return places.find(isFree) ?? null;
}

function miniMapBox({ width, height }: View, place: MiniMapPlace, right: number): Bounds {
  const left = place === 'left' ? FROM.side : width - right - FROM.side - MINI_MAP_SIZE.width;
  const bottom = height - FROM[place];
  return { left, top: bottom - MINI_MAP_SIZE.height, right: left + MINI_MAP_SIZE.width, bottom };
}
