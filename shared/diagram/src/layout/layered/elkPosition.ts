import type { LayoutOptions } from 'elkjs/lib/elk-api';
import type { Point } from '../../geometry/box';

/** Where a card stands among those of its row, by the order of which elkjs lays out. */
export function positionOf({ x, y }: Point): LayoutOptions {
  return { 'elk.position': `(${x},${y})` };
}
