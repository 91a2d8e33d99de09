import type { DirectedLink } from './directedLink';
import { compressedRows } from './compressedRows';
import { stronglyConnectedComponents } from './stronglyConnectedComponents';

interface Candidate {
  link: DirectedLink;
  /** Some of what it says counts only if the holder reaches the subject by no other link. */
  isMaybe: boolean;
  /** Some of what it says counts in any case. */
  isSure: boolean;
  /** It states a holding on the basis; one that only controls leads nowhere. */
  counts: boolean;
}

/**
 * Of the links that say "beneficial owner" or do not tell whether they are direct: those whose holder also reaches the subject by other
 * counted links, and which therefore only declare what those make up. Of such links within one loop none is taken for the other's reason,
 * so that the order of links decides nothing.
 * @returns the numbers of the links.
 */
export function declaredLinks(candidates: readonly Candidate[], size: number): Set<number> {
  const declared = new Set<number>();
  const unsure = candidates.filter(({ isMaybe }) => isMaybe);
  if (unsure.length === 0) return declared;
  const edges = candidates.filter(({ counts }) => counts);
  const below = compressedRows(
    size,
    edges.length,
    (edge) => edges[edge]?.link.holder ?? 0,
    (edge) => edges[edge]?.link.subject ?? 0,
  );
  const { componentOf } = stronglyConnectedComponents(below);
  const seen = new Int32Array(size);
  let round = 0;
  for (const { link } of unsure) {
    const { holder, subject } = link;
    if ((below.start[holder + 1] ?? 0) - (below.start[holder] ?? 0) < 2 && !leavesByAnother(holder, link.number))
      continue;
    round += 1;
    if (reaches(holder, subject, link.number)) declared.add(link.number);
  }
  return declared;

  function leavesByAnother(holder: number, number: number): boolean {
    for (let at = below.start[holder] ?? 0; at < (below.start[holder + 1] ?? 0); at += 1) {
      if (edges[below.edge[at] ?? 0]?.link.number !== number) return true;
    }
    return false;
  }

  function reaches(holder: number, subject: number, without: number): boolean {
    const loop = componentOf[subject];
    const stack = [holder];
    seen[holder] = round;
    for (let from = stack.pop(); from !== undefined; from = stack.pop()) {
      for (let at = below.start[from] ?? 0; at < (below.start[from + 1] ?? 0); at += 1) {
        const edge = edges[below.edge[at] ?? 0];
        if (!edge || edge.link.number === without) continue;
        if (!edge.isSure && componentOf[edge.link.subject] === loop) continue;
        const to = edge.link.subject;
        if (to === subject) return true;
        if (seen[to] === round) continue;
        seen[to] = round;
        stack.push(to);
      }
    }
    return false;
  }
}
