import { group } from '../connectedComponents';
import type { TreeLink, TreePlaces } from './treeLinks';
import type { VerticalChannels } from './verticalChannels';
import type { LayoutNode } from '../types';

/** How far apart links end at a card where it is wide enough: labels find room on each. */
const APART = 56;
/** Space that an end keeps from a card's corner and from the label below it. */
const CLEAR = 4;
/** Space beside the links that lead to the card itself. */
const LOOP = 14;
/** How far apart places are at which an end is tried that is taken by another line. */
const STEP = 6;

/** Where a link ends, as x: at the lower edge of the upper card, and at the upper edge of the lower one. */
export interface TreeEnds {
  upper: number;
  lower: number;
}

/**
 * Where links end: branches in the middle of what is held, the others beside these, on the side from which they come, those from near by
 * next to the middle. All leave their owner by its middle, but for those that have a head there, or arrive there from below: these stand beside it. The places are
 * taken among what runs up and down.
 */
export function treeEnds(
  links: readonly TreeLink[],
  { nodes, sizes, levels }: TreePlaces,
  uprights: VerticalChannels,
): Map<TreeLink, TreeEnds> {
  const x = (key: string) => nodes.get(key)?.x ?? 0;
  const levelOf = (key: string) => levels.get(key) ?? 0;
  const lower = new Map<TreeLink, number>();
  for (const [key, all] of group(links, (link) => link.lower)) {
    const beside = all.filter(({ isBranch }) => !isBranch);
    for (const link of all) if (link.isBranch) lower.set(link, x(key));
    const side = { middle: x(key), gap: levelOf(key) - 1, room: roomAbove(sizes.get(key)), uprights };
    placeBeside(beside, side, (link) => x(link.upper), lower);
  }
  const upper = new Map<TreeLink, number>();
  for (const [key, all] of group(links, (link) => link.upper)) {
    const aside = all.filter((link) => link.aside);
    for (const link of all) if (!link.aside) upper.set(link, x(key));
    const side = { middle: x(key), gap: levelOf(key), room: roomBelow(sizes.get(key)), uprights };
    placeBeside(aside, side, (link) => lower.get(link) ?? x(link.lower), upper);
  }
  return new Map(links.map((link) => [link, { upper: upper.get(link) ?? 0, lower: lower.get(link) ?? 0 }]));
}

/** A card's upper or lower edge: how far from its middle links may end, and in which gap between rows they do. */
interface CardEdge {
  middle: number;
  gap: number;
  room: Room;
  uprights: VerticalChannels;
}

/** How far from a card's middle links end at least, and at most to either side. */
interface Room {
  least: number;
  left: number;
  right: number;
}

/** Gives links their places beside a card's middle, the nearest first; those from right over or under it where fewer stand. */
function placeBeside(
  links: readonly TreeLink[],
  { middle, gap, room, uprights }: CardEdge,
  from: (link: TreeLink) => number,
  places: Map<TreeLink, number>,
): void {
  const sides: { left: TreeLink[]; right: TreeLink[] } = { left: [], right: [] };
  const far = (link: TreeLink) => Math.abs(from(link) - middle);
  for (const link of [...links].sort((a, b) => far(a) - far(b))) {
    const fewer = sides.left.length <= sides.right.length ? 'left' : 'right';
    const isOver = far(link) <= Math.max(room.left, room.right);
    sides[isOver ? fewer : from(link) <= middle ? 'left' : 'right'].push(link);
  }
  for (const side of ['left', 'right'] as const) {
    const all = sides[side];
    const most = Math.max(room[side], 0);
    const least = Math.min(room.least, most);
    const apart = Math.min(APART, (most - least) / Math.max(1, all.length));
    all.forEach((link, at) => {
      const sign = side === 'left' ? -1 : 1;
      const wanted = least + apart * (at + 1);
      const tried = [
        wanted,
        ...between(wanted, wanted - apart / 2),
        ...between(wanted, Math.min(wanted + apart / 2, most)),
      ];
      const place = tried.find((off) => !uprights.isTaken(middle + sign * off, gap, gap, link.line)) ?? wanted;
      places.set(link, middle + sign * place);
      uprights.take(middle + sign * place, gap, gap, link.line);
    });
  }
}

/** Places from one to another, a step apart. */
function between(from: number, to: number): number[] {
  const count = Math.floor(Math.abs(to - from) / STEP);
  return Array.from({ length: count }, (_, at) => from + Math.sign(to - from) * STEP * (at + 1));
}

function roomAbove(node: LayoutNode | undefined): Room {
  const half = halfOf(node);
  return { least: 0, left: half, right: Math.min(half, (node?.loops?.left ?? Infinity) - LOOP) };
}

function roomBelow(node: LayoutNode | undefined): Room {
  const half = halfOf(node);
  return { least: node?.pill ? node.pill / 2 : 0, left: half, right: half };
}

function halfOf(node: LayoutNode | undefined): number {
  return node ? node.width / 2 - node.corner - CLEAR : 0;
}
