import type { Bounds } from '@stemma/diagram/geometry/box';
import { LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import { SvgPath } from '@stemma/diagram/export/svg/svgPath';
import type { SvgContext } from '@stemma/diagram/export/svg/svgContext';
import {
  LABELS_WHOLE,
  namesAtStep,
  READABLE,
  wholeFrom,
  zoomStep,
  type NamesAtZoom,
} from '@stemma/diagram/overview/legibility';
import type { NameSetter } from '@stemma/diagram/overview/placeNames';
import { chartBands } from '@stemma/diagram/paint/bands';
import { groundsOf } from '@stemma/diagram/paint/cardFills';
import { drawAnnotation } from '@stemma/diagram/paint/drawAnnotation';
import { drawBand } from '@stemma/diagram/paint/drawBands';
import { drawCard, drawStack, type PlacedCard } from '@stemma/diagram/paint/drawCard';
import {
  drawCondensedCards,
  drawCondensedFrameName,
  drawCondensedName,
  drawShares,
  type CondensedCard,
  type WordTheme,
} from '@stemma/diagram/paint/drawCondensed';
import { drawFrame, drawFrameName } from '@stemma/diagram/paint/drawFrames';
import { drawLabel, drawLinks } from '@stemma/diagram/paint/drawLinks';
import type { PaintContext, PaintTheme } from '@stemma/diagram/paint/paintContext';
import { paletteOf } from '@stemma/diagram/paint/palette';
import type { Scene } from '@stemma/diagram/scene/scene';
import { isUnderLinks } from '@stemma/diagram/scene/stacking';
import { pictureFonts } from '../picture/fonts';
import type { Layer } from './plan';

/** A layer with its class in the page, and its names where it is drawn so small that these have places of their own. */
export interface PlacedLayer extends Layer {
  id: string;
  names: NamesAtZoom | null;
}

type Canvas = PaintContext<SvgPath, never>;
type Theme = PaintTheme<SvgPath, never> & WordTheme;

/** Finds the places of a layer's names, which are the same in both schemes. */
export function placed(scene: Scene, setter: NameSetter, { zoom, pixels }: Layer, id: string): PlacedLayer {
  const isWhole = zoom >= wholeFrom(pixels);
  return { zoom, pixels, id, names: isWhole ? null : namesAtStep(scene, setter, pixels, zoomStep(zoom)) };
}

/** Draws a chart as screens show it when it is opened: what is the same at each zoom once, and each layer in a group of its own. Flags and pictures are left out, as on a screen that waits for them. */
export function drawOpening(
  svg: SvgContext,
  scene: Scene,
  layers: readonly PlacedLayer[],
  { scheme, bounds, setter }: { scheme: 'light' | 'dark'; bounds: Bounds; setter: NameSetter },
): void {
  const theme = themeOf(scene, scheme);
  const context: Canvas = svg;
  const cards = scene.cardsDrawn(bounds).map((card): PlacedCard => ({ card, x: card.x, y: card.y }));
  for (const band of chartBands(scene)) drawBand(context, band, theme, { hasLabel: false });
  for (const frame of scene.frames()) drawFrame(context, frame, theme.palette);
  for (const one of cards) if (one.card.node.standsFor) drawStack(context, one, theme.palette);
  for (const one of cards) if (isUnderLinks(one.card)) drawAnnotation(context, one, theme);
  const links = scene.linksDrawn(bounds);
  drawLinks(context, scene, links, theme, { width: LINK_LINE.width, heads: 'joined', rounded: true });
  for (const one of cards) if (!isUnderLinks(one.card)) drawAnnotation(context, one, theme);
  const entities = cards.filter(({ card }) => !card.shape.annotation);
  for (const layer of layers) {
    svg.group(`<g class="${layer.id}">`, () => {
      drawCards(context, scene, entities, { layer, theme, setter });
      for (const link of layer.zoom >= READABLE ? links : []) {
        if (layer.zoom < LABELS_WHOLE) drawShares(context, scene, link, theme, layer.zoom);
        else drawLabel(context, link, theme, { alpha: 1 });
      }
    });
  }
}

function drawCards(
  context: Canvas,
  scene: Scene,
  cards: readonly PlacedCard[],
  { layer: { names, zoom }, theme, setter }: { layer: PlacedLayer; theme: Theme; setter: NameSetter },
): void {
  if (!names) {
    for (const frame of scene.frames()) if (frame.shown) drawFrameName(context, frame, theme, { hasSign: true });
    for (const one of cards) drawCard(context, one, theme);
    return;
  }
  const { type, places } = names;
  const condensed = cards.map((one): CondensedCard => ({ ...one, name: places.get(one.card.node.key) ?? null }));
  drawCondensedCards(context, condensed, theme, { zoom, type, strength: 1 });
  for (const one of condensed) drawCondensedName(context, one, { type, zoom }, theme);
  const hasSign = zoom >= READABLE;
  for (const frame of scene.frames()) drawCondensedFrameName(context, frame, setter, { type, theme, hasSign });
}

function themeOf(scene: Scene, scheme: 'light' | 'dark'): Theme {
  const { look } = scene;
  return {
    palette: paletteOf(scheme),
    fonts: pictureFonts(look.style.font),
    family: '',
    centering: 'measured',
    look,
    ground: groundsOf(scene, scheme),
    path: (data) => new SvgPath(data),
    icon: (strokes) => [new SvgPath(strokes.join(''))],
    flag: () => null,
    picture: () => null,
  };
}
