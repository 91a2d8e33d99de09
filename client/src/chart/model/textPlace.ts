import type { Point } from '@stemma/diagram/geometry/box';
import { overlaps } from '@stemma/diagram/geometry/box';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { nearestOnPath, pointAt } from '@stemma/diagram/geometry/polyline';
import { cardBounds, type Scene, type SceneLink } from '@stemma/diagram/scene/scene';

const STEP = 0.005;
const DIGITS = 1000;

/** Where on its route (as a fraction of it) a link's label stands that is put as near as can be to a place: on neither of its own cards. */
export function textPlace({ cards }: Pick<Scene, 'cards'>, { link, path, label }: SceneLink, at: Point): number {
  const own = [link.from, link.to].flatMap((key) => cards.get(key) ?? []).map(cardBounds);
  const isOnCard = (fraction: number) => {
    const labelBox = label && labelBounds(pointAt(path, fraction), label.shape);
    return labelBox !== null && own.some((card) => overlaps(card, labelBox));
  };
  const wanted = nearestOnPath(path, at).fraction;
  const step = wanted < 0.5 ? STEP : -STEP;
  let fraction = wanted;
  while (isOnCard(fraction) && Math.abs(fraction - wanted) < 0.5) fraction += step;
  return Math.round((isOnCard(fraction) ? wanted : fraction) * DIGITS) / DIGITS;
}
