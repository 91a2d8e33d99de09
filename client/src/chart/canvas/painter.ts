import { boundsOf, overlaps, type Bounds } from '@stemma/diagram/geometry/box';
import type { Frame } from '@stemma/diagram/group/frames';
import { isLabelOn } from '@stemma/diagram/label/labelPlace';
import { LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import { isUnderLinks } from '@stemma/diagram/scene/stacking';
import type { Scene, SceneLink } from '@stemma/diagram/scene/scene';
import { drawCard, drawStack, type PlacedCard } from '@stemma/diagram/paint/drawCard';
import { drawBadges } from '@stemma/diagram/paint/drawBadges';
import { chartBands } from '@stemma/diagram/paint/bands';
import { drawBand } from '@stemma/diagram/paint/drawBands';
import { drawFrame, drawFrameName } from '@stemma/diagram/paint/drawFrames';
import { drawLabel, drawLinks } from '@stemma/diagram/paint/drawLinks';
import { canvasTheme, type CanvasLook, type CanvasTheme } from './canvasTheme';
import { drawToolOverlay, drawPins } from './drawToolOverlay';
import { markCards, markLinks } from './drawMarks';
import { drawAnnotations } from './drawAnnotations';
import { drawCondensedFrameName, drawShares } from '@stemma/diagram/paint/drawCondensed';
import { FADED, isCardFaded, isPicked, partition } from './emphasis';
import { namesOnScreen } from './names';
import { namesAt, paintCondensed } from './paintCondensed';
import { badgeScale, expansionBadgeOf, drawExpansion, drawFolds } from './folds';
import type { RenderState } from './renderState';
import { ringCard } from './rings';
import { LABELS_WHOLE, READABLE } from '@stemma/diagram/overview/legibility';

/** What part of the chart is on screen: a point p of the chart stands at p · zoom + pan, in CSS pixels. `ratio` is device pixels to one. */
export interface View {
  zoom: number;
  panX: number;
  panY: number;
  width: number;
  height: number;
  ratio: number;
}

/** Draws what is in view. */
export function paint(
  context: CanvasRenderingContext2D,
  view: View,
  scene: Scene,
  look: RenderState,
  appearance: CanvasLook,
): void {
  const theme = canvasTheme(appearance, scene);
  const { zoom, ratio } = view;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, view.width * ratio, view.height * ratio);
  context.setTransform(zoom * ratio, 0, 0, zoom * ratio, view.panX * ratio, view.panY * ratio);
  const seen = visibleBounds(view, 24);
  context.globalAlpha = look.related ? FADED : 1;
  for (const band of chartBands(scene)) {
    if (overlaps(band.bounds, seen)) drawBand(context, band, theme, { hasLabel: zoom >= LABELS_WHOLE });
  }
  const frames = scene.frames().filter(({ bounds }) => overlaps(bounds, seen));
  const strengthOf = (frame: Frame) => (isFrameFaded(frame, look) ? FADED : 1);
  for (const frame of frames) {
    context.globalAlpha = strengthOf(frame);
    drawFrame(context, frame, theme.palette, 1 / Math.max(0.4, Math.min(1, zoom)));
  }
  context.globalAlpha = 1;
  if (look.marks) markLinks(context, scene.linksIn(seen), look.marks, theme.palette, zoom);
  const placed = placedCards(scene, look, seen);
  paintStacks(context, view, placed, look, theme);
  const [pictures, others] = partition(placed, ({ card }) => isUnderLinks(card));
  paintAnnotations(context, view, pictures, look, theme);
  const links = linksNow(scene.linksDrawn(seen), look);
  paintLinks(context, view, scene, links, look, theme);
  const names = namesOnScreen(scene);
  const isWhole = zoom >= names.wholeFrom;
  for (const frame of isWhole ? frames : []) {
    drawFrameName(context, frame, theme, { hasSign: look.signs, alpha: strengthOf(frame) });
  }
  paintCards(context, view, scene, others, look, theme);
  for (const frame of isWhole ? [] : frames) {
    context.globalAlpha = strengthOf(frame);
    const hasSign = look.signs && zoom >= READABLE;
    drawCondensedFrameName(context, frame, names, {
      type: namesAt(zoom, scene, look).type,
      theme,
      hasSign,
    });
  }
  context.globalAlpha = 1;
  if (look.folds.size) {
    drawFolds(context, scene.cardsIn(seen), look.folds, theme, badgeScale(zoom));
  }
  const expansion = look.expansion && scene.cards.get(look.expansion.key);
  if (look.expansion && expansion && zoom >= READABLE) {
    drawExpansion(context, expansionBadgeOf(expansion, look.expansion.text), theme);
  }
  if (look.badges.size) drawBadges(context, scene.cardsIn(seen), look.badges, theme, badgeScale(zoom));
  if (look.pins && zoom >= READABLE) drawPins(context, scene.cardsIn(seen), theme.palette);
  if (look.marks) {
    const cards = scene.cardsIn(seen).map((card) => ({ card, x: card.x, y: card.y }));
    markCards(context, cards, look.marks, theme.palette, zoom);
  }
  paintLabels(context, view, scene, links, look, theme);
  drawToolOverlay(context, look, theme.palette, zoom);
}

/** The part of the chart in view, moved out by a margin of CSS pixels. */
export function visibleBounds(view: View, margin = 0): Bounds {
  return {
    left: (-view.panX - margin) / view.zoom,
    top: (-view.panY - margin) / view.zoom,
    right: (view.width - view.panX + margin) / view.zoom,
    bottom: (view.height - view.panY + margin) / view.zoom,
  };
}

/** Links with how strongly they are drawn. */
interface LinksNow {
  links: readonly SceneLink[];
  strength: number;
}

/** Links that stand, then those whose cards glide to them and which come in as they arrive. */
function linksNow(links: readonly SceneLink[], { glide }: RenderState): LinksNow[] {
  if (!glide) return [{ links, strength: 1 }];
  const moves = ({ link }: SceneLink) => glide.from.has(link.from) || glide.from.has(link.to);
  const [arriving, still] = partition(links, moves);
  const strength = glide.part * 2 - 1;
  return [{ links: still, strength: 1 }, ...(strength > 0 ? [{ links: arriving, strength }] : [])];
}

function byEmphasis(links: readonly SceneLink[], { selection, hovered, related }: RenderState) {
  const groups: Record<'marked' | 'plain' | 'faded', SceneLink[]> = { marked: [], plain: [], faded: [] };
  for (const entry of links) {
    const { key } = entry.link;
    const marked = selection.links.has(key) || (hovered?.kind === 'link' && hovered.key === key);
    if (marked) groups.marked.push(entry);
    else if (related && !related.links.has(key)) groups.faded.push(entry);
    else groups.plain.push(entry);
  }
  return groups;
}

function paintLinks(
  context: CanvasRenderingContext2D,
  view: View,
  scene: Scene,
  all: readonly LinksNow[],
  look: RenderState,
  theme: CanvasTheme,
): void {
  const readable = view.zoom >= READABLE;
  const width = readable ? LINK_LINE.width : Math.max(LINK_LINE.width, 0.8 / view.zoom);
  const style = { width, heads: view.zoom >= 0.2 ? 'joined' : 'none', rounded: readable } as const;
  for (const { links, strength } of all) {
    const { marked, plain, faded } = byEmphasis(links, look);
    context.globalAlpha = FADED * strength;
    drawLinks(context, scene, faded, theme, style);
    context.globalAlpha = strength;
    drawLinks(context, scene, plain, theme, style);
    drawLinks(context, scene, marked, theme, { ...style, width: width + 1 });
    context.globalAlpha = 1;
  }
}

/** After the cards: a label that finds no free place is seen over a card rather than lost behind it. */
function paintLabels(
  context: CanvasRenderingContext2D,
  view: View,
  scene: Scene,
  all: readonly LinksNow[],
  look: RenderState,
  theme: CanvasTheme,
): void {
  if (view.zoom < READABLE) return;
  for (const { links, strength } of all) {
    const { page } = look;
    const whole = page ? links.filter((link) => isLabelOn(page, link)) : links;
    const { marked, plain, faded } = byEmphasis(whole, look);
    if (view.zoom < LABELS_WHOLE) {
      context.globalAlpha = strength;
      for (const entry of [...plain, ...marked]) drawShares(context, scene, entry, theme, view.zoom);
      context.globalAlpha = 1;
      continue;
    }
    for (const entry of faded) drawLabel(context, entry, theme, { alpha: FADED * strength });
    for (const entry of plain) drawLabel(context, entry, theme, { alpha: strength });
    for (const entry of marked) {
      drawLabel(context, entry, theme, { alpha: strength, selected: look.selection.links.has(entry.link.key) });
    }
  }
}

/** The cards in view at the places at which they are drawn now. */
function placedCards(scene: Scene, look: RenderState, seen: Bounds): PlacedCard[] {
  if (look.glide) return gliding(scene, look.glide, seen);
  return scene.cardsDrawn(seen).map((card) => ({ card, x: card.x, y: card.y }));
}

/** Whether nothing in a group is related to what others fade for. */
function isFrameFaded({ cards }: Frame, { related }: RenderState): boolean {
  return related !== null && ![...cards].some((card) => related.nodes.has(card));
}

function paintStacks(
  context: CanvasRenderingContext2D,
  view: View,
  all: readonly PlacedCard[],
  look: RenderState,
  { palette }: CanvasTheme,
): void {
  if (view.zoom < READABLE) return;
  for (const one of all) {
    if (!one.card.node.standsFor) continue;
    context.globalAlpha = isCardFaded(one, look) ? FADED : 1;
    drawStack(context, one, palette);
  }
  context.globalAlpha = 1;
}

function paintAnnotations(
  context: CanvasRenderingContext2D,
  view: View,
  annotations: readonly PlacedCard[],
  look: RenderState,
  theme: CanvasTheme,
): void {
  const faded = (one: PlacedCard) => isCardFaded(one, look);
  drawAnnotations(context, annotations, look, theme, { faded, showText: view.zoom >= READABLE / 2, zoom: view.zoom });
}

function paintCards(
  context: CanvasRenderingContext2D,
  view: View,
  scene: Scene,
  all: readonly PlacedCard[],
  look: RenderState,
  theme: CanvasTheme,
): void {
  const [annotations, placed] = partition(all, ({ card }) => Boolean(card.shape.annotation));
  const isFaded = (one: PlacedCard) => isCardFaded(one, look);
  paintAnnotations(context, view, annotations, look, theme);
  if (view.zoom < namesOnScreen(scene).wholeFrom) {
    paintCondensed(context, view.zoom, scene, placed, look, theme);
    return;
  }
  const last: PlacedCard[] = [];
  for (const one of placed) {
    if (isPicked(one, look)) last.push(one);
    else drawOne(context, one, look, theme, isFaded(one));
  }
  for (const one of last) drawOne(context, one, look, theme, isFaded(one));
}

function drawOne(
  context: CanvasRenderingContext2D,
  placed: PlacedCard,
  look: RenderState,
  theme: CanvasTheme,
  faded: boolean,
): void {
  const { shape, node } = placed.card;
  const selected = look.selection.nodes.has(node.key);
  const focused = look.focused === node.key;
  const target = look.drawing?.target === node.key;
  context.globalAlpha = faded ? FADED : 1;
  if (selected || focused || target) {
    const dash = focused && !selected ? [5, 3] : [];
    ringCard(context, shape, placed, 3, { color: theme.palette.accent, width: 2, dash });
  }
  const hovered = !faded && look.hovered?.kind === 'card' && look.hovered.key === node.key;
  drawCard(context, placed, theme, { isAccented: selected || target, isRaised: hovered });
  context.globalAlpha = 1;
}

function gliding(scene: Scene, glide: NonNullable<RenderState['glide']>, seen: Bounds): PlacedCard[] {
  const eased = 1 - (1 - glide.part) ** 3;
  const placed: PlacedCard[] = [];
  for (const card of scene.cards.values()) {
    const start = glide.from.get(card.node.key) ?? card;
    const x = start.x + (card.x - start.x) * eased;
    const y = start.y + (card.y - start.y) * eased;
    if (overlaps(boundsOf({ x, y, width: card.shape.width, height: card.shape.height }), seen))
      placed.push({ card, x, y });
  }
  return placed;
}
