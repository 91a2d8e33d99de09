import type { Point } from '../../geometry/box';
import type { LayoutNode } from '../types';

/** What of a tree stands already: cards' middles, their levels, and each row's upper edge. */
export interface TreePlaces {
  nodes: ReadonlyMap<string, Point>;
  sizes: ReadonlyMap<string, LayoutNode>;
  levels: ReadonlyMap<string, number>;
  rows: readonly number[];
}
