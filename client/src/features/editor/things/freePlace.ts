import { boundsOf } from '@stemma/diagram/geometry/box';
import { nearestFreePlace } from '@stemma/diagram/layout/nearestFreePlace';
import type { Editor } from '../editor';

/** The place nearest to the middle of the screen where something of this size covers no card and no link. */
export function freePlaceFor({ canvas }: Editor, size: { width: number; height: number }): { x: number; y: number } {
  const shown = canvas.current;
  if (!shown) return { x: 0, y: 0 };
  return nearestFreePlace(shown.camera.middle(), (at) => {
    const box = boundsOf({ ...at, ...size }, 12);
    return shown.scene.cardsIn(box).length + shown.scene.linksIn(box).length === 0;
  });
}
