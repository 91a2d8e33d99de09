import { groupBy } from '@stemma/shared/groupBy';
import type { LayerPair } from './leafColumns';
import { bestPlacesOnLine } from './placesOnLine';

/** The layer of each card by its key, 0 the uppermost. */
export type Layering = ReadonlyMap<string, number>;

/**
 * Layers of cards, owners above what they hold, links as short as may be in sum (network simplex; Gansner et al. 1993, section 2). Of all the
 * best layerings the ones in which each card stands as high and as low as it does in any, and one whose layers are about equally full.
 */
export function layeringsOf(keys: readonly string[], pairs: readonly LayerPair[]): [Layering, ...Layering[]] {
  const numbers = new Map(keys.map((key, at) => [key, at]));
  const joined = pairs.flatMap(({ upper, lower }) => {
    const [before, after] = [numbers.get(upper), numbers.get(lower)];
    return before === undefined || after === undefined ? [] : [{ before, after }];
  });
  const { places, before, after } = bestPlacesOnLine(
    keys.length,
    joined.map((pair) => ({ ...pair, gap: 1 })),
    joined.map((pair) => ({ one: pair.before, other: pair.after, weight: 1 })),
    0,
  );
  const from = (layers: Float64Array): Layering => {
    const top = Math.min(...layers);
    return new Map(keys.map((key, at) => [key, layers[at]! - top]));
  };
  return [
    from(places.map((place, at) => place - before[at]!)),
    from(places.map((place, at) => place + after[at]!)),
    from(balanced(places, joined)),
  ];
}

/** Layers with what has as many links up as down, and so may stand in several, moved to the least full one. */
function balanced(layers: Float64Array, pairs: readonly { before: number; after: number }[]): Float64Array {
  const placed = layers.slice();
  const [up, down] = [groupBy(pairs, ({ after }) => after), groupBy(pairs, ({ before }) => before)];
  const full = new Map<number, number>();
  const add = (layer: number, by: number) => full.set(layer, (full.get(layer) ?? 0) + by);
  for (const layer of placed) add(layer, 1);
  for (const [card, own] of placed.entries()) {
    const [above, below] = [up.get(card) ?? [], down.get(card) ?? []];
    if (above.length !== below.length || above.length === 0) continue;
    const first = Math.max(...above.map(({ before }) => placed[before]!)) + 1;
    const last = Math.min(...below.map(({ after }) => placed[after]!)) - 1;
    let best = own;
    for (let layer = first; layer <= last; layer++)
      if ((full.get(layer) ?? 0) < (full.get(best) ?? 0) - Number(best === own)) best = layer;
    add(own, -1);
    add(best, 1);
    placed[card] = best;
  }
  return placed;
}
