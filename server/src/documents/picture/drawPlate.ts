import { ANNOTATION, type Annotation } from '@stemma/diagram/geometry/annotation';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import { isRightToLeft, type Face } from '@stemma/diagram/geometry/text';
import { annotationColor } from '@stemma/diagram/paint/palette';
import { ENTITY_SHAPES } from '@stemma/shared/entities/shapes';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { Path2D } from '@napi-rs/canvas';
import { INK, type PictureInk } from './ink';

/** Draws a note, picture or text box as the screen does, at its place. */
export function drawPlate(
  context: SKRSContext2D,
  card: SceneCard,
  plate: Annotation,
  fonts: Record<Face, string>,
  ink: PictureInk,
): void {
  const { width, height } = card.shape;
  const [left, top] = [card.x - width / 2, card.y - height / 2];
  context.beginPath();
  context.roundRect(left, top, width, height, ANNOTATION.corner);
  if (plate.kind === 'Image') {
    const image = ink.picture(plate);
    if (!image) return drawNoPicture(context, left, top, width, height);
    context.save();
    context.clip();
    context.drawImage(image, left, top, width, height);
    context.restore();
    return;
  }
  if (plate.fill) {
    context.fillStyle = plate.fill;
    context.fill();
  }
  if (plate.kind === 'Sticky') {
    context.lineWidth = 1;
    context.strokeStyle = 'rgba(23, 33, 43, 0.16)';
    context.stroke();
  }
  drawWords(context, card, plate, fonts);
}

function drawWords(
  context: SKRSContext2D,
  { shape: { width, height, lines }, x, y }: SceneCard,
  plate: Annotation,
  fonts: Record<Face, string>,
): void {
  const [left, top] = [x - width / 2, y - height / 2];
  context.font = fonts.detail.replace('12px', `${plate.fontSize}px`);
  context.fillStyle = annotationColor(plate, INK);
  const step = Math.round(plate.fontSize * ANNOTATION.line);
  let baseline = top + ANNOTATION.pad + plate.fontSize;
  for (const line of lines) {
    const rtl = isRightToLeft(line);
    context.direction = rtl ? 'rtl' : 'ltr';
    context.textAlign = rtl ? 'right' : 'left';
    context.fillText(line, rtl ? left + width - ANNOTATION.pad : left + ANNOTATION.pad, baseline);
    baseline += step;
  }
}

/** The sign of a picture that could not be had, on the ground traced before. */
function drawNoPicture(context: SKRSContext2D, left: number, top: number, width: number, height: number): void {
  context.fillStyle = INK.pill;
  context.fill();
  const size = Math.min(40, width / 2, height / 2);
  context.save();
  context.translate(left + (width - size) / 2, top + (height - size) / 2);
  context.scale(size / 24, size / 24);
  context.lineWidth = 1.5;
  context.strokeStyle = INK.detail;
  for (const stroke of ENTITY_SHAPES.Image) context.stroke(new Path2D(stroke));
  context.restore();
}
