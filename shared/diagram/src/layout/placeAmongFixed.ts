import { bendsOf } from '../route/bends';
import { grown, movedBy, overlaps, union, type Bounds, type Point } from '../geometry/box';
import type { Frame } from '../group/frames';
import { GridIndex } from '../index/gridIndex';
import { segmentTouches, segmentBounds, segmentsOf, type Segment, pathEnters } from '../geometry/segment';
import { cardBounds, type Scene, type SceneCard } from '../scene/scene';
import type { Arrangement, LayoutInput, FixedRoute, LinkRoute } from './types';
import { layoutFrames } from '../group/groups';
import { nearestFreePlace } from './nearestFreePlace';
import { nodeBox } from './nodeBox';
import { spaceOf } from './spacing';
import { shifted } from './translate';
import { labelBounds } from '../label/labelPlace';
import { CARD_CLEARANCE } from './straight/straightCost';
import { pairOf } from './straight/straightRoutes';
import { putOutOfFrames } from '../group/outOfFrames';

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

/**
 * The straight links of cards that were laid out, to be sought anew among all cards and the links of the others, which stay but for those
 * that find their route by themselves and would find another one now. `laidStraight` tells whether the links of the layout run straight.
 */
export function routeAroundFixed(
  whole: LayoutInput,
  scene: Scene,
  { nodes }: Arrangement,
  isStraightLayout: boolean,
): LayoutInput {
  const moved = whole.nodes.flatMap((node) => {
    const at = nodes.get(node.key);
    return at ? [nodeBox(node, at)] : [];
  });
  const staying = new Map<string, FixedRoute & { finds: boolean }>();
  const asked = new Set<string>();
  const links = whole.links.filter(({ key, from, to }) => {
    const { link, path, label } = scene.links.get(key) ?? {};
    if (!link || !path) return false;
    const isStraight = scene.routingOf(link) === 'straight' && !link.fromSpot && !link.toSpot;
    if (nodes.has(from) && nodes.has(to)) return isStraightLayout;
    if (nodes.has(from) || nodes.has(to)) return isStraight && link.adjusting === null;
    const labelBox = label ? labelBounds(label, label.shape) : null;
    const finds = isStraight && !link.points;
    const isClear = path.length === 2 && !moved.some((box) => pathEnters(path, grown(box, CARD_CLEARANCE)));
    if (finds && !isClear) asked.add(pairOf(from, to));
    staying.set(key, { path, label: labelBox, finds });
    return true;
  });
  // Links of the same two cards that find their routes run beside each other, and so all of them change with one.
  for (const { key, from, to } of links)
    if (staying.get(key)?.finds && asked.has(pairOf(from, to))) staying.delete(key);
  const standing = new Map(
    whole.nodes.flatMap(({ key }) => {
      const at = nodes.get(key) ?? scene.cards.get(key);
      return at ? [[key, { x: at.x, y: at.y }] as const] : [];
    }),
  );
  return { ...whole, links, standing, staying };
}

const NO_SIZE = { width: 0, height: 0, drop: 0 };

/**
 * A layout with cards that keep their place: it is moved as a whole to where they stand in it, and whichever other card would then touch one
 * of them goes to the nearest free place. Links of cards that did not stay in the layout find their route by themselves.
 */
export function aroundPinned(
  { nodes, links }: Arrangement,
  input: LayoutInput,
  cards: ReadonlyMap<string, SceneCard>,
  pinned: ReadonlySet<string>,
): Arrangement {
  const held = [...nodes].flatMap(([key, at]) => {
    const card = pinned.has(key) ? cards.get(key) : undefined;
    return card ? [{ key, at, x: card.x, y: card.y }] : [];
  });
  if (held.length === 0) return { nodes, links };
  const shift = {
    x: Math.round(held.reduce((sum, one) => sum + one.x - one.at.x, 0) / held.length),
    y: Math.round(held.reduce((sum, one) => sum + one.y - one.at.y, 0) / held.length),
  };
  const moved = shifted({ nodes, links }, shift);
  const places = new Map(moved.nodes);
  const out = new Set<string>();
  const taken = new GridIndex();
  const sizes = new Map(input.nodes.map((node) => [node.key, node]));
  const boxOf = (key: string, at: Point): Bounds =>
    nodeBox(sizes.get(key) ?? NO_SIZE, at, spaceOf(input.spacing).cards / 2);
  for (const { key, x, y } of held) {
    const at = places.get(key);
    if (at && (at.x !== x || at.y !== y)) out.add(key);
    places.set(key, { x, y });
    taken.set(key, boxOf(key, { x, y }));
  }
  const free = (box: Bounds) => [...taken.query(box)].every((key) => !overlaps(taken.get(key) ?? box, box));
  const pushed: string[] = [];
  for (const [key, at] of places) {
    if (pinned.has(key)) continue;
    if (free(boxOf(key, at))) taken.set(key, boxOf(key, at));
    else pushed.push(key);
  }
  for (const key of pushed) {
    const at = places.get(key) ?? { x: 0, y: 0 };
    const place = nearestFreePlace(at, (point) => free(boxOf(key, point)));
    places.set(key, place);
    taken.set(key, boxOf(key, place));
    out.add(key);
  }
  const outside = putOutOfFrames(input.groups ?? [], sizes, places, pinned);
  for (const key of outside.moved) out.add(key);
  const routes = new Map(
    input.links.flatMap(({ key, from, to }) => {
      const route = moved.links.get(key);
      return route ? [[key, out.has(from) || out.has(to) ? loose(route) : route] as const] : [];
    }),
  );
  return { nodes: outside.places, links: routes };
}

function loose(route: LinkRoute): LinkRoute {
  return { ...route, points: null, linkTextPosition: 0.5 };
}
