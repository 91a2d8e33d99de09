import { boundsOf, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { CARD } from '@stemma/diagram/geometry/card';
import { nearestFreePlace } from '@stemma/diagram/layout/nearestFreePlace';
import { placeBeside, placeInRow, type Taken } from '@stemma/diagram/layout/placeInRow';
import { holderAndHeld } from '@stemma/diagram/layout/relation';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { PullSide } from '../../../chart/canvas/linking';
import { freePlace, pointedAt } from '../annotations/freePlace';
import type { Editor } from '../editor';

/** Where the next card linked with another belongs: in the row below or above it, beside those that stand there. */
export function placeForLinked({ session, canvas }: Editor, { key, side }: { key: string; side: PullSide }): Point {
  const { document } = session.store.getState();
  const card = canvas.current?.scene.cards.get(key) ?? document.nodes.get(key);
  if (!card) return canvas.current?.camera.middle() ?? { x: 0, y: 0 };
  const near = [...document.links.values()].flatMap((link) => {
    const { holder, held } = holderAndHeld(link);
    const other = side === 'holds' ? (holder === key ? held : null) : held === key ? holder : null;
    return other === null ? [] : (document.nodes.get(other) ?? []);
  });
  return placeInRow(card, side === 'holds' ? 'below' : 'above', near, takenOn(canvas.current?.scene));
}

/** Where the card after one that nothing links belongs. */
export function placeAfter({ canvas }: Editor, last: Point): Point {
  return placeBeside(last, takenOn(canvas.current?.scene));
}

/** Where the chart was pressed last, as long as that is in view, else its middle on screen; the nearest free place there. */
export function pointedPlace(editor: Editor): Point {
  const wanted = pointedAt(editor);
  const scene = editor.canvas.current?.scene;
  return scene ? freePlace(scene, wanted) : wanted;
}

/** A place that was pointed at, or the nearest to it where a card stands on no other. */
export function clearPlace({ canvas }: Editor, at: Point): Point {
  const taken = takenOn(canvas.current?.scene);
  const size = { width: CARD.minWidth, height: CARD.minHeight };
  return nearestFreePlace(at, (point) => !taken.cards(boundsOf({ ...point, ...size }, 12)));
}

function takenOn(scene: Scene | undefined): Taken {
  return {
    cards: (box: Bounds) => (scene?.cardsIn(box).length ?? 0) > 0,
    links: (box: Bounds) => (scene?.linksIn(box).length ?? 0) > 0,
  };
}
