import type { OwnershipGraph } from '@stemma/shared/ownership/types';

/** What is calculated on: the caller's view, and where it is from. */
export interface Source {
  graph: OwnershipGraph;
  charts: string[];
  /** Of one chart. */
  revision: number | null;
}
