import type { Point } from '@stemma/diagram/geometry/box';
import { clipPlace, LABEL } from '@stemma/diagram/label/linkLabel';
import { PAPERCLIP, paperclipPath } from '@stemma/diagram/paint/paperclip';
import { betweenHeads, headCorners, headsOf, LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import type { Scene, SceneLink } from '@stemma/diagram/scene/scene';
import { EdgeBundles } from '@stemma/diagram/route/edgeBundle';
import { isRightToLeft } from '@stemma/diagram/geometry/text';
import { FONTS } from './fonts';
import { linkColor, type Palette } from '@stemma/diagram/paint/palette';

/** Draws the routes of links, those of one colour at once; where they run together they are one line. */
export function drawLinks(
  context: CanvasRenderingContext2D,
  scene: Scene,
  links: readonly SceneLink[],
  palette: Palette,
  style: { width: number; arrows: boolean; rounded: boolean },
): void {
  const strokes = new Map<string, { color: string; dashed: boolean; trunks: EdgeBundles<Path2D> }>();
  const heads = new Map<string, Path2D>();
  for (const { link, path } of links) {
    const color = linkColor(link.color, palette);
    const key = `${color} ${link.dashed}`;
    let stroke = strokes.get(key);
    if (!stroke) strokes.set(key, (stroke = { color, dashed: link.dashed, trunks: new EdgeBundles(new Path2D()) }));
    const ends = headsOf(link);
    const shown = style.arrows ? betweenHeads(path, ends) : path;
    if (style.rounded && scene.routingOf(link) === 'curved') stroke.trunks.addCurved(shown);
    else stroke.trunks.add(shown, style.rounded ? LINK_LINE.bend : 0);
    if (!style.arrows) continue;
    let head = heads.get(color);
    if (!head) heads.set(color, (head = new Path2D()));
    for (const [tip, left, right] of headCorners(path, ends)) {
      head.moveTo(tip.x, tip.y);
      head.lineTo(left.x, left.y);
      head.lineTo(right.x, right.y);
      head.closePath();
    }
  }
  context.lineWidth = style.width;
  context.lineJoin = 'round';
  for (const { color, dashed, trunks } of strokes.values()) {
    context.strokeStyle = color;
    context.setLineDash(dashed ? LINK_LINE.dashes : []);
    context.stroke(trunks.toPath());
  }
  context.setLineDash([]);
  for (const [color, path] of heads) {
    context.fillStyle = color;
    context.fill(path);
  }
}

/** Draws a link's label on a ground of the canvas' colour, percentage first in semibold. `alpha` fades the words, not the ground. */
export function drawLabel(
  context: CanvasRenderingContext2D,
  link: SceneLink,
  palette: Palette,
  alpha: number,
  selected: boolean,
): void {
  const { label } = link;
  if (!label) return;
  const { shape, x, y } = label;
  context.globalAlpha = 1;
  context.fillStyle = palette.canvas;
  context.beginPath();
  context.roundRect(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, 4);
  context.fill();
  if (selected) {
    context.fillStyle = palette.accentSoft;
    context.fill();
  }
  context.globalAlpha = alpha;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  let baseline = y - shape.height / 2 + LABEL.padY + 12;
  for (const line of shape.lines) {
    const left = x - line.width / 2;
    context.direction = 'ltr';
    if (line.strong) {
      context.font = FONTS.labelStrong;
      context.fillStyle = palette.labelStrong;
      context.fillText(line.strong, left, baseline);
    }
    context.font = FONTS.label;
    context.fillStyle = palette.label;
    context.direction = isRightToLeft(line.plain) ? 'rtl' : 'ltr';
    context.fillText(line.plain, left + line.strongWidth, baseline);
    if (line.hasClip) {
      const { x: clipX, y: clipY } = clipPlace(line, left, baseline);
      context.strokeStyle = palette.label;
      context.lineWidth = PAPERCLIP.line;
      context.setLineDash([]);
      context.stroke(new Path2D(paperclipPath(clipX, clipY)));
    }
    baseline += LABEL.line;
  }
  context.globalAlpha = 1;
}

/** Adds a way to a path, its bends rounded. */
export function trace(target: Path2D, path: readonly Point[], radius: number): void {
  const [first] = path;
  if (!first) return;
  target.moveTo(first.x, first.y);
  for (let at = 1; at < path.length; at++) {
    const [before, corner, after] = [path[at - 1], path[at], path[at + 1]];
    if (!before || !corner) continue;
    if (!after || radius === 0) {
      target.lineTo(corner.x, corner.y);
      continue;
    }
    const room =
      Math.min(
        Math.hypot(corner.x - before.x, corner.y - before.y),
        Math.hypot(after.x - corner.x, after.y - corner.y),
      ) / 2;
    target.arcTo(corner.x, corner.y, after.x, after.y, Math.min(radius, room));
  }
}
