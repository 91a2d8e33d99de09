import { betweenHeads, headCorners, headsOf, LINK_LINE } from '../geometry/linkLine';
import { clipPlace, LABEL } from '../label/linkLabel';
import { EdgeBundles, type DrawnPath } from '../route/edgeBundle';
import { pathToOutlines } from '../route/outlineEnds';
import type { Scene } from '../scene/scene';
import type { SceneLink } from '../scene/sceneParts';
import { writeText } from './drawCard';
import { lightestFirst, type LineLook } from './lineLook';
import type { PaintContext, PaintTheme } from './paintContext';
import { linkColor } from './palette';
import { PAPERCLIP, paperclipPath } from './paperclip';

export interface LinkStyle {
  /** Of a line of usual weight; heavier and lighter ones by their look. */
  width: number;
  /** No arrow heads; those of one colour as one shape, in which lines end; or each by itself, over a line that ends at its tip. */
  heads: 'none' | 'joined' | 'single';
  /** Whether bends are round, and curved links curves. */
  rounded: boolean;
  /** The colour of all; else each has its own. */
  color?: string;
}

/** Draws the routes of links, those of one colour at once; where they run together they are one line. */
export function drawLinks<Path extends DrawnPath & { closePath(): void }, Image>(
  context: PaintContext<Path, Image>,
  scene: Scene,
  links: readonly SceneLink[],
  { palette, look, path: newPath }: Pick<PaintTheme<Path, Image>, 'palette' | 'look' | 'path'>,
  style: LinkStyle,
): void {
  const strokes = new Map<string, Stroke<Path>>();
  const heads: { color: string; path: Path }[] = [];
  const headPath = (color: string): Path => {
    const known = style.heads === 'joined' ? heads.find((one) => one.color === color) : undefined;
    const head = known ?? { color, path: newPath() };
    if (!known) heads.push(head);
    return head.path;
  };
  for (const entry of links) {
    const { link } = entry;
    const path = pathToOutlines(scene, entry);
    const { dashes, width, color: ownColor } = look.line(link);
    const color = style.color ?? linkColor(ownColor, palette);
    const key = `${color} ${dashes.join(' ')} ${width}`;
    const ends = headsOf(link);
    const stroke = strokes.get(key) ?? { color, dashes, width, bundles: new EdgeBundles(newPath()) };
    strokes.set(key, stroke);
    const shown = style.heads === 'joined' ? betweenHeads(path, ends) : path;
    if (style.rounded && scene.routingOf(link) === 'curved') stroke.bundles.addCurved(shown);
    else stroke.bundles.add(shown, style.rounded ? LINK_LINE.bend : 0);
    if (style.heads === 'none') continue;
    for (const [tip, left, right] of headCorners(path, ends)) {
      const head = headPath(color);
      head.moveTo(tip.x, tip.y);
      head.lineTo(left.x, left.y);
      head.lineTo(right.x, right.y);
      head.closePath();
    }
  }
  context.lineJoin = 'round';
  for (const { color, dashes, width, bundles } of lightestFirst(strokes.values())) {
    context.lineWidth = style.width * (width / LINK_LINE.width);
    context.strokeStyle = color;
    context.setLineDash(dashes);
    context.stroke(bundles.toPath());
  }
  context.setLineDash([]);
  for (const { color, path } of heads) {
    context.fillStyle = color;
    context.fill(path);
  }
}

/** Lines of one look, which are drawn at once. */
interface Stroke<Path extends DrawnPath> extends LineLook {
  bundles: EdgeBundles<Path>;
}

/** Draws a link's label on a ground of the canvas' colour, percentage first in semibold. `alpha` is how strong its text is, `ground` how strong what is under it. */
export function drawLabel<Path, Image>(
  context: PaintContext<Path, Image>,
  { label }: SceneLink,
  { palette, fonts, path }: Pick<PaintTheme<Path, Image>, 'palette' | 'fonts' | 'path'>,
  { alpha, ground = 1, selected = false }: { alpha: number; ground?: number; selected?: boolean },
): void {
  if (!label) return;
  const { shape, x, y } = label;
  context.globalAlpha = ground;
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
  let baseline = y - shape.height / 2 + LABEL.padY + 12;
  for (const line of shape.lines) {
    const left = x - line.width / 2;
    context.font = fonts.labelStrong;
    context.fillStyle = palette.labelStrong;
    if (line.strong) writeText(context, line.strong, left, baseline);
    context.font = fonts.label;
    context.fillStyle = palette.label;
    writeText(context, line.plain, left + line.strongWidth, baseline);
    if (line.hasClip) {
      const clip = clipPlace(line, left, baseline);
      context.strokeStyle = palette.label;
      context.lineWidth = PAPERCLIP.line;
      context.setLineDash([]);
      context.stroke(path(paperclipPath(clip.x, clip.y)));
    }
    baseline += LABEL.line;
  }
  context.globalAlpha = 1;
}
