import { boundsOf, overlaps, union, type Bounds } from '@stemma/shared/chart/geometry/box';
import { labelBounds } from '@stemma/shared/chart/geometry/labelPlace';
import { simplified } from '@stemma/shared/chart/geometry/polyline';
import { runBounds } from '@stemma/shared/chart/geometry/run';
import type { LaidPart } from './assemble';
import { group, type Edge, type Part } from './order';
import type { LayoutNode } from './types';

/** What one owner alone holds, with all that hangs under it alone, at its place. */
interface Branch {
  key: string;
  /** Its owner's link to it. */
  edge: Edge;
  cards: ReadonlySet<string>;
  /** What it takes up with its words, the link of its owner coming straight down; and the top of its first card. */
  box: Bounds;
  top: number;
}

type Ways = LaidPart['links'];

/** Space that a branch keeps from what is not its owner's. */
const APART = 6;
/** Up to so many branches of an owner, each of so few cards, also change places with others that stand apart from them. */
const BRANCHES_MAX = 24;
const CARDS_MAX = 12;
/** How far beside the places of branches what stands there is looked at: more than a card is wide, or words. */
const REACH = 240;

/**
 * A laid part with siblings in the order of shares, then names, where that costs nothing: branches that stand beside each other with nothing
 * between or under them change places, and small ones also over others, where each finds room in the place of the other. The same lines cross as before.
 */
export function siblingsInOrder(part: Part, laid: LaidPart): LaidPart {
  const own = ownBranches(part);
  const now = { ...laid, nodes: new Map(laid.nodes), links: new Map(laid.links) };
  const sizes = new Map(part.nodes.map((node) => [node.key, node]));
  const inside = new Map<string, Edge[]>();
  const links = group(part.edges, ({ held }) => held);
  for (const [key, cards] of own)
    inside.set(
      key,
      [...cards].flatMap((one) => (one === key ? [] : (links.get(one) ?? []))),
    );
  const all = group(
    part.edges.filter(({ held }) => own.has(held) && links.get(held)?.length === 1),
    ({ holder }) => holder,
  );
  const at = (card: string) => thingsAt(card, links.get(card) ?? [], sizes, now);
  const things = new Map(part.nodes.map(({ key }) => [key, at(key)]));
  for (const edges of all.values()) {
    if (edges.length < 2) continue;
    const rank = new Map(edges.map(({ held }, at) => [held, at]));
    const level = levelOf(edges, now.links);
    if (level === null) continue;
    const stand = () =>
      edges
        .flatMap(
          (edge) => branchAt(edge, own.get(edge.held) ?? new Set(), inside.get(edge.held) ?? [], sizes, now) ?? [],
        )
        .sort((a, b) => a.box.left - b.box.left);
    const isDone = (branches: readonly Branch[]) =>
      branches.every(({ key }, at) => at === 0 || (rank.get(branches[at - 1]?.key ?? '') ?? 0) < (rank.get(key) ?? 0));
    const branches = stand();
    if (isDone(branches)) continue;
    const reach = union(branches.map(({ box }) => box));
    if (!reach) continue;
    const around = { left: reach.left - REACH, right: reach.right + REACH, top: level, bottom: reach.bottom };
    const near = () => [...things.values()].flatMap((all) => all.filter(({ box }) => overlaps(box, around)));
    const refresh = () => {
      for (const { cards } of branches) for (const card of cards) things.set(card, at(card));
    };
    for (const run of runsOf(branches, near(), level)) inOrder(run, rank, level, inside, now);
    refresh();
    const small = stand().filter(({ cards }) => cards.size <= CARDS_MAX);
    if (small.length > BRANCHES_MAX || isDone(small)) continue;
    swapped(small, rank, inside, { things: near(), sizes, laid: now });
    refresh();
  }
  return now;
}

/** For each card that one owner alone holds, and so all below it: the cards of its branch, itself among them. */
function ownBranches({ nodes, edges }: Part): Map<string, Set<string>> {
  const owners = group(edges, ({ held }) => held);
  const down = group(edges, ({ holder }) => holder);
  const branches = new Map<string, Set<string>>();
  for (const { key } of nodes) {
    const branch = new Set([key]);
    for (const one of branch) for (const { held } of down.get(one) ?? []) branch.add(held);
    const outside = [...branch].flatMap((one) => (owners.get(one) ?? []).filter(({ holder }) => !branch.has(holder)));
    const [first] = outside;
    if (first && outside.every(({ holder, held }) => holder === first.holder && held === key))
      branches.set(key, branch);
  }
  return branches;
}

/** The height at which an owner's links part; null where all of them run straight down. */
function levelOf(edges: readonly Edge[], ways: Ways): number | null {
  const levels = edges.flatMap(({ link }) => {
    const path = ways.get(link.key)?.path ?? [];
    return path.length >= 4 ? [path[1]?.y ?? 0] : [];
  });
  return levels.length ? Math.min(...levels) : null;
}

function branchAt(
  edge: Edge,
  cards: ReadonlySet<string>,
  inside: readonly Edge[],
  sizes: ReadonlyMap<string, LayoutNode>,
  laid: LaidPart,
): Branch | null {
  const { nodes, links } = laid;
  const at = nodes.get(edge.held);
  const label = links.get(edge.link.key)?.label;
  const boxes = [...cards].flatMap((key) => cardBox(sizes.get(key), nodes.get(key)) ?? []);
  const words = label && at && edge.link.label && labelBounds({ x: at.x, y: label.y }, edge.link.label);
  const box = union([...boxes, ...(words ? [words] : []), ...inside.flatMap((edge) => piecesOf(edge, laid))]);
  return at && box ? { key: edge.held, edge, cards, box, top: at.y - (sizes.get(edge.held)?.height ?? 0) / 2 } : null;
}

function cardBox(node: LayoutNode | undefined, at: { x: number; y: number } | undefined): Bounds | null {
  if (!node || !at) return null;
  const box = boundsOf({ ...at, width: node.width, height: node.height });
  return { ...box, bottom: box.bottom + node.drop };
}

/** Something that stands on the part: a card, or a piece of a link and its words, which count to the held card. */
interface Thing {
  card: string;
  box: Bounds;
}

/** What counts to a card: itself, and the links that lead to it. */
function thingsAt(
  card: string,
  held: readonly Edge[],
  sizes: ReadonlyMap<string, LayoutNode>,
  laid: LaidPart,
): Thing[] {
  const own = cardBox(sizes.get(card), laid.nodes.get(card));
  return [...(own ? [own] : []), ...held.flatMap((edge) => piecesOf(edge, laid))].map((box) => ({ card, box }));
}

/** Whether a place holds nothing but branches and their owner's links to them. */
function isClear(place: Bounds, branches: readonly Branch[], things: readonly Thing[]): boolean {
  const box = { ...place, left: place.left - APART, right: place.right + APART };
  return things.every((thing) => !overlaps(thing.box, box) || branches.some(({ cards }) => cards.has(thing.card)));
}

/** Branches that stand beside each other at one height, nothing else between or below their cards. */
function runsOf(branches: readonly Branch[], things: readonly Thing[], level: number): Branch[][] {
  const runs: Branch[][] = [];
  for (const branch of branches) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const whole = run && union([...run, branch].map(({ box }) => box));
    const fits = last && last.top === branch.top && last.box.right <= branch.box.left;
    if (run && whole && fits && isClear({ ...whole, top: level + 1 }, [...run, branch], things)) run.push(branch);
    else runs.push([branch]);
  }
  return runs.filter(({ length }) => length > 1);
}

function inOrder(
  run: readonly Branch[],
  rank: ReadonlyMap<string, number>,
  level: number,
  inside: ReadonlyMap<string, readonly Edge[]>,
  laid: LaidPart,
): void {
  const wanted = [...run].sort((a, b) => (rank.get(a.key) ?? 0) - (rank.get(b.key) ?? 0));
  if (wanted.every((branch, at) => branch === run[at])) return;
  let left = run[0]?.box.left ?? 0;
  wanted.forEach((branch, at) => {
    const gap = (run[at + 1]?.box.left ?? 0) - (run[at]?.box.right ?? 0);
    shift(branch, left - branch.box.left, inside.get(branch.key) ?? [], laid);
    straighten(branch, level, laid);
    left += branch.box.right - branch.box.left + gap;
  });
}

/** Branches of one row change places two by two, with the ways of their owner's links, where each finds room in the place of the other. */
function swapped(
  branches: readonly Branch[],
  rank: ReadonlyMap<string, number>,
  inside: ReadonlyMap<string, readonly Edge[]>,
  { things, sizes, laid }: { things: readonly Thing[]; sizes: ReadonlyMap<string, LayoutNode>; laid: LaidPart },
): void {
  const places = branches.map(({ key, edge }) => ({ at: laid.nodes.get(key), way: laid.links.get(edge.link.key) }));
  const order = [...branches];
  const standing = ({ key, edge }: Branch, place: number) => {
    const { at, way } = places[place] ?? {};
    const label = way?.label && laid.links.get(edge.link.key)?.label;
    const turned = edge.link.from !== edge.holder;
    return {
      by: (at?.x ?? 0) - (laid.nodes.get(key)?.x ?? 0),
      way: way && { path: way.path, label: label && way.label ? { x: way.label.x, y: label.y } : null, turned },
    };
  };
  const boxesAt = (branch: Branch, place: number): Bounds[] => {
    const { by, way } = standing(branch, place);
    const cards = [...branch.cards].flatMap((key) => cardBox(sizes.get(key), laid.nodes.get(key)) ?? []);
    const ways = (inside.get(branch.key) ?? []).flatMap((edge) => piecesOf(edge, laid));
    const words = way?.label && branch.edge.link.label && labelBounds(way.label, branch.edge.link.label);
    const moved = [...cards, ...ways].map((box) => ({ ...box, left: box.left + by, right: box.right + by }));
    return [...moved, ...(words ? [words] : [])];
  };
  const fits = (): boolean => {
    const moved = order.flatMap((one, at) => (one === branches[at] ? [] : [{ one, boxes: boxesAt(one, at) }]));
    const gone = moved.map(({ one }) => one);
    return moved.every(({ boxes }, at) => {
      const others = moved.slice(at + 1).flatMap((other) => other.boxes);
      return boxes.every((box) => isClear(box, gone, things) && !others.some((other) => overlaps(box, other)));
    });
  };
  for (let at = 0; at < order.length; at++) {
    const later = order.map((one, place) => ({ one, place })).slice(at);
    later.sort((a, b) => (rank.get(a.one.key) ?? 0) - (rank.get(b.one.key) ?? 0));
    for (const { one, place } of later) {
      const here = order[at];
      if (!here || one === here) break;
      if (one.top !== here.top) continue;
      [order[at], order[place]] = [one, here];
      if (fits()) break;
      [order[at], order[place]] = [here, one];
    }
  }
  for (const { one, by, way } of order.map((one, at) => ({ one, ...standing(one, at) }))) {
    shift(one, by, inside.get(one.key) ?? [], laid);
    if (way) laid.links.set(one.edge.link.key, way);
  }
}

/** Moves a branch sideways, but for its owner's link. */
function shift({ cards }: Branch, by: number, inside: readonly Edge[], { nodes, links }: LaidPart): void {
  const moved = <P extends { x: number }>(point: P): P => ({ ...point, x: point.x + by });
  for (const card of cards) {
    const at = nodes.get(card);
    if (at) nodes.set(card, moved(at));
  }
  for (const { link } of inside) {
    const way = links.get(link.key);
    if (way) links.set(link.key, { ...way, path: way.path.map(moved), label: way.label && moved(way.label) });
  }
}

/** Lets an owner's link part at a level and come straight down on what it leads to. */
function straighten({ key, edge }: Branch, level: number, { nodes, links }: LaidPart): void {
  const way = links.get(edge.link.key);
  const [start, end, at] = [way?.path[0], way?.path.at(-1), nodes.get(key)];
  if (!way || !start || !end || !at) return;
  const path = simplified([start, { x: start.x, y: level }, { x: at.x, y: level }, { x: at.x, y: end.y }]);
  links.set(edge.link.key, { ...way, path, label: way.label && { ...way.label, x: at.x } });
}

/** The runs of a link's way and its words. */
function piecesOf({ link }: Edge, laid: LaidPart): Bounds[] {
  const way = laid.links.get(link.key);
  const runs = (way?.path ?? []).slice(1).map((end, at) => runBounds(way?.path[at] ?? end, end));
  return [...runs, ...(way?.label && link.label ? [labelBounds(way.label, link.label)] : [])];
}
