import { boundsOf, type Bounds, type Point } from '../geometry/box';
import type { LayoutNode } from './types';

/** The rectangle of a card whose middle stands here, with the label that hangs below it, and `clear` around all. */
export function nodeBox(
  { width, height, drop }: Pick<LayoutNode, 'width' | 'height' | 'drop'>,
  { x, y }: Point,
  clear = 0,
): Bounds {
  const box = boundsOf({ x, y, width, height }, clear);
  return { ...box, bottom: box.bottom + drop };
}
