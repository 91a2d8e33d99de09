/** A sparse relation between numbered things, row by row (compressed sparse rows). */
export interface CompressedRows {
  /** Row r has the entries start[r] … start[r + 1] − 1. */
  start: Int32Array;
  /** The column of each entry. */
  to: Int32Array;
  /** The number of the edge that each entry was made of. */
  edge: Int32Array;
}

/** Sorts edges by their row (a counting sort, linear); edges of one row keep their order. */
export function compressedRows(
  size: number,
  edges: number,
  rowOf: (edge: number) => number,
  columnOf: (edge: number) => number,
): CompressedRows {
  const start = new Int32Array(size + 1);
  for (let edge = 0; edge < edges; edge += 1) start[rowOf(edge) + 1]! += 1;
  for (let row = 0; row < size; row += 1) start[row + 1]! += start[row]!;
  const next = start.slice(0, size);
  const to = new Int32Array(edges);
  const edgeAt = new Int32Array(edges);
  for (let edge = 0; edge < edges; edge += 1) {
    const row = rowOf(edge);
    const at = next[row]!;
    next[row] = at + 1;
    to[at] = columnOf(edge);
    edgeAt[at] = edge;
  }
  return { start, to, edge: edgeAt };
}
