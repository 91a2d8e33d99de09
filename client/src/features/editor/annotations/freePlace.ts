import { boundsOf } from '@stemma/diagram/geometry/box';
import { CARD } from '@stemma/diagram/geometry/card';
import { nearestFreePlace } from '@stemma/diagram/layout/nearestFreePlace';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Editor } from '../editor';

/** Where the chart was pressed last, as long as that is in view; else the middle of the screen. */
export function pointedAt({ ui, canvas }: Pick<Editor, 'ui' | 'canvas'>): { x: number; y: number } {
  const { pointed } = ui.getState();
  const camera = canvas.current?.camera;
  return pointed && camera?.shows(pointed) ? pointed : (camera?.middle() ?? { x: 0, y: 0 });
}

/** The place nearest to where the chart was pressed last where something of this size covers no card and no link. */
export function freePlaceFor(editor: Editor, size: { width: number; height: number }): { x: number; y: number } {
  const shown = editor.canvas.current;
  if (!shown) return { x: 0, y: 0 };
  return nearestFreePlace(pointedAt(editor), (at) => {
    const box = boundsOf({ ...at, ...size }, 12);
    return shown.scene.cardsIn(box).length + shown.scene.linksIn(box).length === 0;
  });
}

/** The place nearest to a point where a card stands clear of all cards and links. */
export function freePlace(scene: Scene, wanted: { x: number; y: number }): { x: number; y: number } {
  const [stepX, stepY] = [CARD.maxWidth + 24, CARD.minHeight + 40];
  for (let ring = 0; ring < 40; ring++) {
    for (let row = -ring; row <= ring; row++) {
      for (let column = -ring; column <= ring; column++) {
        if (Math.max(Math.abs(row), Math.abs(column)) !== ring) continue;
        const x = Math.round(wanted.x + column * stepX);
        const y = Math.round(wanted.y + row * stepY);
        const halfWidth = CARD.maxWidth / 2 + 8;
        const halfHeight = CARD.minHeight / 2 + 16;
        const around = { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
        if (scene.cardsIn(around).length + scene.linksIn(around).length === 0) return { x, y };
      }
    }
  }
  return wanted;
}
