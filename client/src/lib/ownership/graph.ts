import type { ChartLink } from '@stemma/shared/chart/link';
import type { OwnershipEntity, OwnershipGraph } from '@stemma/shared/ownership/types';

interface Drawn {
  nodes: ReadonlyMap<string, OwnershipEntity>;
  links: ReadonlyMap<string, ChartLink>;
  endedLinks?: readonly ChartLink[];
  formerParties?: readonly OwnershipEntity[];
  formerLinks?: readonly ChartLink[];
}

const NONE: readonly ChartLink[] = [];
const NOBODY: readonly OwnershipEntity[] = [];
/** The graph that was made last: most of what changes on a chart, as places and colours, changes nothing of it. */
let last: OwnershipGraph = { entities: [], links: [] };
type Read = Pick<Required<Drawn>, 'links' | 'endedLinks' | 'formerLinks'>;
const graphs = new WeakMap<object, Read & { graph: OwnershipGraph }>();

/**
 * What of a chart matters to ownership, links of earlier days with it and who left the chart with them; the same object while nothing of
 * that changes.
 */
export function ownershipGraphOf({
  nodes,
  links,
  endedLinks = NONE,
  formerParties = NOBODY,
  formerLinks = NONE,
}: Drawn): OwnershipGraph {
  const known = graphs.get(nodes);
  if (known?.links === links && known.endedLinks === endedLinks && known.formerLinks === formerLinks)
    return known.graph;
  const former = formerParties.filter(({ key }) => !nodes.has(key));
  const there = new Set([...nodes.keys(), ...former.map(({ key }) => key)]);
  const past = [...endedLinks, ...formerLinks].filter(({ from, to }) => there.has(from) && there.has(to));
  const made: OwnershipGraph = {
    entities: [...nodes.values(), ...former].map(({ key, name, typeName, party, trailEnd, isPrivate }) => ({
      key,
      name,
      typeName,
      party: party ?? 'known',
      trailEnd: trailEnd ?? null,
      isPrivate: isPrivate ?? false,
    })),
    links: [...links.values(), ...past].map(({ key, from, to, arrowType, roles }) => ({
      key,
      from,
      to,
      arrowType,
      roles,
    })),
  };
  const graph = saysTheSame(made, last) ? last : made;
  last = graph;
  graphs.set(nodes, { links, endedLinks, formerLinks, graph });
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
