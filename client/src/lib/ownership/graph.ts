import type { ChartLink } from '@stemma/shared/chart/link';
import type { OwnershipEntity, OwnershipGraph } from '@stemma/shared/ownership/types';

interface Drawn {
  nodes: ReadonlyMap<string, OwnershipEntity>;
  links: ReadonlyMap<string, ChartLink>;
}

const graphs = new WeakMap<object, OwnershipGraph>();
const linksOf = new WeakMap<OwnershipGraph, ReadonlyMap<string, ChartLink>>();

/** What of a chart matters to ownership; the same object for the same entities and links. */
export function ownershipGraphOf({ nodes, links }: Drawn): OwnershipGraph {
  const known = graphs.get(nodes);
  if (known && linksOf.get(known) === links) return known;
  const graph: OwnershipGraph = {
    entities: [...nodes.values()].map(({ key, name, typeName, party, trailEnd, isPrivate }) => ({
      key,
      name,
      typeName,
      party: party ?? 'known',
      trailEnd: trailEnd ?? null,
      isPrivate: isPrivate ?? false,
    })),
    links: [...links.values()].map(({ key, from, to, arrowType, roles }) => ({ key, from, to, arrowType, roles })),
  };
  graphs.set(nodes, graph);
  linksOf.set(graph, links);
  return graph;
}
