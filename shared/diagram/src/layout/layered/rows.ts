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
