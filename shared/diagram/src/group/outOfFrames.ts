import { grown, movedBy, overlaps, type Bounds, type Point } from '../geometry/box';
import { translateToOrigin } from '../layout/translate';
import { nearestFreePlace } from '../layout/nearestFreePlace';
import { intruders, layoutFrames } from './groups';
import { nodeBox } from '../layout/nodeBox';
import type { ConnectedComponent } from '../layout/connectedComponents';
import type { LayoutGroup, LayoutNode, ComponentLayout } from '../layout/types';

/** Space that a card put elsewhere keeps from what stands there. */
const CLEAR = 20;
/** A card put elsewhere may widen the frame of a group of its own; so often that is looked at again. */
const ROUNDS = 8;

/**
 * A layout whose groups over each other are put apart, and each card that stands over the frame of a group of others goes to the nearest place clear of cards and of such
 * frames; its links find their route by themselves.
 */
export function outOfFrames(part: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  if (part.groups.length === 0) return layout;
  const cards = new Map(part.nodes.map((node) => [node.key, node]));
  const { places, moved } = putOutOfFrames(part.groups, cards, layout.nodes);
  if (moved.size === 0) return layout;
  const links = new Map(layout.links);
  for (const { link } of part.edges) if (moved.has(link.from) || moved.has(link.to)) links.delete(link.key);
  const boxes = [...places].flatMap(([key, at]) => boxesAt(cards.get(key), at));
  return translateToOrigin({ ...layout, nodes: places, links }, boxes);
}

/** Puts cards that stand over the frames of groups of others elsewhere, but for those that keep their place; tells which have moved. */
export function putOutOfFrames(
  groups: readonly LayoutGroup[],
  cards: ReadonlyMap<string, LayoutNode>,
  standing: ReadonlyMap<string, Point>,
  fixed: ReadonlySet<string> = new Set(),
): { places: Map<string, Point>; moved: Set<string> } {
  const places = new Map(standing);
  const moved = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of putApart(groups, cards, places, fixed)) moved.add(key);
    const over = intruders(groups, cards, places).filter((key) => !fixed.has(key));
    if (over.length === 0) break;
    for (const key of over) {
      const [node, at] = [cards.get(key), places.get(key)];
      if (!node || !at) continue;
      places.set(key, freePlace(node, at, groups, cards, places));
      moved.add(key);
    }
  }
  return { places, moved };
}

/** Moves groups as a whole, one after the other, to where their frames are clear of those before; answers which cards have moved. */
function putApart(
  groups: readonly LayoutGroup[],
  cards: ReadonlyMap<string, LayoutNode>,
  places: Map<string, Point>,
  fixed: ReadonlySet<string>,
): string[] {
  const moved: string[] = [];
  groups.forEach((group, at) => {
    if (group.cards.some((card) => fixed.has(card))) return;
    const frames = new Map(layoutFrames(groups, cards, places).map(({ key, bounds }) => [key, bounds]));
    const own = frames.get(group.key);
    const before = groups.slice(0, at).filter((other) => !group.cards.every((card) => other.cards.includes(card)));
    const taken = before.flatMap(({ key }) => frames.get(key) ?? []);
    if (!own || taken.every((other) => !overlaps(other, own))) return;
    const by = nearestFreePlace({ x: 0, y: 0 }, (shift) => {
      const there = grown(movedBy(own, shift), CLEAR);
      return taken.every((other) => !overlaps(other, there));
    });
    for (const card of group.cards) {
      const place = places.get(card);
      if (place) places.set(card, { x: place.x + by.x, y: place.y + by.y });
      moved.push(card);
    }
  });
  return moved;
}

function freePlace(
  node: LayoutNode,
  at: Point,
  groups: readonly LayoutGroup[],
  cards: ReadonlyMap<string, LayoutNode>,
  places: ReadonlyMap<string, Point>,
): Point {
  const own = new Set(groups.filter((group) => group.cards.includes(node.key)).map(({ key }) => key));
  const frames = layoutFrames(groups, cards, places).filter(({ key }) => !own.has(key));
  const others = [...places].flatMap(([key, place]) => (key === node.key ? [] : boxesAt(cards.get(key), place)));
  const taken = [...others, ...frames.map(({ bounds }) => bounds)];
  return nearestFreePlace(at, (place) => {
    const box = nodeBox(node, place, CLEAR);
    return taken.every((other) => !overlaps(other, box));
  });
}

function boxesAt(node: LayoutNode | undefined, at: Point): Bounds[] {
  return node ? [nodeBox(node, at)] : [];
}
