import { union, type Bounds } from '../geometry/box';
import { labelBounds } from '../label/labelPlace';
import type { Scene } from './scene';

/** Everything on a chart with the label of its links, which may reach out beyond all else; null for an empty one. */
export function wholeBounds(scene: Scene): Bounds | null {
  const labels = [...scene.links.values()].flatMap(({ label }) => (label ? labelBounds(label, label.shape) : []));
  const rest = scene.bounds();
  return rest && union([rest, ...labels]);
}
