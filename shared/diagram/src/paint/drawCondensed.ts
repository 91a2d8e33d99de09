import { entityTint } from '@stemma/shared/entities/tint';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { isDirectOwnershipRole } from '@stemma/shared/rules/percentageRoles';
import { boundsOf, type Point } from '../geometry/box';
import { nearestOnPath, pointAt } from '../geometry/polyline';
import type { LabelShape } from '../label/linkLabel';
import { clip } from '../geometry/text';
import { FRAME, signOf, type Frame } from '../group/frames';
import { drawFoldSign } from './drawFrames';
import { writeText, type PlacedCard } from './drawCard';
import { traceLines } from './drawCardBody';
import type { Scene, SceneLink } from '../scene/scene';
import { CARD } from '../geometry/card';
import { outlineCorners, outlineExtras, outlineOf } from '../geometry/outline';
import { borderColor, cardColors, cardGround, type Palette } from './palette';
import { LETTERS_MIN, type NameSetter, type NameType, type PlacedName } from '../overview/placeNames';
import type { TypesetName } from '../overview/typesetName';
import type { PaintContext, PaintTheme } from './paintContext';
import { READABLE } from '../overview/legibility';

/** Zoom below which a card is a block of its type's colour. */
const BLOCK = 0.08;
/** Zooms between which a card turns from a body with a border into a block of its type's soft colour. */
const SOFT = { from: 0.42, to: 0.3 };

/** How much of the screen a card takes at least, in CSS pixels. */
const DOT = { width: 2, height: 3 };

/** What words of other sizes than those of the chart's faces are written with: `family` is the chart's font. */
export interface WordTheme {
  palette: Palette;
  family: string;
}

/** What of a path the bodies of cards take. */
export interface BodyPath {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
}

/** A card as it is drawn where its words are too small: its body, and its type's mark where its name is on it. */
export interface CondensedCard extends PlacedCard {
  name: PlacedName | null;
}

/** Draws the bodies of cards, farther out in the soft colour of their type and at last in that colour alone, with their type's mark. Many at once, one stroke for each colour. */
export function drawCondensedCards<Path extends BodyPath, Image>(
  context: PaintContext<Path, Image>,
  cards: readonly CondensedCard[],
  theme: PaintTheme<Path, Image>,
  { zoom, type, strength }: { zoom: number; type: NameType; strength: number },
): void {
  const { palette, look, path: newPath } = theme;
  const isTinted = look.style.cards === 'icon' && look.style.colorBy === 'none';
  const soft = !isTinted ? 0 : Math.min(1, Math.max(0, (SOFT.from - zoom) / (SOFT.from - SOFT.to)));
  const bodies = new Map<string, Path>();
  const tints = new Map<string, Path>();
  const marks = new Map<string, Path>();
  const outlines = newPath();
  /** Of parties that are not known, or not disclosed. */
  const dashed = newPath();
  for (const { card, x, y, name } of cards) {
    const { shape, node } = card;
    const tint = entityTint(node.typeName, palette.scheme, node.party);
    if (zoom < BLOCK && !name) {
      const [width, height] = [Math.max(shape.width, DOT.width / zoom), Math.max(shape.height, DOT.height / zoom)];
      pathFor(bodies, tint.front, newPath).rect(x - width / 2, y - height / 2, width, height);
      continue;
    }
    const [left, top, width, height] = rectangleOf({ card, x, y, name });
    const outline = shape.outline === 'symbol' ? outlineOf(node) : shape.outline;
    const corner = Math.min(outline === 'stadium' ? CARD.roundCornerMax : shape.corner, height / 2);
    const corners = outlineCorners(outline, { left, top, width, height });
    const addBody = (path: Path) => {
      if (corners) traceLines(path, corners, true);
      else path.roundRect(left, top, width, height, corner);
    };
    const { fill } = cardColors(cardGround(node, theme), palette);
    addBody(pathFor(bodies, fill, newPath));
    if (fill === palette.card) addBody(pathFor(tints, tint.back, newPath));
    const border = node.party === 'known' ? outlines : dashed;
    addBody(border);
    for (const extra of outlineExtras(outline, { left, top, width, height })) traceLines(border, extra, false);
    const mark = name ? { x: name.mark.x + x - name.card.x, y: name.mark.y + y - name.card.y } : { x, y };
    addMark(pathFor(marks, tint.front, newPath), node.typeName, mark, Math.min(type.mark, height));
  }
  const fillAll = (paths: ReadonlyMap<string, Path>, alpha: number) => {
    if (alpha === 0) return;
    context.globalAlpha = alpha * strength;
    for (const [color, path] of paths) {
      context.fillStyle = color;
      context.fill(path);
    }
  };
  fillAll(bodies, 1);
  fillAll(tints, soft);
  fillAll(marks, 1);
  context.globalAlpha = strength * (1 - soft / 2);
  context.lineWidth = 1 / zoom;
  context.strokeStyle = borderColor(look.style.border, false, palette);
  context.stroke(outlines);
  context.strokeStyle = borderColor(look.style.border, true, palette);
  context.setLineDash([4 / zoom, 3 / zoom]);
  context.stroke(dashed);
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Left, top, width and height of a card's body where it is drawn now, which may be on its way. */
export function rectangleOf({ card, x, y, name }: CondensedCard): [number, number, number, number] {
  const { width, height } = card.shape;
  if (!name) return [x - width / 2, y - height / 2, width, height];
  const { left, top, right, bottom } = name.body;
  return [left + x - name.card.x, top + y - name.card.y, right - left, bottom - top];
}

/** A mark of a type by its shape: round for people, a diamond for trusts, square for all else. */
function addMark(path: BodyPath, type: EntityType, { x, y }: Point, size: number): void {
  const half = size / 2;
  if (type === 'Individual') {
    path.moveTo(x + half, y);
    path.arc(x, y, half, 0, 2 * Math.PI);
  } else if (type === 'Trust') {
    const reach = half * 1.2;
    path.moveTo(x, y - reach);
    path.lineTo(x + reach, y);
    path.lineTo(x, y + reach);
    path.lineTo(x - reach, y);
    path.closePath();
  } else path.rect(x - half, y - half, size, size);
}

/** Writes the name of a card at its place, in the colour of what is under it. */
export function drawCondensedName<Path, Image>(
  context: PaintContext<Path, Image>,
  { card, x, y, name }: CondensedCard,
  { type, zoom }: { type: NameType; zoom: number },
  theme: WordTheme & Pick<PaintTheme<Path, Image>, 'ground'>,
): void {
  if (!name) return;
  const { palette, family } = theme;
  const at = { ...name, x: name.x + x - name.card.x, top: name.top + y - name.card.y };
  const isOn = at.top < y && at.top + name.lines.length * type.line > y && zoom >= READABLE;
  const color = isOn ? cardColors(cardGround(card.node, theme), palette).name : palette.name;
  drawName(context, at, type, { color, halo: isOn ? null : palette.canvas, family });
}

/** Writes a name; on a ground of its own colour, `halo`, where it stands on more than its card. */
export function drawName<Path, Image>(
  context: PaintContext<Path, Image>,
  { lines, align, x, top }: Omit<PlacedName, 'body' | 'mark' | 'card'>,
  type: NameType,
  { color, halo, family }: { color: string; halo: string | null; family: string },
): void {
  context.font = `600 ${type.size}px ${family}`;
  context.textBaseline = 'alphabetic';
  context.fillStyle = color;
  lines.forEach((line, at) => {
    const width = align === 'left' ? 0 : context.measureText(line).width;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    const baseline = top + at * type.line + type.size * 0.93;
    if (halo) strokeHalo(context, line, { left, baseline, size: type.size, halo });
    writeText(context, line, left, baseline);
  });
}

/** Draws the ground under a line of text that stands on more than its own: as much round its letters as is read as space. */
export function strokeHalo<Path, Image>(
  context: PaintContext<Path, Image>,
  line: string,
  { left, baseline, size, halo }: { left: number; baseline: number; size: number; halo: string },
): void {
  context.lineJoin = 'round';
  context.lineWidth = size * 0.3;
  context.strokeStyle = halo;
  context.strokeText(line, left, baseline);
}

/** Lines of a name that is picked at most, and the space round them to the size of their type. */
const PICKED = { lines: 2, pad: 0.35 };

/** Writes the whole name of a card over its middle, whatever stands there. */
export function drawPickedName<Path, Image>(
  context: PaintContext<Path, Image>,
  { x, y }: PlacedCard,
  names: readonly TypesetName[],
  type: NameType,
  { palette, family }: WordTheme,
): void {
  const name = names[Math.min(PICKED.lines, names.length) - 1];
  if (!name) return;
  const pad = PICKED.pad * type.size;
  const [width, height] = [name.width * type.scale + 2 * pad, name.lines.length * type.line + pad];
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, pad);
  context.fillStyle = palette.card;
  context.fill();
  context.lineWidth = type.size / 11;
  context.strokeStyle = palette.accent;
  context.stroke();
  const top = y - (name.lines.length * type.line) / 2;
  drawName(context, { lines: name.lines, align: 'center', x, top }, type, {
    ...{ color: palette.name, halo: null, family },
  });
}

/** How high shares of links are written, in CSS pixels. */
const SHARE = 10.5;

/** Writes the shares of ownership in a link's label alone, as large as they can be read, on the link's own line beside all others. */
export function drawShares<Path, Image>(
  context: PaintContext<Path, Image>,
  scene: Scene,
  { link, path, label }: SceneLink,
  { palette, family }: WordTheme,
  zoom: number,
): void {
  const text = label && sharesOf(label.shape);
  if (!text) return;
  const size = SHARE / zoom;
  context.font = `600 ${size}px ${family}`;
  const width = context.measureText(text).width;
  const box = { width: width + size * 0.5, height: size * 1.25 };
  const { fraction, distance } = nearestOnPath(path, label);
  const on = distance < box.width / 4 ? label : pointAt(path, fraction);
  const isFree = (at: Point) => {
    return !scene.isCrossed(boundsOf({ ...at, ...box }), ({ key }) => key === link.key);
  };
  const beside = (by: number): Point => ({ x: on.x + by * (box.width / 2 + size * 0.2), y: on.y });
  const at = [on, beside(1), beside(-1)].find(isFree);
  if (!at) return;
  context.fillStyle = palette.canvas;
  context.fillRect(at.x - box.width / 2, at.y - box.height / 2, box.width, box.height);
  context.fillStyle = palette.labelStrong;
  context.textBaseline = 'alphabetic';
  writeText(context, text, at.x - width / 2, at.y + size * 0.36);
}

/** The shares of a label's lines that speak of direct ownership: of any other role a share alone would be read as that. */
function sharesOf({ lines }: LabelShape): string {
  const shares = lines.flatMap(({ role, strong }) => (strong && isDirectOwnershipRole(role) ? strong.trim() : []));
  return [...new Set(shares)].join(' / ');
}

/** Writes the name of a group in the upper left corner of its frame, as far as that is wide, after the sign that folds it where that `hasSign`. */
export function drawCondensedFrameName<Path, Image>(
  context: PaintContext<Path, Image>,
  frame: Frame,
  { measure }: NameSetter,
  { type, theme, hasSign }: { type: NameType; theme: WordTheme; hasSign: boolean },
): void {
  const { palette, family } = theme;
  const { name, bounds } = frame;
  const sign = signOf(frame);
  if (hasSign) drawFoldSign(context, sign.x, sign.y, palette);
  const left = hasSign ? sign.x + FRAME.sign / 2 + type.pad : bounds.left + type.pad;
  const shown = clip(name, 'name', (bounds.right - left - type.pad) / type.scale, measure);
  if (shown.length < Math.min(LETTERS_MIN, name.length)) return;
  const top = bounds.top + Math.max(type.pad, (FRAME.head - type.line) / 2);
  drawName(context, { lines: [shown], align: 'left', x: left, top }, type, {
    color: palette.detail,
    halo: palette.canvas,
    family,
  });
}

function pathFor<Path>(paths: Map<string, Path>, color: string, newPath: () => Path): Path {
  let path = paths.get(color);
  if (!path) paths.set(color, (path = newPath()));
  return path;
}
