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
  /** Until a tangled chart of 1,000 cards and 2,000 links is painted, against one of as many in rows. */
  tangled: Pairs;
  /** The longest task in milliseconds until the tangled one's routes and labels are fine; 0 where none took 50. */
  longestTask: number;
  /** How many others stand elsewhere once an entity was added to a chart that was laid out. */
  moved: number;
}

/** What was measured of a chart of 10,000. */
export interface LargeChartResult {
  /** From the chart's data to its first picture, against bare Cytoscape with the same elements. */
  opening: Pairs;
  /** A frame of moving and of zooming the whole chart, against a bare canvas that draws the same boxes and lines. */
  panning: Pairs;
  zooming: Pairs;
}

/** Milliseconds of layouts of 3,000 and of 10,000, and of one entity more in the latter. */
export interface LargeLayoutResult {
  small: number;
  large: number;
  oneMore: number;
}
