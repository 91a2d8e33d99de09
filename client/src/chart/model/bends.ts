import { MANUAL_BENDS } from '@stemma/diagram/route/bends';
import { overlaps, type Bounds } from '@stemma/diagram/geometry/box';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import { defaults } from '@stemma/shared/limits';
import { simplified } from '@stemma/diagram/geometry/polyline';
import { changeLinks, type Command } from './commands';
import type { Point } from '@stemma/diagram/geometry/box';
import { t } from '@stemma/shared/language/translate';

/** A place at which a link can be taken hold of: one of its bends, or the middle of one of its runs. `at` counts bends, or runs. */
export interface Grip extends Point {
  kind: 'bend' | 'run';
  at: number;
}

const SHORTEST = 20;
const STUB = 20;

/** Where along a run its grip may be, best first. */
const PLACES = [0.5, 0.25, 0.75, 0.12, 0.88];
/** Space between a grip and the words of its link. */
const CLEAR = 8;

/** Where a link that goes along `path` can be bent, clear of its words where its runs leave room. Straight links have a grip at each bend too. */
export function gripsOf(path: readonly Point[], routing: Routing, labelBox: Bounds | null = null): Grip[] {
  const isFree = ({ x, y }: Point) =>
    !labelBox || !overlaps(labelBox, { left: x - CLEAR, right: x + CLEAR, top: y - CLEAR, bottom: y + CLEAR });
  const grips: Grip[] = [];
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b) continue;
    if (Math.hypot(b.x - a.x, b.y - a.y) >= SHORTEST)
      grips.push({ kind: 'run', at: at - 1, ...placeOnRun(a, b, isFree) });
    if (routing === 'straight' && at < path.length - 1) grips.push({ kind: 'bend', at: at - 1, ...b });
  }
  return grips;
}

function placeOnRun(a: Point, b: Point, isFree: (place: Point) => boolean): Point {
  const places = PLACES.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
  return places.find(isFree) ?? places[0] ?? a;
}

/**
 * The bends (x, y, x, y …) of a link after a grip was dragged to a place. Links along the axes stay so: a run moves aside, and where it is
 * the first or last, a short piece at the card stays. A bend of a straight link that comes to lie in line with its neighbours is gone.
 */
export function dragged(path: readonly Point[], grip: Grip, to: Point, routing: Routing): number[] {
  return flat(routing === 'straight' ? freely(path, grip, to) : aside(path, grip.at, to));
}

/** Bends a link by hand; the route it has by then becomes its own. */
export function bendLink(key: string, points: number[], routing: Routing | null): Command {
  const bent = points.length >= 2;
  const change: Partial<ChartLink> = { points: bent ? points : null, adjusting: bent ? MANUAL_BENDS : null, routing };
  return { ...changeLinks([key], change), label: t('bend link') };
}

/** How far beside the usual place words are put that a person put there, so that they stay. */
const BESIDE = 0.001;

/** Moves a link's label along it; `at` is a fraction of its length. */
export function moveLinkText(key: string, at: number): Command {
  const linkTextPosition = at === defaults.linkTextPosition ? at + BESIDE : at;
  return { ...changeLinks([key], { linkTextPosition }), label: t('move label') };
}

/** Takes the bends off links, which then find their route by themselves. */
export function straightenLinks(keys: Iterable<string>): Command {
  const plain = { points: null, adjusting: null, linkTextPosition: 0.5, routing: null };
  return { ...changeLinks(keys, plain), label: t('let links find their way') };
}

function freely(path: readonly Point[], grip: Grip, to: Point): Point[] {
  const inner = path.slice(1, -1);
  if (grip.kind === 'run') inner.splice(grip.at, 0, to);
  else inner[grip.at] = to;
  const at = grip.at;
  const [before, after] = [inner[at - 1] ?? path[0], inner[at + 1] ?? path.at(-1)];
  return before && after && offLine(before, to, after) < 6 ? inner.filter((_, index) => index !== at) : inner;
}

function aside(path: readonly Point[], run: number, to: Point): Point[] {
  const [a, b] = [path[run], path[run + 1]];
  if (!a || !b) return [...path];
  const upright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
  const moved = (point: Point): Point => (upright ? { x: to.x, y: point.y } : { x: point.x, y: to.y });
  const stub = Math.min(STUB, Math.hypot(b.x - a.x, b.y - a.y) / 3);
  const toward = (from: Point, other: Point): Point =>
    upright
      ? { x: from.x, y: from.y + Math.sign(other.y - from.y) * stub }
      : { x: from.x + Math.sign(other.x - from.x) * stub, y: from.y };
  const [first, last] = [run === 0, run === path.length - 2];
  const head = first ? [toward(a, b), moved(toward(a, b))] : [moved(a)];
  const tail = last ? [moved(toward(b, a)), toward(b, a)] : [moved(b)];
  const inner = [...path.slice(1, run), ...head, ...tail, ...path.slice(run + 2, -1)];
  return simplified(inner);
}

function offLine(a: Point, point: Point, b: Point): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return Math.abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length;
}

function flat(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]);
}
