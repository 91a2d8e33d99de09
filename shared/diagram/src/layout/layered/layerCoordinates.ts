import { groupBy } from '@stemma/shared/groupBy';
import type { Point } from '../../geometry/box';
import type { Chain, LayeredDrawing } from './chains';
import type { ConnectedComponent } from '../connectedComponents';
import type { LayerOrder } from './layerOrder';
import { type Attraction, type SeparationConstraint, middlePlacesOnLine } from './placesOnLine';

/**
 * How much more than nearness of neighbours it counts that a link runs straight: from a card that holds others too, on its way, into a
 * card that others hold too, and between two cards where one of them has no other link on that side.
 */
const STRAIGHT = { leaving: 8, passing: 64, entering: 24, only: 64 };
/** That what stands lower in a column does so right below the lowest card above it; the link that leads down to it passes beside. */
const COLUMN = { below: 16, beside: 1 };

/** How far layers are apart until their heights are known. */
const LAYER = 10;

/** What stands in a layer of cards, or in one of labels between two of them, by its number. */
interface Place {
  at: number;
  /** Half of its width. */
  half: number;
}

/** A label, or a link that passes between two layers, with its place in the layer of cards below and, at the same place there, in that above. */
interface Passing extends Place {
  below: number;
  above: number;
}

/** The x coordinates of cards and labels in an order that is given: links as straight as may be (Gansner et al. 1993, section 4). */
export function layerCoordinates(
  part: ConnectedComponent,
  chains: readonly Chain[],
  { rows, cards, chains: items, columns = [] }: LayerOrder,
  weightOf: (chain: Chain) => number = () => 1,
): LayeredDrawing {
  const layerOf = new Map(rows.flatMap((row, layer) => row.map((item, at) => [item, { layer, at }] as const)));
  const between: Passing[][] = rows.map(() => []);
  let count = items.reduce((most, chain) => Math.max(most, ...chain), Math.max(-1, ...cards.values())) + 1;
  /** By chain, the numbers of what it goes through: a card, then labels and passes by turns, and a card. */
  const paths = items.map((chain, index) =>
    chain.flatMap((item, step) => {
      const next = chain[step + 1];
      if (next === undefined) return [item];
      const [above, below] = [layerOf.get(item), layerOf.get(next)];
      const label = { at: count++, half: step === chain.length - 2 ? (chains[index]?.room.width ?? 0) / 2 : 0 };
      between[above?.layer ?? 0]?.push({ ...label, above: above?.at ?? 0, below: below?.at ?? 0 });
      return [item, label.at];
    }),
  );
  for (const row of between) row.sort((a, b) => a.below - b.below || a.above - b.above);
  const halves = new Map(
    part.nodes.map(({ key, width }) => [cards.get(key), (width + part.space.cards - part.space.labels) / 2]),
  );
  const layers = rows.flatMap((row, layer): Place[][] => [
    row.map((item) => ({ at: item, half: halves.get(item) ?? 0 })),
    between[layer] ?? [],
  ]);
  const separations = layers.flatMap((layer) =>
    layer.slice(1).map((after, left): SeparationConstraint => {
      const before = layer[left] ?? after;
      return {
        before: before.at,
        after: after.at,
        gap: Math.ceil(before.half + part.space.labels + after.half),
      };
    }),
  );
  const leaving = groupBy(paths, ([first]) => first);
  const entering = groupBy(paths, (path) => path.at(-1));
  const above = new Map(columns.map(({ upper, lower }) => [lower, upper]));
  const attractions = paths.flatMap((path, index) => {
    const bundle = chains[index];
    const weight = bundle ? weightOf(bundle) : 1;
    return path.slice(1).map((other, step): Attraction => {
      const [isFirst, isLast] = [step === 0, step === path.length - 2];
      const isOnly =
        (isFirst && leaving.get(path[0])?.length === 1) || (isLast && entering.get(path.at(-1))?.length === 1);
      const kind = isOnly ? 'only' : isFirst ? 'leaving' : isLast ? 'entering' : 'passing';
      const isBeside = step > 0 && step === path.length - 3 && !!bundle && above.has(bundle.lower);
      return { one: path[step] ?? other, other, weight: isBeside ? COLUMN.beside : STRAIGHT[kind] * weight };
    });
  });
  const inColumns = paths.flatMap((path, index): Attraction[] => {
    const [upper, label] = [cards.get(above.get(chains[index]?.lower ?? '') ?? ''), path.at(-2)];
    const next = items[index]?.at(-1);
    if (path.length < 4 || upper === undefined || next === undefined || label === undefined) return [];
    const isNext = (layerOf.get(upper)?.layer ?? 0) + 1 === layerOf.get(next)?.layer;
    return isNext ? [{ one: upper, other: label, weight: COLUMN.below }] : [];
  });
  const [left, right] = [count++, count++];
  for (const layer of layers) {
    const [first, last] = [layer[0], layer.at(-1)];
    if (!first || !last) continue;
    separations.push(
      { before: left, after: first.at, gap: Math.ceil(first.half) },
      { before: last.at, after: right, gap: Math.ceil(last.half) },
    );
  }
  attractions.push({ one: left, other: right, weight: part.space.narrow });
  const widest = rows.reduce((most, row) => (row.length > most.length ? row : most), []);
  const xs = middlePlacesOnLine(
    count,
    separations,
    [...attractions, ...inColumns],
    widest[Math.floor(widest.length / 2)] ?? 0,
  );
  const ys = new Map(layers.flatMap((layer, y) => layer.map(({ at }) => [at, LAYER * y] as const)));
  const placeOf = (at: number): Point => ({ x: xs[at] ?? 0, y: ys.get(at) ?? 0 });
  return {
    cards: new Map([...cards].map(([key, item]) => [key, placeOf(item)])),
    chains: paths.map((path) => ({ points: path.map(placeOf), label: path.length - 2 })),
  };
}
