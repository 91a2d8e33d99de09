import { union } from '../../geometry/box';
import { simplified } from '../../geometry/polyline';
import { moveBranch, type Branch, type StandingBranch } from './branches';
import { isClear, type CardOccupancy, type Occupant } from './cardOccupancy';

/** Puts in order what stands beside each other with nothing else between or below, each as far from the next as others were before. */
export function orderAdjacentBranches(
  branches: readonly StandingBranch[],
  rankOf: (branch: Branch) => number,
  { level, near }: { level: number; near: readonly Occupant[] },
  standing: CardOccupancy,
): void {
  for (const segment of segmentsOf(branches, near, level)) {
    const wanted = [...segment].sort((a, b) => rankOf(a) - rankOf(b));
    if (wanted.every((branch, at) => branch === segment[at])) continue;
    let left = segment[0]?.box.left ?? 0;
    wanted.forEach((branch, at) => {
      const gap = (segment[at + 1]?.box.left ?? 0) - (segment[at]?.box.right ?? 0);
      moveBranch(branch, left - branch.box.left, standing);
      straighten(branch, level, standing);
      left += branch.box.right - branch.box.left + gap;
    });
  }
}

/** Branches that stand beside each other at one height, nothing else between or below their cards. */
function segmentsOf(branches: readonly StandingBranch[], near: readonly Occupant[], level: number): StandingBranch[][] {
  const segments: StandingBranch[][] = [];
  for (const branch of branches) {
    const segment = segments.at(-1);
    const last = segment?.at(-1);
    const longer = [...(segment ?? []), branch];
    const place = union(longer.map(({ box }) => box));
    const isBeside = last && last.top === branch.top && last.box.right <= branch.box.left;
    const isOwn = (card: string) => longer.some(({ cards }) => cards.has(card));
    if (segment && place && isBeside && isClear({ ...place, top: level + 1 }, isOwn, near)) segment.push(branch);
    else segments.push([branch]);
  }
  return segments.filter(({ length }) => length > 1);
}

/** Lets an owner's link part at a level and come straight down on what it leads to. */
function straighten({ key, edge }: Branch, level: number, { laid: { nodes, links } }: CardOccupancy): void {
  const route = links.get(edge.link.key);
  const [start, end, at] = [route?.path[0], route?.path.at(-1), nodes.get(key)];
  if (!route || !start || !end || !at) return;
  const path = simplified([start, { x: start.x, y: level }, { x: at.x, y: level }, { x: at.x, y: end.y }]);
  links.set(edge.link.key, { ...route, path, label: route.label && { ...route.label, x: at.x } });
}
