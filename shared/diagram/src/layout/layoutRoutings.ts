import type { LayoutRoutings } from './assemble';
import { areLinksStraight, type LayoutKind } from './kinds';
import type { LayoutInput } from './types';

/**
 * How links of a layout find their routes. Where the chart's links run straight, those that need no bends go as the chart's do, so that they
 * follow when that changes.
 */
export function layoutRoutings(kind: LayoutKind, input: LayoutInput): LayoutRoutings {
  const isKind = areLinksStraight(kind, {});
  return { bent: areLinksStraight(kind, input) ? 'straight' : null, plain: isKind ? 'straight' : null };
}
