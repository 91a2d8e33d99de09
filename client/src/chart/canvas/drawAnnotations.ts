import type { SceneCard } from '@stemma/diagram/scene/scene';
import { isRightToLeft } from '@stemma/diagram/geometry/text';
import { ANNOTATION, type Annotation } from '@stemma/diagram/geometry/annotation';
import { ENTITY_SHAPES } from '@stemma/shared/entities/shapes';
import type { PlacedCard } from './drawSimple';
import type { RenderState } from './renderState';
import { annotationColor, type Palette } from '@stemma/diagram/paint/palette';
import { ringCard } from './rings';

/** What pictures on the chart are drawn with; null while one is on its way, or where it does not come. */
export type Pictures = (annotation: Annotation) => CanvasImageSource | null;

/** Draws notes, pictures and text boxes, which lie below the cards. `words` is whether they can be read at this zoom. */
export function drawAnnotations(
  context: CanvasRenderingContext2D,
  annotations: readonly PlacedCard[],
  look: RenderState,
  theme: { palette: Palette; picture: Pictures },
  { faded, words, zoom }: { faded: (one: PlacedCard) => boolean; words: boolean; zoom: number },
): void {
  for (const one of annotations) {
    const { card, x, y } = one;
    const { key } = card.node;
    context.globalAlpha = faded(one) ? 0.25 : 1;
    drawAnnotation(context, card, x, y, theme, words);
    const chosen = look.selection.nodes.has(key) || look.focused === key || look.drawing?.target === key;
    const hovered = look.hovered?.kind === 'card' && look.hovered.key === key;
    if (chosen || hovered) drawRing(context, card, x, y, chosen ? theme.palette.accent : theme.palette.border, zoom);
    context.globalAlpha = 1;
  }
}

function drawAnnotation(
  context: CanvasRenderingContext2D,
  { shape }: SceneCard,
  x: number,
  y: number,
  { palette, picture }: { palette: Palette; picture: Pictures },
  words: boolean,
): void {
  const { annotation, width, height } = shape;
  if (!annotation) return;
  const [left, top] = [x - width / 2, y - height / 2];
  context.beginPath();
  context.roundRect(left, top, width, height, ANNOTATION.corner);
  if (annotation.kind === 'Image') {
    const image = picture(annotation);
    if (!image) return drawNoPicture(context, left, top, width, height, palette);
    context.save();
    context.clip();
    context.drawImage(image, left, top, width, height);
    context.restore();
    return;
  }
  if (annotation.fill) {
    context.fillStyle = annotation.fill;
    context.fill();
  }
  if (annotation.kind === 'Sticky') {
    context.lineWidth = 1;
    context.strokeStyle = 'rgba(23, 33, 43, 0.16)';
    context.stroke();
  }
  if (!words) return;
  context.font = `400 ${annotation.fontSize}px "Inter Variable", system-ui, sans-serif`;
  context.fillStyle = annotationColor(annotation, palette);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  const step = Math.round(annotation.fontSize * ANNOTATION.line);
  let baseline = top + ANNOTATION.pad + annotation.fontSize;
  for (const line of shape.lines) {
    const rtl = isRightToLeft(line);
    context.direction = rtl ? 'rtl' : 'ltr';
    context.textAlign = rtl ? 'right' : 'left';
    context.fillText(line, rtl ? left + width - ANNOTATION.pad : left + ANNOTATION.pad, baseline);
    baseline += step;
  }
  context.textAlign = 'left';
}

let pictureSign: Path2D | null = null;

function drawNoPicture(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  palette: Palette,
): void {
  if (!pictureSign) {
    pictureSign = new Path2D();
    for (const stroke of ENTITY_SHAPES.Image) pictureSign.addPath(new Path2D(stroke));
  }
  context.fillStyle = palette.pill;
  context.fill();
  const size = Math.min(40, width / 2, height / 2);
  context.save();
  context.translate(left + (width - size) / 2, top + (height - size) / 2);
  context.scale(size / 24, size / 24);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.detail;
  context.stroke(pictureSign);
  context.restore();
}

function drawRing(
  context: CanvasRenderingContext2D,
  { shape }: SceneCard,
  x: number,
  y: number,
  color: string,
  zoom: number,
): void {
  const size = Math.max(zoom, 0.4);
  ringCard(context, { ...shape, corner: ANNOTATION.corner }, { x, y }, 3 / size, { color, width: 2 / size });
}
