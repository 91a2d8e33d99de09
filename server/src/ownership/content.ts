import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { viewedEntity, linkOf } from './rows';
import { graphOfView } from './view';

/** The values of each entity and each link of a chart. */
export interface OwnershipCells {
  entities: unknown[][];
  links: unknown[][];
}

/**
 * What stands on a chart, and who left it as their source ended them, from the store's own text (`OwnershipCells`); links whose ends do neither
 * (in the bin, say) are left out.
 */
export function graphOfContent(content: string): OwnershipGraph {
  const { entities, links } = JSON.parse(content) as OwnershipCells;
  const nodes = entities.map(viewedEntity);
  const there = new Set<unknown>(nodes.map(({ key }) => key));
  for (const link of links) {
    for (const former of (link.at(-1) ?? []) as unknown[][]) {
      if (there.has(former[0])) continue;
      there.add(former[0]);
      nodes.push(viewedEntity(former));
    }
  }
  return graphOfView({
    nodes,
    links: links
      .filter(([from, to]) => there.has(from) && there.has(to))
      .map(([from, to, ...values]) => linkOf(from as string, to as string, values)),
  });
}
