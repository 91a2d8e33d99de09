import { ANNOTATION } from '@stemma/diagram/geometry/annotation';
import { drawAnnotation } from '@stemma/diagram/paint/drawAnnotation';
import type { PlacedCard } from '@stemma/diagram/paint/drawCard';
import type { CanvasTheme } from './canvasTheme';
import type { RenderState } from './renderState';
import { ringCard } from './rings';

/** Draws notes, pictures and text boxes, which lie below the cards. `words` is whether they can be read at this zoom. */
export function drawAnnotations(
  context: CanvasRenderingContext2D,
  annotations: readonly PlacedCard[],
  look: RenderState,
  theme: CanvasTheme,
  { faded, showText, zoom }: { faded: (one: PlacedCard) => boolean; showText: boolean; zoom: number },
): void {
  const { accent, border } = theme.palette;
  for (const one of annotations) {
    const { key } = one.card.node;
    context.globalAlpha = faded(one) ? 0.25 : 1;
    drawAnnotation(context, one, theme, showText);
    const chosen = look.selection.nodes.has(key) || look.focused === key || look.drawing?.target === key;
    const hovered = look.hovered?.kind === 'card' && look.hovered.key === key;
    if (chosen || hovered) drawRing(context, one, chosen ? accent : border, zoom);
    context.globalAlpha = 1;
  }
}

function drawRing(context: CanvasRenderingContext2D, { card, x, y }: PlacedCard, color: string, zoom: number): void {
  const size = Math.max(zoom, 0.4);
  ringCard(context, { ...card.shape, corner: ANNOTATION.corner }, { x, y }, 3 / size, { color, width: 2 / size });
}
