import type { PlacedCard } from '@stemma/diagram/paint/drawCard';
import type { NameType } from '@stemma/diagram/overview/placeNames';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { CanvasTheme } from './canvasTheme';
import {
  drawCondensedCards,
  drawCondensedName,
  drawPickedName,
  rectangleOf,
  type CondensedCard,
} from '@stemma/diagram/paint/drawCondensed';
import type { NamesAtZoom } from '@stemma/diagram/overview/legibility';
import { drawIslands } from './drawIslands';
import { FADED, isCardFaded, isPicked, partition } from './emphasis';
import { ISLANDS, namesOnScreen } from './names';
import type { RenderState } from './renderState';
import { ringCard } from './rings';

/** Names at a zoom: on a page they are there at once, on screen where they may be found later. */
export function namesAt(zoom: number, scene: Scene, { page, repaint }: RenderState): NamesAtZoom {
  const names = namesOnScreen(scene);
  return page ? names.now(zoom, scene) : names.at(zoom, scene, repaint);
}

/** Cards too small for all their words: bodies, and names as large as they can be read, those that are picked last. */
export function paintCondensed(
  context: CanvasRenderingContext2D,
  zoom: number,
  scene: Scene,
  placed: readonly PlacedCard[],
  look: RenderState,
  theme: CanvasTheme,
): void {
  const names = namesOnScreen(scene);
  const { type, places } = namesAt(zoom, scene, look);
  const cards = placed.map((one): CondensedCard => ({ ...one, name: places.get(one.card.node.key) ?? null }));
  const [faded, full] = partition(cards, (one) => isCardFaded(one, look));
  drawCondensedCards(context, faded, theme, { zoom, type, strength: FADED });
  drawCondensedCards(context, full, theme, { zoom, type, strength: 1 });
  for (const one of cards) ringSimple(context, one, look, theme, zoom);
  const write = (one: CondensedCard) => drawCondensedName(context, one, { type, zoom }, theme);
  const islands = names.islands(zoom, scene);
  const tiled = islands.length ? Math.min(1, (ISLANDS.from - zoom) / (ISLANDS.from - ISLANDS.to)) : 0;
  context.globalAlpha = FADED * (1 - tiled);
  faded.forEach(write);
  context.globalAlpha = 1 - tiled;
  const [picked, others] = partition(full, (one) => isPicked(one, look));
  others.forEach(write);
  context.globalAlpha = 1;
  if (tiled > 0) drawIslands(context, islands, type, theme, { names, strength: tiled });
  for (const one of picked) {
    if (isWholeOnCard(one, type)) write(one);
    else drawPickedName(context, one, names.whole(one.card.node.name), type, theme);
  }
}

/** Whether all of a name stands on its card, so that it need not be written over it when that is picked. */
function isWholeOnCard({ name }: CondensedCard, { line }: NameType): boolean {
  if (!name || name.lines.at(-1)?.endsWith('…')) return false;
  return name.top >= name.body.top - line / 4 && name.top + name.lines.length * line <= name.body.bottom + line / 4;
}

function ringSimple(
  context: CanvasRenderingContext2D,
  placed: CondensedCard,
  look: RenderState,
  { palette }: CanvasTheme,
  zoom: number,
): void {
  const { shape, node } = placed.card;
  const chosen = look.selection.nodes.has(node.key) || look.focused === node.key || look.drawing?.target === node.key;
  if (!chosen && !isPicked(placed, look)) return;
  const [color, width] = chosen ? [palette.accent, 2 / zoom] : [palette.borderUnknown, 1.5 / zoom];
  const [left, top, wide, high] = rectangleOf(placed);
  const box = { width: wide, height: high, corner: Math.min(shape.corner, high / 2) };
  ringCard(context, box, { x: left + wide / 2, y: top + high / 2 }, 3 / zoom, { color, width });
}
