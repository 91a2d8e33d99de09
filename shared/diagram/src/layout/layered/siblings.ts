import { union } from '../../geometry/box';
import type { ComponentLayout } from '../componentLayout';
import { branchesByOwner, standingBranches, type Branch, type StandingBranch } from './branches';
import { orderAdjacentBranches } from './branchOrder';
import { swapBranches } from './branchSwaps';
import type { ConnectedComponent } from '../connectedComponents';
import { CardOccupancy } from './cardOccupancy';

/** Up to so many branches of an owner, each of so few cards, also change places with others that stand apart from them. */
const BRANCHES_MAX = 24;
const CARDS_MAX = 12;
/** How far beside the places of branches what stands there is looked at: more than a card is wide, or words. */
const REACH = 240;

/**
 * A laid part with siblings in the order of shares, then names, where that costs nothing: branches that stand beside each other with nothing
 * between or under them change places, and small ones also over others, where each finds room in the place of the other. The same lines cross as before.
 */
export function siblingsInOrder(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const standing = new CardOccupancy(part, laid);
  for (const branches of branchesByOwner(part)) {
    if (branches.length < 2) continue;
    orderBranches(branches, standing);
  }
  return standing.laid;
}

/** Puts the branches of one owner in the order in which they come, as far as there is room. */
function orderBranches(branches: readonly Branch[], standing: CardOccupancy): void {
  const rank = new Map(branches.map(({ key }, at) => [key, at]));
  const rankOf = ({ key }: Branch) => rank.get(key) ?? 0;
  const isDone = (all: readonly Branch[]) =>
    all.every((branch, at) => at === 0 || rankOf(all[at - 1] ?? branch) < rankOf(branch));
  const level = levelOf(branches, standing.laid);
  const before = standingBranches(branches, standing);
  const reach = union(before.map(({ box }) => box));
  if (level === null || !reach || isDone(before)) return;
  const around = { ...reach, left: reach.left - REACH, right: reach.right + REACH, top: level };
  orderAdjacentBranches(before, rankOf, { level, near: standing.within(around) }, standing);
  standing.lookAgain(cardsOf(before));
  const small = standingBranches(branches, standing).filter(({ cards }) => cards.size <= CARDS_MAX);
  if (small.length > BRANCHES_MAX || isDone(small)) return;
  swapBranches(small, rankOf, standing.within(around), standing);
  standing.lookAgain(cardsOf(before));
}

function cardsOf(branches: readonly StandingBranch[]): string[] {
  return branches.flatMap(({ cards }) => [...cards]);
}

/** The height at which an owner's links part; null where all of them run straight down. */
function levelOf(branches: readonly Branch[], { links }: ComponentLayout): number | null {
  const levels = branches.flatMap(({ edge }) => {
    const path = links.get(edge.link.key)?.path ?? [];
    return path.length >= 4 ? [path[1]?.y ?? 0] : [];
  });
  return levels.length ? Math.min(...levels) : null;
}
