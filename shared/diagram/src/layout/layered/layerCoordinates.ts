import { groupBy } from '@stemma/shared/groupBy';
import type { Point } from '../../geometry/box';
import type { Chain, LayeredDrawing } from './chains';
import type { ConnectedComponent } from '../connectedComponents';
import { digraph, dotNode, drawByDot, inches } from './graphviz';
import type { LayerOrder } from './layerOrder';

/**
 * How much more than nearness of neighbours it counts that a link runs straight: from a card that holds others too, on its way, into a
 * card that others hold too, and between two cards where one of them has no other link on that side.
 */
const STRAIGHT = { leaving: 8, passing: 64, entering: 24, only: 64 };
/** That what stands lower in a column does so right below the lowest card above it; the link that leads down to it passes beside. */
const COLUMN = { below: 16, beside: 1 };

/** What stands in the layers of cards and in those of labels between them, by its name. */
interface Place {
  name: string;
  /** Its place in the layer of cards below and, at the same place there, in that above. */
  below: number;
  above: number;
}

/** The x coordinates of cards and labels in an order that is given: dot is told it by edges within each layer. */
export async function layerCoordinates(
  part: ConnectedComponent,
  chains: readonly Chain[],
  { rows, cards, chains: items, columns = [] }: LayerOrder,
  weightOf: (chain: Chain) => number = () => 1,
): Promise<LayeredDrawing> {
  const layerOf = new Map(rows.flatMap((row, layer) => row.map((item, at) => [item, { layer, at }] as const)));
  const between: Place[][] = rows.map(() => []);
  const names = items.map((chain, index) =>
    chain.flatMap((item, at): string[] => {
      const isCard = at === 0 || at === chain.length - 1;
      const own = isCard ? `c${item}` : `p${item}`;
      const next = chain[at + 1];
      if (next === undefined) return [own];
      const name = `l${index}_${at}`;
      const [above, below] = [layerOf.get(item), layerOf.get(next)];
      between[above?.layer ?? 0]?.push({ name, above: above?.at ?? 0, below: below?.at ?? 0 });
      return [own, name];
    }),
  );
  for (const row of between) row.sort((a, b) => a.below - b.below || a.above - b.above);
  const sizes = new Map(
    part.nodes.map(({ key, width, height, drop }) => [
      key,
      { width: width + part.space.cards - part.space.labels, height: height + drop },
    ]),
  );
  const nodes = [...cards].map(([key, item]) => dotNode(`c${item}`, sizes.get(key) ?? { width: 0, height: 0 }));
  const inner = names.flatMap((chain, index) =>
    chain.slice(1, -1).map((name, at) => {
      const isLabel = at === chain.length - 3;
      return dotNode(name, isLabel ? (chains[index]?.room ?? NONE) : NONE);
    }),
  );
  const leaving = groupBy(names, ([first = '']) => first);
  const entering = groupBy(names, (chain) => chain.at(-1) ?? '');
  const above = new Map(columns.map(({ upper, lower }) => [lower, upper]));
  const links = names.flatMap((chain, index) => {
    const bundle = chains[index];
    const weight = bundle ? weightOf(bundle) : 1;
    return chain.slice(1).map((name, at) => {
      const [isFirst, isLast] = [at === 0, at === chain.length - 2];
      const isOnly =
        (isFirst && leaving.get(chain[0] ?? '')?.length === 1) || (isLast && entering.get(name)?.length === 1);
      const kind = isOnly ? 'only' : isFirst ? 'leaving' : isLast ? 'entering' : 'passing';
      const isBeside = at > 0 && at === chain.length - 3 && !!bundle && above.has(bundle.lower);
      return `${chain[at]}->${name}[weight=${isBeside ? COLUMN.beside : STRAIGHT[kind] * weight}]`;
    });
  });
  const inColumns = names.flatMap((chain, index) => {
    const [upper, label] = [above.get(chains[index]?.lower ?? ''), chain.at(-2)];
    const [own, next] = [cards.get(upper ?? ''), items[index]?.at(-1)];
    if (chain.length < 4 || own === undefined || next === undefined) return [];
    const isNext = (layerOf.get(own)?.layer ?? 0) + 1 === layerOf.get(next)?.layer;
    return isNext ? [`c${own}->${label}[weight=${COLUMN.below}]`] : [];
  });
  const isCard = new Set(cards.values());
  const layers = rows.flatMap((row, layer) => [
    row.map((item) => (isCard.has(item) ? `c${item}` : `p${item}`)),
    (between[layer] ?? []).map(({ name }) => name),
  ]);
  const ranks = layers.filter(({ length }) => length > 1).map((row) => `{rank=same;${row.join('->')}}`);
  const options = `nodesep=${inches(part.space.labels)};ranksep=0.4;splines=false`;
  const drawing = await drawByDot(digraph(options, [...nodes, ...inner, ...links, ...inColumns, ...ranks]));
  const placeOf = (name: string): Point => drawing.nodes.get(name) ?? { x: 0, y: 0 };
  return {
    cards: new Map([...cards].map(([key, item]) => [key, placeOf(`c${item}`)])),
    chains: names.map((chain) => ({ points: chain.map(placeOf), label: chain.length - 2 })),
  };
}

const NONE = { width: 0, height: 0 };
