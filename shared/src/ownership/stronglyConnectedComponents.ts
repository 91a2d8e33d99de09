import type { CompressedRows } from './compressedRows';

export interface Components {
  /** The component of each vertex; −1 for one that was not reached. */
  componentOf: Int32Array;
  /** Vertices, those of a component beside each other, in the order of the components. */
  vertices: Int32Array;
  /** Component c has the vertices start[c] … start[c + 1] − 1. A component comes after all that it leads to. */
  start: Int32Array;
  count: number;
}

/**
 * The strongly connected components of a graph, or of what is reached from some roots (R. Tarjan, "Depth-first search and linear graph
 * algorithms", SIAM Journal on Computing 1, 1972; without recursion). `follows` leaves out edges, by their place among the rows.
 */
export function stronglyConnectedComponents(
  { start, to }: Pick<CompressedRows, 'start' | 'to'>,
  { roots, follows }: { roots?: ArrayLike<number>; follows?: (entry: number) => boolean } = {},
): Components {
  const size = start.length - 1;
  const componentOf = new Int32Array(size).fill(-1);
  const order = new Int32Array(size);
  const low = new Int32Array(size);
  const next = new Int32Array(size);
  const onStack = new Uint8Array(size);
  const stack = new Int32Array(size);
  const path = new Int32Array(size);
  const vertices = new Int32Array(size);
  const starts = [0];
  let [stacked, placed, visited] = [0, 0, 0];

  const enter = (vertex: number): void => {
    visited += 1;
    order[vertex] = visited;
    low[vertex] = visited;
    next[vertex] = start[vertex]!;
    stack[stacked] = vertex;
    stacked += 1;
    onStack[vertex] = 1;
  };

  const walk = (root: number): void => {
    let depth = 0;
    path[0] = root;
    enter(root);
    while (depth >= 0) {
      const vertex = path[depth]!;
      const entry = next[vertex]!;
      if (entry < start[vertex + 1]!) {
        next[vertex] = entry + 1;
        const neighbour = to[entry]!;
        if (follows && !follows(entry)) continue;
        if (order[neighbour] === 0) {
          depth += 1;
          path[depth] = neighbour;
          enter(neighbour);
        } else if (onStack[neighbour] === 1 && order[neighbour]! < low[vertex]!) {
          low[vertex] = order[neighbour]!;
        }
        continue;
      }
      if (low[vertex] === order[vertex]) close(vertex);
      depth -= 1;
      if (depth >= 0) {
        const parent = path[depth]!;
        if (low[vertex]! < low[parent]!) low[parent] = low[vertex]!;
      }
    }
  };

  const close = (root: number): void => {
    for (let vertex = -1; vertex !== root;) {
      stacked -= 1;
      vertex = stack[stacked]!;
      onStack[vertex] = 0;
      componentOf[vertex] = starts.length - 1;
      vertices[placed] = vertex;
      placed += 1;
    }
    starts.push(placed);
  };

  const count = roots?.length ?? size;
  for (let at = 0; at < count; at += 1) {
    const root = roots ? roots[at]! : at;
    if (order[root] === 0) walk(root);
  }
  return {
    componentOf,
    vertices: vertices.subarray(0, placed),
    start: Int32Array.from(starts),
    count: starts.length - 1,
  };
}
