import { bendsOf, flatOf, followedBends, hasManualBends } from '../route/bends';
import { boundsOf, grown, overlaps, type Bounds, type Point } from '../geometry/box';
import type { CardShape } from '../geometry/card';
import { labelBounds } from '../label/labelPlace';
import { lengthOf, nearestOnPath } from '../geometry/polyline';
import { segmentTouches, segmentsOf } from '../geometry/segment';
import { cardBounds, type Scene, type SceneCard, type SceneLink } from '../scene/scene';
import { defaults } from '@stemma/shared/limits';
import type { Arrangement, LinkRoute } from './types';

/** A grown card makes room where something would be nearer to it than this, in chart units: below there are labels of links between rows. */
const CLEAR = { below: 60, beside: 24 } as const;

/** Cards nearer to each other than this, in chart units, look stuck together. */
const APART = 12;

/** Space for the line and the arrows of a link beside its label, along and across what they stand between. */
const LINK = { along: 40, across: 36 } as const;

/** What is left at least of the upright segment by which a link leaves a card below, for it to keep its route. */
const RUN_LEAST = 16;

/** Points nearer to each other than this, in chart units, are one. */
const SAME = 0.01;

/** Where what stands at a point goes. */
type Shift = (point: Point) => Point;

/** How much taller a card gets, and how much wider at each side, in chart units. */
interface Growth {
  taller: number;
  wider: number;
}

/** How a chart makes room: where cards and routes of links that are on screen go, and how far what is not goes along. */
export interface NodeGrowthResult {
  arrangement: Arrangement;
  shift: Shift;
}

/**
 * Room for a card that is set anew and may have grown: its upper edge stays, and where it would come over something, all below it goes down
 * and all beside it aside, each as far as it grew. What did not overlap before does not after that, and routes of links keep their shape.
 */
export function pushNeighboursAway(
  scene: Scene,
  card: SceneCard,
  shape: Pick<CardShape, 'width' | 'height'>,
): NodeGrowthResult {
  const before = boundsOfCard(card);
  const grows = { taller: shape.height - card.shape.height, wider: (shape.width - card.shape.width) / 2 };
  const shift = shiftFor(scene, card, before, grows);
  const nodes = new Map<string, Point>();
  const goes = new Map<string, Point>();
  for (const [key, other] of scene.cards) {
    const by = other === card ? { x: 0, y: grows.taller / 2 } : cardShift(boundsOfCard(other), shift);
    goes.set(key, by);
    if (!isNought(by)) nodes.set(key, plus(other, by));
  }
  const endShift = (key: string, end: Point) =>
    key === card.node.key ? ownEndShift(card, end, before, grows) : (goes.get(key) ?? { x: 0, y: 0 });
  const links = new Map(
    [...scene.links].flatMap(([key, entry]) => {
      const { link, path } = entry;
      const [first, last] = [path[0], path.at(-1)];
      if (!link.points || !first || !last) return [];
      const farther = (key: string, end: Point, next: Point | undefined) =>
        withoutSegment(minus(endShift(key, end), shift(end)), end, next && plus(next, shift(next)));
      const ends = { from: farther(link.from, first, path[1]), to: farther(link.to, last, path.at(-2)) };
      const stays = isNought(ends.from) && isNought(ends.to) && path.every((point) => isNought(shift(point)));
      return stays ? [] : [[key, routeAfter(scene, entry, shift, ends)] as const];
    }),
  );
  return { arrangement: { nodes, links }, shift };
}

function shiftFor(scene: Scene, card: SceneCard, before: Bounds, { taller, wider }: Growth): Shift {
  const frames = scene.frames().filter(({ cards }) => cards.has(card.node.key));
  const areas = [
    { bounds: before, isIn: (other: SceneCard) => other === card },
    ...frames.map(({ bounds, cards }) => ({ bounds, isIn: (other: SceneCard) => cards.has(other.node.key) })),
  ];
  const isTaken = (grownTo: (bounds: Bounds) => Bounds) =>
    areas.some(({ bounds, isIn }) => {
      const box = grownTo(bounds);
      return (
        scene.cardsIn(box).some((other) => !isIn(other) && overlaps(cardBounds(other), box)) ||
        scene.linksIn(box).some((entry) => isInTheWay(entry, card, box))
      );
    });
  const across = Math.max(0, wider);
  const after = { ...before, left: before.left - across, right: before.right + across, bottom: before.bottom + taller };
  const linked = roomOfLinked(scene, card);
  const isWanted = (isBeyond: (other: Bounds) => boolean) =>
    linked.some(({ bounds, room }) => isBeyond(bounds) && overlaps(room, after));
  const isTakenBelow =
    taller > 0 &&
    (isWanted(({ top }) => top >= before.bottom) ||
      isTaken(({ left, right, bottom }) => ({
        left: left - across,
        right: right + across,
        top: bottom,
        bottom: bottom + taller + CLEAR.below,
      })));
  const down = isTakenBelow ? taller : 0;
  const lower = Math.max(0, taller - down);
  const isTakenBeside = (side: 'left' | 'right') =>
    wider > 0 &&
    (isWanted((other) => (side === 'left' ? other.right <= before.left : other.left >= before.right)) ||
      isTaken(({ left, top, right, bottom }) => ({
        left: side === 'left' ? left - wider - CLEAR.beside : right,
        right: side === 'left' ? left : right + wider + CLEAR.beside,
        top,
        bottom: bottom + lower,
      })));
  const right = isTakenBeside('right') ? wider : 0;
  const left = isTakenBeside('left') ? wider : 0;
  return ({ x, y }) => ({
    x: x >= before.right ? right : x <= before.left ? -left : 0,
    y: y >= before.bottom ? down : 0,
  });
}

/** The cards that a card is linked with, and how far round them the labels of these links want room. */
function roomOfLinked(scene: Scene, card: SceneCard): { bounds: Bounds; room: Bounds }[] {
  return [...scene.links.values()].flatMap(({ link: { from, to }, label }) => {
    const other = from === card.node.key ? to : to === card.node.key ? from : null;
    const linked = other === null ? undefined : scene.cards.get(other);
    if (!linked || linked === card || !label) return [];
    const bounds = cardBounds(linked);
    const [x, y] = [label.shape.width + LINK.along, label.shape.height + LINK.across];
    const room = { left: bounds.left - x, top: bounds.top - y, right: bounds.right + x, bottom: bounds.bottom + y };
    return [{ bounds, room }];
  });
}

/** How much farther an end goes than what stands there; nothing where only its upright segment gets shorter by that. */
function withoutSegment(by: Point, end: Point, bend: Point | undefined): Point {
  const isShortened = bend && Math.abs(by.x) < SAME && Math.abs(bend.x - end.x) < SAME && by.y > 0;
  return isShortened && bend.y - end.y - by.y >= RUN_LEAST ? { x: 0, y: 0 } : by;
}

/** How far the end of a link on the grown card itself goes: with its side, and along that as far out as it was. */
function ownEndShift(card: SceneCard, end: Point, before: Bounds, { taller, wider }: Growth): Point {
  const out = (2 * (end.x - card.x)) / (before.right - before.left);
  const down = (end.y - before.top) / (before.bottom - before.top);
  return { x: out * wider, y: down * taller };
}

/** Whether a card that is set anew where it is would come over another, or too near to one, that it did not come over before. */
export function wouldOverlap(scene: Scene, card: SceneCard, shape: Pick<CardShape, 'width' | 'height'>): boolean {
  const before = boundsOfCard(card);
  const after = boundsOf({ x: card.x, y: card.y, width: shape.width, height: shape.height });
  const comes = (other: Bounds, by: number) => overlaps(other, grown(after, by)) && !overlaps(other, grown(before, by));
  return scene
    .cardsIn(grown(after, APART))
    .some((other) => other !== card && [0, APART].some((by) => comes(cardBounds(other), by)));
}

/** How far a card goes: as far as the whole of it lies beyond an edge. */
function cardShift({ left, top, right, bottom }: Bounds, shift: Shift): Point {
  const [upper, lower] = [shift({ x: left, y: top }), shift({ x: right, y: bottom })];
  const x = upper.x > 0 ? upper.x : lower.x < 0 ? lower.x : 0;
  return { x, y: upper.y };
}

/** A link's own route after that; `ends` is how much farther its ends go than what stands there. */
function routeAfter(
  scene: Scene,
  { link, path, label }: SceneLink,
  shift: Shift,
  ends: { from: Point; to: Point },
): Pick<LinkRoute, 'points' | 'linkTextPosition'> {
  const { linkTextPosition } = link;
  const moved = (point: Point): Point => plus(point, shift(point));
  const points = flatOf(bendsOf(link.points).map(moved));
  if (isNought(ends.from) && isNought(ends.to))
    return { points, linkTextPosition: label ? fractionAfter(path, label, moved) : linkTextPosition };
  if (!hasManualBends(link)) return { points: null, linkTextPosition: defaults.linkTextPosition };
  return { points: scene.routingOf(link) === 'straight' ? points : followedBends(points, ends), linkTextPosition };
}

/** Where on a link its label is once it has moved: as far from the same bend. */
function fractionAfter(path: readonly Point[], label: Point, moved: Shift): number {
  const after = path.map(moved);
  const total = lengthOf(after);
  return total === 0 ? defaults.linkTextPosition : nearestOnPath(after, moved(label)).fraction;
}

/** Whether a line with a route of its own, or its label, would come under what grows; any other goes round. */
function isInTheWay({ link, path, label }: SceneLink, card: SceneCard, box: Bounds): boolean {
  if (!link.points || link.from === card.node.key || link.to === card.node.key) return false;
  return (
    (label !== null && overlaps(labelBounds(label, label.shape), box)) ||
    segmentsOf(path).some((segment) => segmentTouches(...segment, box))
  );
}

function boundsOfCard({ x, y, shape: { width, height } }: SceneCard): Bounds {
  return boundsOf({ x, y, width, height });
}

function isNought({ x, y }: Point): boolean {
  return Math.abs(x) < SAME && Math.abs(y) < SAME;
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}
