import type { Point } from '../geometry/box';
import { curvesOf } from '../geometry/curve';

/** Straight pieces that meet a bend reach into it by this much, so that no seam shows. */
const OVERLAP = 0.3;

/** What is drawn on: a path of a canvas, the browser's or the server's. */
export interface DrawnPath {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cornerX: number, cornerY: number, x: number, y: number): void;
}

/**
 * Collects the routes of links that are drawn alike and draws what they share only once: where several run together they are one line,
 * not lines on top of each other, which would look thicker.
 */
export class EdgeBundles<P extends DrawnPath> {
  private readonly level = new Map<number, [number, number][]>();
  private readonly upright = new Map<number, [number, number][]>();
  private readonly bends = new Set<string>();

  constructor(private readonly path: P) {}

  /** Adds a route, its bends rounded by `radius`. */
  add(route: readonly Point[], radius: number): void {
    let cut = 0;
    for (let at = 1; at < route.length; at++) {
      const [a, b, next] = [route[at - 1], route[at], route[at + 1]];
      if (!a || !b) continue;
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const room = next ? Math.min(length, Math.hypot(next.x - b.x, next.y - b.y)) / 2 : 0;
      const round = next ? Math.min(radius, room) : 0;
      this.addSegment(a, b, length, cut, round);
      if (next && round > 0) this.addBend(a, b, next, length, round);
      cut = round;
    }
  }

  /** Adds a route in curves, which share nothing. */
  addCurved(route: readonly Point[]): void {
    const [first, last] = [route[0], route.at(-1)];
    if (!first || !last) return;
    this.path.moveTo(first.x, first.y);
    for (const { start, corner, end } of curvesOf(route)) {
      this.path.lineTo(start.x, start.y);
      this.path.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
    }
    this.path.lineTo(last.x, last.y);
  }

  /** Everything added, as one path. */
  toPath(): P {
    for (const [y, segments] of this.level) {
      for (const [from, to] of mergedIntervals(segments)) {
        this.path.moveTo(from, y);
        this.path.lineTo(to, y);
      }
    }
    for (const [x, runs] of this.upright) {
      for (const [from, to] of mergedIntervals(runs)) {
        this.path.moveTo(x, from);
        this.path.lineTo(x, to);
      }
    }
    return this.path;
  }

  private addSegment(a: Point, b: Point, length: number, cutStart: number, cutEnd: number): void {
    if (length === 0) return;
    const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    const start = cutStart ? cutStart - OVERLAP : 0;
    const end = cutEnd ? cutEnd - OVERLAP : 0;
    const [x1, y1] = [a.x + ux * start, a.y + uy * start];
    const [x2, y2] = [b.x - ux * end, b.y - uy * end];
    if (Math.abs(a.y - b.y) < 0.01) push(this.level, a.y, Math.min(x1, x2), Math.max(x1, x2));
    else if (Math.abs(a.x - b.x) < 0.01) push(this.upright, a.x, Math.min(y1, y2), Math.max(y1, y2));
    else {
      this.path.moveTo(x1, y1);
      this.path.lineTo(x2, y2);
    }
  }

  private addBend(a: Point, corner: Point, next: Point, length: number, radius: number): void {
    const start = {
      x: corner.x - ((corner.x - a.x) / length) * radius,
      y: corner.y - ((corner.y - a.y) / length) * radius,
    };
    const out = Math.hypot(next.x - corner.x, next.y - corner.y);
    const end = {
      x: corner.x + ((next.x - corner.x) / out) * radius,
      y: corner.y + ((next.y - corner.y) / out) * radius,
    };
    const key = `${start.x} ${start.y} ${end.x} ${end.y}`;
    if (this.bends.has(key)) return;
    this.bends.add(key);
    this.path.moveTo(start.x, start.y);
    this.path.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  }
}

/** Runs on one line, those that touch or overlap joined to one. */
function mergedIntervals(segments: readonly [number, number][]): [number, number][] {
  const result: [number, number][] = [];
  for (const [from, to] of [...segments].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1] + 0.01) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

function push(lines: Map<number, [number, number][]>, at: number, from: number, to: number): void {
  const segments = lines.get(at);
  if (segments) segments.push([from, to]);
  else lines.set(at, [[from, to]]);
}
