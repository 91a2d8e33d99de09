import type { Point } from '../geometry/box';
import type { PackedBox } from './pack';

/** A part of the chart laid out by itself; links that are not named find their route by themselves. */
export interface ComponentLayout extends PackedBox {
  nodes: Map<string, Point>;
  links: Map<string, { path: Point[]; label: Point | null; turned: boolean }>;
  /** For cards in layers, which layer from the top each stands in; words of links stand in layers, too. */
  layers?: ReadonlyMap<string, number>;
}
