import type { ChartLink } from '@stemma/shared/chart/link';
import type { OwnershipEntity, OwnershipGraph } from '@stemma/shared/ownership/types';

interface Drawn {
  nodes: ReadonlyMap<string, OwnershipEntity>;
  links: ReadonlyMap<string, ChartLink>;
  endedLinks?: readonly ChartLink[];
}

const NONE: readonly ChartLink[] = [];
const graphs = new WeakMap<object, OwnershipGraph>();
const madeOf = new WeakMap<OwnershipGraph, Pick<Required<Drawn>, 'links' | 'endedLinks'>>();

/** What of a chart matters to ownership, links of earlier days with it; the same object for the same entities and links. */
export function ownershipGraphOf({ nodes, links, endedLinks = NONE }: Drawn): OwnershipGraph {
  const known = graphs.get(nodes);
  const before = known && madeOf.get(known);
  if (known && before?.links === links && before.endedLinks === endedLinks) return known;
  const graph: OwnershipGraph = {
    entities: [...nodes.values()].map(({ key, name, typeName, party, trailEnd, isPrivate }) => ({
      key,
      name,
      typeName,
      party: party ?? 'known',
      trailEnd: trailEnd ?? null,
      isPrivate: isPrivate ?? false,
    })),
    links: [...links.values(), ...endedLinks.filter(({ from, to }) => nodes.has(from) && nodes.has(to))].map(
      ({ key, from, to, arrowType, roles }) => ({ key, from, to, arrowType, roles }),
    ),
  };
  graphs.set(nodes, graph);
  madeOf.set(graph, { links, endedLinks });
  return graph;
}
