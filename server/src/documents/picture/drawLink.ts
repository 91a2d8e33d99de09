import type { Point } from '@stemma/shared/chart/geometry/box';
import { curvesOf } from '@stemma/shared/chart/geometry/curve';
import { LABEL } from '@stemma/shared/chart/geometry/linkLabel';
import type { SceneLink } from '@stemma/shared/chart/geometry/scene';
import type { Face } from '@stemma/shared/chart/geometry/text';
import { linkColor } from '@stemma/shared/chart/palette';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { write } from './drawCard';
import { INK } from './ink';

const ARROW = { length: 9, half: 4 } as const;
const BEND = 6;

/** Draws a link's way, its bends rounded or as curves, with the arrow heads that it has. */
export function drawLink(context: SKRSContext2D, { link, path }: SceneLink, curved: boolean): void {
  context.strokeStyle = context.fillStyle = linkColor(link.color, INK);
  context.lineWidth = 1.5;
  context.lineJoin = 'round';
  context.setLineDash(link.dashed ? [6, 4] : []);
  context.beginPath();
  if (curved) traceCurved(context, path);
  else traceRounded(context, path);
  context.stroke();
  context.setLineDash([]);
  const { arrowType } = link;
  if (arrowType === 'Normal' || arrowType === 'Double') drawHead(context, path.at(-2), path.at(-1));
  if (arrowType === 'Reversed' || arrowType === 'Double') drawHead(context, path[1], path[0]);
}

function traceCurved(context: SKRSContext2D, path: readonly Point[]): void {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return;
  context.moveTo(first.x, first.y);
  for (const { start, corner, end } of curvesOf(path)) {
    context.lineTo(start.x, start.y);
    context.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  }
  context.lineTo(last.x, last.y);
}

function traceRounded(context: SKRSContext2D, path: readonly Point[]): void {
  const [first] = path;
  if (!first) return;
  context.moveTo(first.x, first.y);
  for (let at = 1; at < path.length; at++) {
    const [before, corner, after] = [path[at - 1], path[at], path[at + 1]];
    if (!before || !corner) continue;
    if (after) context.arcTo(corner.x, corner.y, after.x, after.y, Math.min(BEND, room(before, corner, after)));
    else context.lineTo(corner.x, corner.y);
  }
}

/** Draws a link's label on a ground of the paper's colour, percentage first in semibold. */
export function drawLabel(context: SKRSContext2D, { label }: SceneLink, fonts: Record<Face, string>): void {
  if (!label) return;
  const { shape, x, y } = label;
  context.fillStyle = INK.canvas;
  context.beginPath();
  context.roundRect(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, 4);
  context.fill();
  let baseline = y - shape.height / 2 + LABEL.padY + 12;
  for (const line of shape.lines) {
    const left = x - line.width / 2;
    context.font = fonts.labelStrong;
    context.fillStyle = INK.labelStrong;
    if (line.strong) write(context, line.strong, left, baseline);
    context.font = fonts.label;
    context.fillStyle = INK.label;
    write(context, line.plain, left + line.strongWidth, baseline);
    baseline += LABEL.line;
  }
}

function room(before: Point, corner: Point, after: Point): number {
  return Math.min(distance(before, corner), distance(corner, after)) / 2;
}

function drawHead(context: SKRSContext2D, before: Point | undefined, tip: Point | undefined): void {
  if (!before || !tip) return;
  const length = distance(before, tip) || 1;
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const [bx, by] = [tip.x - ux * ARROW.length, tip.y - uy * ARROW.length];
  context.beginPath();
  context.moveTo(tip.x, tip.y);
  context.lineTo(bx - uy * ARROW.half, by + ux * ARROW.half);
  context.lineTo(bx + uy * ARROW.half, by - ux * ARROW.half);
  context.closePath();
  context.fill();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
