import type { Chain } from './chains';
import type { ConnectedComponent } from '../connectedComponents';
import type { RowGraph, RowItem, Rows } from './crossings';
import type { LayerPair } from './leafColumns';

/** Cards and passing links in their layers, from the left: a proper layering, in which each link joins neighbouring layers only. */
export interface LayerOrder {
  rows: Rows;
  joined: RowGraph;
  /** By card. */
  cards: ReadonlyMap<string, RowItem>;
  /** By chain, its items from the upper card to the lower one. */
  chains: readonly RowItem[][];
  /** Of what stands in one column, pairs of the lowest card of what is above and the top of what is right below it. */
  columns?: readonly LayerPair[];
}

/**
 * Cards in their layers, from the left by their columns; links pass the layers between at a column that is so much (0 to 1) of the way from the
 * upper card's to the lower card's.
 */
export function orderOf(
  { nodes }: ConnectedComponent,
  chains: readonly Chain[],
  layers: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
  passing: (chain: Chain) => number,
): LayerOrder {
  const joined: RowGraph = { cards: [], up: [], down: [] };
  const rows: Rows = Array.from({ length: Math.max(-1, ...layers.values()) + 1 }, () => []);
  const xs: number[] = [];
  const add = (layer: number, x: number, card: string | null): RowItem => {
    const item = joined.cards.push(card) - 1;
    xs.push(x);
    joined.up.push([]);
    joined.down.push([]);
    rows[layer]?.push(item);
    return item;
  };
  const placed = nodes.map(({ key }) => {
    const layer = layers.get(key) ?? 0;
    return [key, { item: add(layer, columns.get(key) ?? 0, key), layer }] as const;
  });
  const cards = new Map(placed);
  const items = chains.map((chain) => {
    const [above, below] = [cards.get(chain.upper), cards.get(chain.lower)];
    if (!above || !below) return [];
    const [from, to] = [xs[above.item] ?? 0, xs[below.item] ?? 0];
    const x = from + passing(chain) * (to - from);
    const between = Array.from({ length: Math.max(0, below.layer - above.layer - 1) }, (_, at) =>
      add(above.layer + 1 + at, x, null),
    );
    return [above.item, ...between, below.item];
  });
  const join = (which: 'up' | 'down', chain: readonly RowItem[]) =>
    chain.forEach((item, at) => {
      const other = chain[which === 'down' ? at + 1 : at - 1];
      if (other !== undefined) joined[which][item]?.push(other);
    });
  for (const chain of items) join('down', chain);
  const byShare = chains.map((chain, at) => ({ share: chain.bundle[0].link.share, at }));
  byShare.sort((a, b) => b.share - a.share);
  for (const { at } of byShare) join('up', items[at] ?? []);
  for (const row of rows) row.sort((a, b) => (xs[a] ?? 0) - (xs[b] ?? 0) || a - b);
  return {
    rows,
    joined,
    cards: new Map(placed.map(([key, { item }]) => [key, item])),
    chains: items,
  };
}
