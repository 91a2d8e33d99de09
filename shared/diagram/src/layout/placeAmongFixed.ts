import { bendsOf } from '../route/bends';
import { grown, movedBy, overlaps, union, type Bounds } from '../geometry/box';
import type { Frame } from '../group/frames';
import { GridIndex } from '../index/gridIndex';
import { segmentTouches, segmentBounds, segmentsOf, type Segment } from '../geometry/segment';
import { cardBounds, type Scene } from '../scene/scene';
import type { Arrangement } from './types';
import type { Point } from '../geometry/box';
import { layoutFrames } from '../group/groups';
import { nearestFreePlace } from './nearestFreePlace';
import { nodeBox } from './nodeBox';
import { shifted } from './shifted';
import type { LayoutInput } from './types';

/** Space between what is laid out and what stays. */
const CLEAR = 16;
/** Space between two cards of which one stays, for the bundle, the label and the arrow of the link that joins them. */
const JOINED = 64;

/**
 * A layout of some of the cards, put where they stood, as a whole aside where one would come to stand over what stays or one of its links
 * behind a card that stays. The frames of groups count as cards: those of groups in the layout, and `frames`, in which none of its cards lies.
 */
export function placeAmongFixed(
  arrangement: Arrangement,
  input: LayoutInput,
  scene: Scene,
  frames: readonly Frame[] = [],
): Arrangement {
  const moves = (key: string) => arrangement.nodes.has(key);
  const sizes = new Map(input.nodes.map((node) => [node.key, node]));
  const own = new Map(
    [...arrangement.nodes].flatMap(([key, at]) => {
      const node = sizes.get(key);
      return node ? [[key, nodeBox(node, at)] as const] : [];
    }),
  );
  const before = union(input.nodes.flatMap(({ key }) => scene.cards.get(key) ?? []).map(cardBounds));
  const after = union(own.values());
  if (!before || !after) return arrangement;
  const standing = [...scene.cards].flatMap(([key, card]) => (moves(key) ? [] : [cardBounds(card)]));
  const cards = indexOf(standing);
  const taken = indexOf([...standing, ...frames.map(({ bounds }) => bounds)]);
  const routes = segmentsThatStay(scene, moves);
  const routeIndex = indexOf(routes.map(([a, b]) => segmentBounds(a, b)));
  const boxes = [
    ...own.values(),
    ...layoutFrames(input.groups ?? [], sizes, arrangement.nodes).map(({ bounds }) => bounds),
  ];
  const segments = runsOf(arrangement, input);
  const joined = joinedBoxes(scene, own);
  const isFree = (by: Point) =>
    boxes.every((box) => {
      const there = grown(movedBy(box, by), CLEAR);
      return found(taken, there).every(({ bounds }) => !overlaps(bounds, there));
    });
  const isClear = (by: Point) =>
    isFree(by) &&
    boxes.every((box) => {
      const there = movedBy(box, by);
      return found(routeIndex, there).every(({ at }) => !isBehind(routes[at], there));
    }) &&
    segments.every(([a, b]) => {
      const segment = [added(a, by), added(b, by)] as const;
      return found(cards, segmentBounds(...segment, CLEAR)).every(
        ({ bounds }) => !isBehind(segment, grown(bounds, CLEAR)),
      );
    }) &&
    joined.every(({ box, other }) => !overlaps(grown(movedBy(box, by), JOINED), other));
  const wanted = {
    x: Math.round((before.left + before.right - after.left - after.right) / 2),
    y: Math.round(before.top - after.top),
  };
  const place = nearestFreePlace(wanted, isClear);
  return shifted(arrangement, isClear(place) ? place : nearestFreePlace(wanted, isFree));
}

/** The pieces of links that keep their route, bends and all, as neither of their cards moves. */
function segmentsThatStay({ links }: Scene, moves: (key: string) => boolean): Segment[] {
  const stay = [...links.values()].filter(({ link }) => link.points && !moves(link.from) && !moves(link.to));
  return stay.flatMap(({ path }) => segmentsOf(path));
}

/** The pieces of the links of a layout that don't find their route by themselves, from the middles of their cards. */
function runsOf({ nodes, links }: Arrangement, input: LayoutInput): Segment[] {
  return input.links.flatMap(({ key, from, to }) => {
    const [route, start, end] = [links.get(key), nodes.get(from), nodes.get(to)];
    if (!route || !start || !end || from === to || (!route.points && route.routing !== 'straight' && !input.straight))
      return [];
    return segmentsOf([start, ...bendsOf(route.points), end]);
  });
}

/** The boxes of cards of a layout that links join to cards which stay, with the boxes of these. */
function joinedBoxes({ cards, links }: Scene, own: ReadonlyMap<string, Bounds>): { box: Bounds; other: Bounds }[] {
  return [...links.values()].flatMap(({ link: { from, to } }) => {
    const [moved, stays] = own.has(from) ? [from, to] : [to, from];
    const [box, card] = [own.get(moved), own.has(stays) ? undefined : cards.get(stays)];
    return box && card ? [{ box, other: cardBounds(card) }] : [];
  });
}

function isBehind(segment: Segment | undefined, box: Bounds): boolean {
  return segment !== undefined && segmentTouches(...segment, box);
}

function added(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function indexOf(boxes: readonly Bounds[]): GridIndex {
  const index = new GridIndex();
  boxes.forEach((box, at) => index.set(String(at), box));
  return index;
}

/** What an index holds that reaches into a rectangle, each with its place in the order in which it came. */
function found(index: GridIndex, box: Bounds): { at: number; bounds: Bounds }[] {
  return [...index.query(box)].map((key) => ({ at: Number(key), bounds: index.get(key) ?? box }));
}
