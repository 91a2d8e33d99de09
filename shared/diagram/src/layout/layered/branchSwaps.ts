import { overlaps, type Bounds, type Point } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import type { ComponentLayout } from '../componentLayout';
import { moveBranch, type Branch, type StandingBranch } from './branches';
import { isClear, type CardOccupancy, type Occupant } from './cardOccupancy';

type Route = ComponentLayout['links'] extends Map<string, infer One> ? One : never;

/** Where a branch can stand: its first card, and the route of its owner's link. */
interface Place {
  at: Point | undefined;
  route: Route | undefined;
}

/** Branches of one row change places two by two, with the routes of their owner's links, where each finds room in the place of the other. */
export function swapBranches(
  branches: readonly StandingBranch[],
  rankOf: (branch: Branch) => number,
  near: readonly Occupant[],
  standing: CardOccupancy,
): void {
  const { nodes, links } = standing.laid;
  const places = branches.map(({ key, edge }): Place => ({ at: nodes.get(key), route: links.get(edge.link.key) }));
  const order = [...branches];
  for (let at = 0; at < order.length; at++) {
    const later = order.map((branch, place) => ({ branch, place })).slice(at);
    later.sort((a, b) => rankOf(a.branch) - rankOf(b.branch));
    for (const { branch, place } of later) {
      const here = order[at];
      if (!here || branch === here) break;
      if (branch.top !== here.top) continue;
      [order[at], order[place]] = [branch, here];
      if (fits(order, branches, { places, near, standing })) break;
      [order[at], order[place]] = [here, branch];
    }
  }
  const moves = order.map((branch, at) => ({ branch, ...moveTo(branch, places[at], standing) }));
  for (const { branch, by, route } of moves) {
    moveBranch(branch, by, standing);
    if (route) links.set(branch.edge.link.key, route);
  }
}

interface Ground {
  places: readonly Place[];
  near: readonly Occupant[];
  standing: CardOccupancy;
}

/** Whether the branches that have changed places stand clear of all others and of each other. */
function fits(order: readonly Branch[], before: readonly Branch[], { places, near, standing }: Ground): boolean {
  const moved = order.flatMap((branch, at) =>
    branch === before[at] ? [] : [{ branch, boxes: boxesAt(branch, places[at], standing) }],
  );
  const isMoved = (card: string) => moved.some(({ branch }) => branch.cards.has(card));
  return moved.every(({ boxes }, at) => {
    const others = moved.slice(at + 1).flatMap((other) => other.boxes);
    return boxes.every((box) => isClear(box, isMoved, near) && !others.some((other) => overlaps(box, other)));
  });
}

/** How far a branch moves to a place, and its owner's link there: the words stay at their height. */
function moveTo(
  { key, edge }: Branch,
  place: Place | undefined,
  { laid }: CardOccupancy,
): { by: number; route?: Route } {
  const by = (place?.at?.x ?? 0) - (laid.nodes.get(key)?.x ?? 0);
  if (!place?.route) return { by };
  const { path, label: there } = place.route;
  const label = there && laid.links.get(edge.link.key)?.label;
  const turned = edge.link.from !== edge.holder;
  return { by, route: { path, label: label && there ? { x: there.x, y: label.y } : null, turned } };
}

/** What a branch would take up at a place, its words among it. */
function boxesAt(branch: Branch, place: Place | undefined, standing: CardOccupancy): Bounds[] {
  const { by, route } = moveTo(branch, place, standing);
  const cards = [...branch.cards].flatMap((card) => standing.cardBox(card) ?? []);
  const own = [...cards, ...branch.inside.flatMap((edge) => standing.piecesOf(edge))];
  const label = route?.label && branch.edge.link.label && labelBounds(route.label, branch.edge.link.label);
  const moved = own.map((box) => ({ ...box, left: box.left + by, right: box.right + by }));
  return [...moved, ...(label ? [label] : [])];
}
