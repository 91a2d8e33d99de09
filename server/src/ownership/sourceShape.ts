import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { graphOfContent } from './content';

/** A graph, or a chart in the store's own text, which is read where it is calculated with: to read a large one keeps other callers waiting. */
export type OwnershipView = { graph: OwnershipGraph } | { content: string };

/** What is calculated on: the caller's view, and where it is from. */
export interface Source {
  view: OwnershipView;
  charts: string[];
  /** Of one chart. */
  revision: number | null;
}

export function graphOf(view: OwnershipView): OwnershipGraph {
  return 'graph' in view ? view.graph : graphOfContent(view.content);
}
