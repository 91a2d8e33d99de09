import type { Routing } from '@stemma/shared/chart/vocabulary';

/** What the routings of links are called. */
export const ROUTING_LABELS: Record<Routing, string> = {
  orthogonal: 'Orthogonal',
  straight: 'Straight',
  curved: 'Curved',
};
