import type { Point } from '../../geometry/box';
import type { ComponentLayout } from '../types';
import { parallelEdgesOf } from './parallelEdges';
import type { Edge, ConnectedComponent } from '../connectedComponents';

/** A card in its row, or a link where it passes through a row, by a number. */
export type RowItem = number;

/** What stands in the rows of a part, and how it is joined; each link joins items of neighbouring rows only. */
export interface RowGraph {
  /** By item, the card; null for a link that passes. */
  cards: (string | null)[];
  /** By item, what it is joined to in the row above, and in the row below; both in the order in which a reader wants them from the left. */
  up: RowItem[][];
  down: RowItem[][];
}

/** The items of each row from left to right, from the top row down. */
export type Rows = RowItem[][];

/** The rows of a part that was laid out in layers, as they stand. */
export function rowsOf(part: ConnectedComponent, laid: ComponentLayout): { joined: RowGraph; rows: Rows } {
  const found = new RowsInMaking(part, laid);
  const bundles = parallelEdgesOf(part.edges).map(([edge]) => ({ edge, items: found.itemsOf(edge) }));
  for (const { items } of bundles) found.join(items, 'down');
  for (const { items } of bundles.sort((a, b) => b.edge.link.share - a.edge.link.share)) found.join(items, 'up');
  return { joined: found.joined, rows: found.sorted() };
}

/** Where the cards stand in such rows, as elkjs is told: only the order counts. */
export function placesIn(rows: Rows, { cards }: RowGraph): Map<string, Point> {
  const places = rows.flatMap((row, y) =>
    row.flatMap((item, x) => {
      const card = cards[item];
      return card == null ? [] : [[card, { x, y }] as const];
    }),
  );
  return new Map(places);
}

class RowsInMaking {
  readonly joined: RowGraph = { cards: [], up: [], down: [] };
  private readonly rows: Rows = [];
  private readonly xs: number[] = [];
  private readonly heights: number[] = [];
  private readonly byCard = new Map<string, { item: RowItem; row: number }>();
  private readonly links: ComponentLayout['links'];

  constructor({ nodes }: ConnectedComponent, { nodes: places, links, layers }: ComponentLayout) {
    this.links = links;
    for (const { key } of nodes) {
      const [row, at] = [layers?.get(key), places.get(key)];
      if (row === undefined || !at) continue;
      this.byCard.set(key, { item: this.add(row, at.x, key), row });
      this.heights[row] = at.y;
    }
  }

  /** What a link joins from the top down: a card, itself in each row between, and a card; nothing where both stand in one row. */
  itemsOf({ link, holder, held }: Edge): RowItem[] {
    const [top, bottom] = [this.byCard.get(holder), this.byCard.get(held)];
    if (!top || !bottom || top.row === bottom.row) return [];
    const [above, below] = top.row < bottom.row ? [top, bottom] : [bottom, top];
    const path = this.links.get(link.key)?.path ?? [];
    const items = [above.item];
    for (let row = above.row + 1; row < below.row; row++) {
      const part = (row - above.row) / (below.row - above.row);
      const between = (values: readonly number[], a: number, b: number) =>
        (values[a] ?? 0) + part * ((values[b] ?? 0) - (values[a] ?? 0));
      const y = this.heights[row] ?? between(this.heights, above.row, below.row);
      items.push(this.add(row, uprightAt(path, y) ?? between(this.xs, above.item, below.item), null));
    }
    return [...items, below.item];
  }

  /** Joins what follows each other, each to the next or each to the one before. */
  join(items: readonly RowItem[], which: 'up' | 'down'): void {
    items.forEach((item, at) => {
      const other = items[which === 'down' ? at + 1 : at - 1];
      if (other !== undefined) this.joined[which][item]?.push(other);
    });
  }

  sorted(): Rows {
    for (const row of this.rows) row.sort((a, b) => (this.xs[a] ?? 0) - (this.xs[b] ?? 0));
    return this.rows;
  }

  private add(row: number, x: number, card: string | null): RowItem {
    const item = this.joined.cards.push(card) - 1;
    this.xs.push(x);
    this.joined.up.push([]);
    this.joined.down.push([]);
    while (this.rows.length <= row) this.rows.push([]);
    this.rows[row]?.push(item);
    return item;
  }
}

/** Where a route runs straight up or down at a height; null where it doesn't. */
function uprightAt(path: readonly Point[], y: number): number | null {
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (a && b && a.x === b.x && Math.min(a.y, b.y) <= y && y <= Math.max(a.y, b.y)) return a.x;
  }
  return null;
}
