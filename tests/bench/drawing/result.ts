/** Times of both sides in milliseconds, run by run. */
export type Pairs = { ours: number; theirs: number }[];

/** What the page measured. */
export interface DrawingResult {
  /** A frame of dragging one card among 3,000 with 100 in view, against the same on a chart of 100. */
  dragging: Pairs;
  /** The same frame, against bare Cytoscape with the same 3,000 and their links. */
  draggingBare: Pairs;
  /** From the chart's data to its first picture, against bare Cytoscape with the same elements. */
  opening: Pairs;
  /** How many others stand elsewhere once an entity was added to a chart that was laid out. */
  moved: number;
}
