import { union, overlaps, type Bounds, type Point } from '../../geometry/box';
import type { ComponentLayout } from '../types';
import { branchesByOwner, standingBranches, type Branch, type StandingBranch, moveBranch } from './branches';
import type { ConnectedComponent } from '../connectedComponents';
import { CardOccupancy, isClear, type Occupant } from './cardOccupancy';
import { simplified } from '../../geometry/polyline';
import { labelBounds } from '../../label/labelPlace';

/** Up to so many branches of an owner, each of so few cards, also change places with others that stand apart from them. */
const BRANCHES_MAX = 24;
const CARDS_MAX = 12;
/** How far beside the places of branches what stands there is looked at: more than a card is wide, or labels. */
const REACH = 240;

/**
 * The layout of a component with siblings in the order of shares, then names, where that costs nothing: branches that stand beside each other with nothing
 * between or under them change places, and small ones also over others, where each finds room in the place of the other. The same lines cross as before.
 */
export function siblingsInOrder(part: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  const standing = new CardOccupancy(part, layout);
  for (const branches of branchesByOwner(part)) {
    if (branches.length < 2) continue;
    orderBranches(branches, standing);
  }
  return standing.layout;
}

/** Puts the branches of one owner in the order in which they come, as far as there is room. */
function orderBranches(branches: readonly Branch[], standing: CardOccupancy): void {
  const rank = new Map(branches.map(({ key }, at) => [key, at]));
  const rankOf = ({ key }: Branch) => rank.get(key) ?? 0;
  const isDone = (all: readonly Branch[]) =>
    all.every((branch, at) => at === 0 || rankOf(all[at - 1] ?? branch) < rankOf(branch));
  const level = levelOf(branches, standing.layout);
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

/** Puts in order what stands beside each other with nothing else between or below, each as far from the next as others were before. */
function orderAdjacentBranches(
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
function straighten({ key, edge }: Branch, level: number, { layout: { nodes, links } }: CardOccupancy): void {
  const route = links.get(edge.link.key);
  const [start, end, at] = [route?.path[0], route?.path.at(-1), nodes.get(key)];
  if (!route || !start || !end || !at) return;
  const path = simplified([start, { x: start.x, y: level }, { x: at.x, y: level }, { x: at.x, y: end.y }]);
  links.set(edge.link.key, { ...route, path, label: route.label && { ...route.label, x: at.x } });
}

type Route = ComponentLayout['links'] extends Map<string, infer One> ? One : never;

/** Where a branch can stand: its first card, and the route of its owner's link. */
interface Place {
  at: Point | undefined;
  route: Route | undefined;
}

/** Branches of one row change places two by two, with the routes of their owner's links, where each finds room in the place of the other. */
function swapBranches(
  branches: readonly StandingBranch[],
  rankOf: (branch: Branch) => number,
  near: readonly Occupant[],
  standing: CardOccupancy,
): void {
  const { nodes, links } = standing.layout;
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

/** How far a branch moves to a place, and its owner's link there: the labels stay at their height. */
function moveTo(
  { key, edge }: Branch,
  place: Place | undefined,
  { layout }: CardOccupancy,
): { by: number; route?: Route } {
  const by = (place?.at?.x ?? 0) - (layout.nodes.get(key)?.x ?? 0);
  if (!place?.route) return { by };
  const { path, label: there } = place.route;
  const label = there && layout.links.get(edge.link.key)?.label;
  const turned = edge.link.from !== edge.holder;
  return { by, route: { path, label: label && there ? { x: there.x, y: label.y } : null, turned } };
}

/** What a branch would take up at a place, its label among it. */
function boxesAt(branch: Branch, place: Place | undefined, standing: CardOccupancy): Bounds[] {
  const { by, route } = moveTo(branch, place, standing);
  const cards = [...branch.cards].flatMap((card) => standing.cardBox(card) ?? []);
  const own = [...cards, ...branch.inside.flatMap((edge) => standing.piecesOf(edge))];
  const label = route?.label && branch.edge.link.label && labelBounds(route.label, branch.edge.link.label);
  const moved = own.map((box) => ({ ...box, left: box.left + by, right: box.right + by }));
  return [...moved, ...(label ? [label] : [])];
}
