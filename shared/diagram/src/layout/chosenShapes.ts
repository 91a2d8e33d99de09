import { type NestedPart, RoughNest } from './nest';
import type { LayoutShape } from './types';

/** How much more than its part of all links it counts that links cross, where shapes are chosen by how large the whole is seen. */
const CROSSED = 6;
/** So often each component's shape is chosen anew, the others' staying. */
const ROUNDS = 3;
/** From so many beginnings: all as narrow as they can be, all as wide, and some between. */
const STARTS = 4;

/** One shape of each component, so that the whole is seen largest and few of its links cross: each chosen in turn while the others stay. */
export function chosenShapes<S extends NestedPart & LayoutShape>(
  options: readonly (readonly S[])[],
  gap: number,
  links: number,
): S[] {
  const rough = new RoughNest(
    options.flatMap(([shape]) => shape ?? []),
    gap,
  );
  const costOf = (shapes: readonly S[]) => {
    const crossed = shapes.reduce((sum, shape) => sum + shape.crossed, 0);
    return rough.size(shapes) * (1 + (CROSSED * crossed) / Math.max(1, links));
  };
  const starts = Array.from({ length: STARTS }, (_, start) =>
    options.flatMap((shapes) => shapes[Math.round((start * (shapes.length - 1)) / (STARTS - 1))] ?? []),
  );
  const [first = []] = starts;
  if (options.every(({ length }) => length < 2)) return first;
  let best = { shapes: first, cost: Infinity };
  for (const start of starts) {
    let own = { shapes: start, cost: costOf(start) };
    for (let round = 0; round < ROUNDS; round++) {
      const before = own.cost;
      for (const [part, shapes] of options.entries()) {
        if (shapes.length < 2) continue;
        for (const shape of shapes) {
          if (own.shapes[part] === shape) continue;
          const tried = own.shapes.with(part, shape);
          const cost = costOf(tried);
          if (cost < own.cost) own = { shapes: tried, cost };
        }
      }
      if (own.cost === before) break;
    }
    if (own.cost < best.cost) best = own;
  }
  return best.shapes;
}
