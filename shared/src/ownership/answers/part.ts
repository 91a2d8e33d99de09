import { endsOf } from '../directedLink';
import type { OwnershipGraph, OwnershipLink } from '../types';

function pointsOneWay({ arrowType }: OwnershipLink): boolean {
  return arrowType !== 'Double' && arrowType !== 'None';
}

/** Links by what they are asked for: the end that they are found by. */
function linksBy(graph: OwnershipGraph, keysOf: (link: OwnershipLink) => string[]): Map<string, OwnershipLink[]> {
  const found = new Map<string, OwnershipLink[]>();
  for (const link of graph.links) {
    for (const key of keysOf(link)) {
      const known = found.get(key);
      if (known) known.push(link);
      else found.set(key, [link]);
    }
  }
  return found;
}

function reached(from: string, next: (key: string) => string[]): Set<string> {
  const seen = new Set([from]);
  for (const key of seen) for (const other of next(key)) seen.add(other);
  return seen;
}

/** The part of a graph on which what is said of some entities rests: every link to one of them, and who stands at its ends. */
function partInto({ entities, links }: OwnershipGraph, subjects: ReadonlySet<string>): OwnershipGraph {
  const into = links.filter((link) =>
    pointsOneWay(link) ? subjects.has(endsOf(link).to) : subjects.has(link.from) || subjects.has(link.to),
  );
  const named = new Set(subjects);
  for (const { from, to } of into) named.add(from).add(to);
  return { entities: entities.filter(({ key }) => named.has(key)), links: into };
}

/** All that ownership and control of an entity rest on: everybody above it. Answers about it are the same on this part as on the whole. */
export function partAbove(graph: OwnershipGraph, subject: string): OwnershipGraph {
  const hidden = new Set(graph.entities.filter(({ isPrivate }) => isPrivate).map(({ key }) => key));
  const into = linksBy(graph, (link) => (pointsOneWay(link) ? [endsOf(link).to] : []));
  const above = reached(subject, (key) =>
    (into.get(key) ?? []).map((link) => endsOf(link).from).filter((from) => !hidden.has(from)),
  );
  return partInto(graph, above);
}

/** All that the holdings of an entity rest on: everything below it, and who else holds of that. */
export function partBelow(graph: OwnershipGraph, holder: string): OwnershipGraph {
  const hidden = new Set(graph.entities.filter(({ isPrivate }) => isPrivate).map(({ key }) => key));
  const outOf = linksBy(graph, (link) => (pointsOneWay(link) ? [endsOf(link).from] : []));
  const below = reached(holder, (key) =>
    (outOf.get(key) ?? []).map((link) => endsOf(link).to).filter((to) => !hidden.has(to)),
  );
  return partInto(graph, below);
}
