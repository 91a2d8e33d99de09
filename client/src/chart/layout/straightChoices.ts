import type { Point } from '@stemma/shared/chart/geometry/box';
import { runBounds } from '@stemma/shared/chart/geometry/run';
import type { Edge } from './order';
import { roundCards } from './roundCards';
import type { StraightRoom } from './straightRoom';

/** How far beside the straight line a link is bent, the least first. */
const ASIDE = [14, 24, 36, 50, 68, 90, 120];
/** How far a bend beside a card stands off its edge. */
const OFF = 30;
/** By how much a link turns at a card, in degrees, to leave or arrive at another place of it. */
const TURNS = [8, 16, 26, 40, 60, 85];
/** How far from corners of cards a way round them runs: several of them beside each other. */
const ROUND = [12, 26, 40, 54];

/** Bends that a link may have, those that a reader would like best first; the ways `beside` others of the same two cards before these. */
export function* bendsFor({ link }: Edge, room: StraightRoom, beside: number | null): Generator<Point[]> {
  const [from, to] = [room.middle(link.from), room.middle(link.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const at = (along: number, aside: number): Point => ({
    x: from.x + u.x * along - u.y * aside,
    y: from.y + u.y * along + u.x * aside,
  });
  const edge = (card: string, toward: Point) => {
    const [middle, end] = [room.middle(card), room.edge(card, toward)];
    return Math.hypot(end.x - middle.x, end.y - middle.y);
  };
  const [out, back] = [edge(link.from, to), length - edge(link.to, from)];
  const middle = (out + back) / 2;
  const pair = (aside: number): Point[][] => {
    const [first, last] = [out + OFF, back - OFF];
    return last - first > 30 ? [[at(middle, aside)], [at(first, aside), at(last, aside)]] : [[at(middle, aside)]];
  };
  if (beside !== null) for (const times of [1, 1.4, 2, 2.8, 4]) yield* pair(beside * times);
  if (beside === null || beside === 0) yield [];
  for (const aside of ASIDE) for (const side of [aside, -aside]) yield* pair(side);
  for (const aside of ASIDE.slice(0, 5)) {
    for (const side of [aside, -aside]) {
      yield [at(out + (back - out) * 0.25, side)];
      yield [at(out + (back - out) * 0.75, side)];
    }
  }
  const turned = (card: string, away: Point, degrees: number, off = OFF): Point => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const dir = { x: away.x * cos - away.y * sin, y: away.x * sin + away.y * cos };
    const start = room.middle(card);
    const far = edge(card, { x: start.x + dir.x * 1e4, y: start.y + dir.y * 1e4 }) + off;
    return { x: start.x + dir.x * far, y: start.y + dir.y * far };
  };
  const home = { x: -u.x, y: -u.y };
  for (const turn of TURNS.flatMap((one) => [one, -one])) {
    yield [turned(link.from, u, turn)];
    yield [turned(link.to, home, turn)];
    for (const other of TURNS) {
      yield [turned(link.from, u, turn), turned(link.to, home, other)];
      yield [turned(link.from, u, turn), turned(link.to, home, -other)];
    }
  }
}

/** Ways round the cards that stand between both of a link's, at several distances from their corners. */
export function* bendsRound({ link }: Edge, room: StraightRoom): Generator<Point[]> {
  const [from, to] = [room.middle(link.from), room.middle(link.to)];
  const around = room.cardsIn(runBounds(from, to), 200).flatMap((key) => room.box(key) ?? []);
  const own = [room.box(link.from), room.box(link.to)];
  const others = around.filter((box) => !own.includes(box));
  for (const distance of ROUND) {
    for (const side of [0, 1, -1] as const) {
      const bends = roundCards(from, to, others, distance, side);
      if (bends && bends.length > 0) yield bends;
    }
  }
}
