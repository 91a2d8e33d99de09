import { groupBy } from '@stemma/shared/groupBy';
import type { Point } from '../../geometry/box';
import type { ConnectedComponent, Edge } from '../connectedComponents';
import { type ParallelEdges, labelSpace, parallelEdgesOf } from './parallelEdges';

/** Parallel links as one line from an upper card to a lower one, with room for its label on the way. */
export interface Chain {
  bundle: ParallelEdges;
  upper: string;
  lower: string;
  room: { width: number; height: number };
}

/** A component drawn in layers, by middles in chart units; whatever stands in one layer has the same y. */
export interface LayeredDrawing {
  cards: ReadonlyMap<string, Point>;
  /** By chain, a point for each layer from the upper card's to the lower card's, and which of them is the label. */
  chains: readonly { points: readonly Point[]; label: number }[];
}

/** One chain for the links of each pair of cards; that of links which would close a loop has the held card above. */
export function chainsOf(part: ConnectedComponent): Chain[] {
  const closing = closingEdges(part);
  return parallelEdgesOf(part.edges).map((bundle) => {
    const [edge] = bundle;
    const [upper, lower] = closing.has(edge) ? [edge.held, edge.holder] : [edge.holder, edge.held];
    return { bundle, upper, lower, room: labelSpace(bundle, part.space.arrow) };
  });
}

/** The links that close a loop for somebody who walks depth first from the tops down. */
function closingEdges({ nodes, edges }: ConnectedComponent): Set<Edge> {
  const down = groupBy(edges, ({ holder }) => holder);
  const open = new Set<string>();
  const done = new Set<string>();
  const closing = new Set<Edge>();
  for (const { key: start } of nodes) {
    if (done.has(start)) continue;
    const stack = [{ key: start, next: 0 }];
    open.add(start);
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const edge = down.get(top.key)?.[top.next++];
      if (!edge) {
        open.delete(top.key);
        done.add(top.key);
        stack.pop();
      } else if (open.has(edge.held)) closing.add(edge);
      else if (!done.has(edge.held)) {
        open.add(edge.held);
        stack.push({ key: edge.held, next: 0 });
      }
    }
  }
  return closing;
}
