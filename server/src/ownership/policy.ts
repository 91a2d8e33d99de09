import { limits } from '@stemma/shared/limits';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { OwnershipView } from './sourceShape';

/** What a calculation takes, as work is reckoned beforehand: how much it looks at, and how many times. */
export interface Work {
  graph: OwnershipGraph;
  times: number;
}

/**
 * Entities and links, times how often they are looked at, up to which a calculation is made at once: such work takes some 30 ms at worst,
 * while a thread of its own takes about as long to begin.
 */
const AT_ONCE_MAX = 4000;

/** Characters of a chart's text up to which it is read at once: some 1,500 entities and 2,500 links, which take some 20 ms. */
const TEXT_AT_ONCE_MAX = 500_000;

/** Whether a view is so large that reading it must not keep other callers waiting. */
export function isReadApart(view: OwnershipView): boolean {
  return 'content' in view && view.content.length > TEXT_AT_ONCE_MAX;
}

/** Whether a calculation is so large that it must not keep other callers waiting. */
export function needsThread({ graph, times }: Work): boolean {
  return (graph.entities.length + graph.links.length) * Math.max(1, times) > AT_ONCE_MAX;
}

/** Whether more was found over several charts than is calculated. */
export function isTooLarge({ entities, links }: { entities: number; links: number }): boolean {
  return entities > limits.ownershipEntitiesMax || links > limits.ownershipLinksMax;
}
