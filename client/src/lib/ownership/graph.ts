import type { ChartLink } from '@stemma/shared/chart/link';
import type { OwnershipEntity, OwnershipGraph } from '@stemma/shared/ownership/types';

interface Drawn {
  nodes: ReadonlyMap<string, OwnershipEntity>;
  links: ReadonlyMap<string, ChartLink>;
  endedLinks?: readonly ChartLink[];
}

const NONE: readonly ChartLink[] = [];
/** The graph that was made last: most of what changes on a chart, as places and colours, changes nothing of it. */
let last: OwnershipGraph = { entities: [], links: [] };
const graphs = new WeakMap<object, Pick<Required<Drawn>, 'links' | 'endedLinks'> & { graph: OwnershipGraph }>();

/** What of a chart matters to ownership, links of earlier days with it; the same object while nothing of that changes. */
export function ownershipGraphOf({ nodes, links, endedLinks = NONE }: Drawn): OwnershipGraph {
  const known = graphs.get(nodes);
  if (known?.links === links && known.endedLinks === endedLinks) return known.graph;
  const made: OwnershipGraph = {
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
  const graph = saysTheSame(made, last) ? last : made;
  last = graph;
  graphs.set(nodes, { links, endedLinks, graph });
  return graph;
}

function saysTheSame(one: OwnershipGraph, other: OwnershipGraph): boolean {
  return sameRecords(one.entities, other.entities) && sameRecords(one.links, other.links);
}

/** Whether records have the same values, each of them the same object, in the same order. */
function sameRecords<T extends object>(some: readonly T[], others: readonly T[]): boolean {
  return (
    some.length === others.length &&
    some.every((record, at) => {
      const other = others[at];
      return other && (Object.keys(record) as (keyof T)[]).every((name) => record[name] === other[name]);
    })
  );
}
