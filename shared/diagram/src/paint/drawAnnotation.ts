import { ENTITY_SHAPES } from '@stemma/shared/entities/shapes';
import { ANNOTATION } from '../geometry/annotation';
import { isRightToLeft } from '../geometry/text';
import type { PlacedCard } from './drawCard';
import type { PaintContext, PaintTheme } from './paintContext';
import { annotationColor } from './palette';

/** Draws a note, picture or text box; without its text where that is too small to be read. */
export function drawAnnotation<Path, Image>(
  context: PaintContext<Path, Image>,
  placed: PlacedCard,
  theme: PaintTheme<Path, Image>,
  hasText = true,
): void {
  const { annotation, width, height } = placed.card.shape;
  if (!annotation) return;
  const [left, top] = [placed.x - width / 2, placed.y - height / 2];
  context.beginPath();
  context.roundRect(left, top, width, height, ANNOTATION.corner);
  if (annotation.kind === 'Image') {
    const image = theme.picture(annotation);
    if (!image) return drawNoPicture(context, { left, top, width, height }, theme);
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
  if (!hasText) return;
  context.font = theme.fonts.detail.replace('12px', `${annotation.fontSize}px`);
  context.fillStyle = annotationColor(annotation, theme.palette);
  context.textBaseline = 'alphabetic';
  const step = Math.round(annotation.fontSize * ANNOTATION.line);
  let baseline = top + ANNOTATION.pad + annotation.fontSize;
  for (const line of placed.card.shape.lines) {
    const rtl = isRightToLeft(line);
    context.direction = rtl ? 'rtl' : 'ltr';
    context.textAlign = rtl ? 'right' : 'left';
    context.fillText(line, rtl ? left + width - ANNOTATION.pad : left + ANNOTATION.pad, baseline);
    baseline += step;
  }
  context.textAlign = 'left';
}

/** The sign of a picture that is not there, on the ground traced before. */
function drawNoPicture<Path, Image>(
  context: PaintContext<Path, Image>,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  { palette, icon }: PaintTheme<Path, Image>,
): void {
  context.fillStyle = palette.pill;
  context.fill();
  const size = Math.min(40, width / 2, height / 2);
  context.save();
  context.translate(left + (width - size) / 2, top + (height - size) / 2);
  context.scale(size / 24, size / 24);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.detail;
  for (const path of icon(ENTITY_SHAPES.Image)) context.stroke(path);
  context.restore();
}
