import type { Point } from '@stemma/diagram/geometry/box';
import { clipPlace, LABEL } from '@stemma/diagram/label/linkLabel';
import { PAPERCLIP, paperclipPath } from '@stemma/diagram/paint/paperclip';
import type { Scene, SceneLink } from '@stemma/diagram/scene/scene';
import type { Face } from '@stemma/diagram/geometry/text';
import { EdgeBundles } from '@stemma/diagram/route/edgeBundle';
import { linkColor } from '@stemma/diagram/paint/palette';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { Path2D } from '@napi-rs/canvas';
import { writeText } from './drawCard';
import { INK } from './ink';

const ARROW = { length: 9, half: 4 } as const;
const BEND = 6;

/** Draws the ways of links, bends rounded or as curves, with their arrow heads; where links of one colour run together they are one line. Those that are `lit` are drawn in one colour and heavier. */
export function drawLinks(
  context: SKRSContext2D,
  scene: Scene,
  links: readonly SceneLink[],
  lit?: { color: string; width: number },
): void {
  const strokes = new Map<string, { color: string; dashed: boolean; trunks: EdgeBundles<Path2D> }>();
  for (const { link, path } of links) {
    const color = lit?.color ?? linkColor(link.color, INK);
    const key = `${color} ${link.dashed}`;
    const stroke = strokes.get(key) ?? { color, dashed: link.dashed, trunks: new EdgeBundles(new Path2D()) };
    strokes.set(key, stroke);
    if (scene.routingOf(link) === 'curved') stroke.trunks.addCurved(path);
    else stroke.trunks.add(path, BEND);
  }
  context.lineWidth = lit?.width ?? 1.5;
  context.lineJoin = 'round';
  for (const { color, dashed, trunks } of strokes.values()) {
    context.strokeStyle = color;
    context.setLineDash(dashed ? [6, 4] : []);
    context.stroke(trunks.toPath());
  }
  context.setLineDash([]);
  for (const link of links) drawHeads(context, link, lit?.color ?? linkColor(link.link.color, INK));
}

function drawHeads(context: SKRSContext2D, { link: { arrowType }, path }: SceneLink, color: string): void {
  context.fillStyle = color;
  if (arrowType === 'Normal' || arrowType === 'Double') drawHead(context, path.at(-2), path.at(-1));
  if (arrowType === 'Reversed' || arrowType === 'Double') drawHead(context, path[1], path[0]);
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
    if (line.strong) writeText(context, line.strong, left, baseline);
    context.font = fonts.label;
    context.fillStyle = INK.label;
    writeText(context, line.plain, left + line.strongWidth, baseline);
    if (line.hasClip) {
      const clip = clipPlace(line, left, baseline);
      context.strokeStyle = INK.label;
      context.lineWidth = PAPERCLIP.line;
      context.setLineDash([]);
      context.stroke(new Path2D(paperclipPath(clip.x, clip.y)));
    }
    baseline += LABEL.line;
  }
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
