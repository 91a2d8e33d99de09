import { union, type Bounds } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import { group, type Edge, type ConnectedComponent, startsAlone } from '../connectedComponents';
import type { CardOccupancy } from './cardOccupancy';

/** What one owner alone holds, with all that hangs under it alone. */
export interface Branch {
  key: string;
  /** Its owner's link to it. */
  edge: Edge;
  cards: ReadonlySet<string>;
  /** The links that lead to its cards but for its owner's. */
  inside: readonly Edge[];
}

/** A branch at its place. */
export interface StandingBranch extends Branch {
  /** What it takes up with its label, the link of its owner coming straight down. */
  box: Bounds;
  /** The top of its first card: those of one row have the same. */
  top: number;
}

/** By owner, the branches that hang under it by its bundle, in the order in which a reader would name them. */
export function branchesByOwner(part: ConnectedComponent): Branch[][] {
  const owners = group(part.edges, ({ held }) => held);
  const cards = ownCards(part, owners);
  const branches = part.edges.flatMap((edge): Branch[] => {
    const own = cards.get(edge.held);
    if (!own || owners.get(edge.held)?.length !== 1 || startsAlone(edge)) return [];
    const inside = [...own].flatMap((card) => (card === edge.held ? [] : (owners.get(card) ?? [])));
    return [{ key: edge.held, edge, cards: own, inside }];
  });
  return [...group(branches, ({ edge }) => edge.holder).values()];
}

/** For each card that one owner alone holds, and so all below it: itself and all below it. */
function ownCards(
  { nodes, edges }: ConnectedComponent,
  owners: ReadonlyMap<string, readonly Edge[]>,
): Map<string, Set<string>> {
  const down = group(edges, ({ holder }) => holder);
  const found = new Map<string, Set<string>>();
  for (const { key } of nodes) {
    const cards = new Set([key]);
    for (const one of cards) for (const { held } of down.get(one) ?? []) cards.add(held);
    const outside = [...cards].flatMap((one) => (owners.get(one) ?? []).filter(({ holder }) => !cards.has(holder)));
    const [first] = outside;
    if (first && outside.every(({ holder, held }) => holder === first.holder && held === key)) found.set(key, cards);
  }
  return found;
}

/** Branches at their places, from left to right. */
export function standingBranches(branches: readonly Branch[], standing: CardOccupancy): StandingBranch[] {
  return branches.flatMap((branch) => standingBranch(branch, standing) ?? []).sort((a, b) => a.box.left - b.box.left);
}

function standingBranch(branch: Branch, standing: CardOccupancy): StandingBranch | null {
  const { nodes, links } = standing.layout;
  const { key, edge, cards, inside } = branch;
  const [at, label, first] = [nodes.get(key), links.get(edge.link.key)?.label, standing.cardBox(key)];
  if (!at || !first) return null;
  const labelBox = label && edge.link.label && labelBounds({ x: at.x, y: label.y }, edge.link.label);
  const boxes = [...cards].flatMap((card) => standing.cardBox(card) ?? []);
  const box = union([...boxes, ...(labelBox ? [labelBox] : []), ...inside.flatMap((one) => standing.piecesOf(one))]);
  return box && { ...branch, box, top: first.top };
}

/** Moves a branch sideways, but for its owner's link. */
export function moveBranch({ cards, inside }: Branch, by: number, { layout: { nodes, links } }: CardOccupancy): void {
  const moved = <P extends { x: number }>(point: P): P => ({ ...point, x: point.x + by });
  for (const card of cards) {
    const at = nodes.get(card);
    if (at) nodes.set(card, moved(at));
  }
  for (const { link } of inside) {
    const route = links.get(link.key);
    if (route) links.set(link.key, { ...route, path: route.path.map(moved), label: route.label && moved(route.label) });
  }
}
