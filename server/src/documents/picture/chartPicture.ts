import { BADGE_HEIGHT, type CardBadge } from '@stemma/diagram/paint/badges';
import { drawAnnotation } from '@stemma/diagram/paint/drawAnnotation';
import { drawBadges } from '@stemma/diagram/paint/drawBadges';
import { drawCard, drawStack } from '@stemma/diagram/paint/drawCard';
import { chartBands } from '@stemma/diagram/paint/bands';
import { drawBand } from '@stemma/diagram/paint/drawBands';
import { drawFrame, drawFrameName } from '@stemma/diagram/paint/drawFrames';
import { drawLabel, drawLinks } from '@stemma/diagram/paint/drawLinks';
import { LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import { grown, type Bounds } from '@stemma/diagram/geometry/box';
import { isUnderLinks } from '@stemma/diagram/scene/stacking';
import type { SceneCard, SceneLink } from '@stemma/diagram/scene/scene';
import { Scene } from '@stemma/diagram/scene/scene';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { wholeBounds } from '@stemma/diagram/scene/sceneView';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Drawn } from '../leftOut';
import { loadFlags } from './flags';
import { pictureFonts } from './fonts';
import { measureIn } from './measure';
import { PAPER, pictureTheme, type PictureTheme } from './pictureTheme';
import { loadAnnotationImages, type StoredPictures } from './annotationImages';

/** A PNG image with its size in its own pixels. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Space round a whole chart, in chart units. */
export const PICTURE_MARGIN = 24;
/** How strongly what is not lit is drawn. */
const FADED = 0.25;
/** How links are drawn, and those that are lit. */
const LINE = { width: LINK_LINE.width, heads: 'single', rounded: true } as const;
const LIT = { ...LINE, color: PAPER.accent, width: 2.5 } as const;
/** Pixels to a chart unit, where there is room for it. */
const SHARP = 2;
const SIDE_MAX = 6000;
const PIXELS_MAX = 16_000_000;

/** What of a chart is lit while the rest fades, and what stands on its cards. */
export interface PictureLook {
  lit: { nodes: ReadonlySet<string>; links: ReadonlySet<string> };
  badges: ReadonlyMap<string, readonly CardBadge[]>;
}

/** A chart ready to be drawn, its size in chart units with a margin. */
export interface ReadyPicture {
  width: number;
  height: number;
  /** Draws it with its upper left corner at the origin, a chart unit to a unit of the context. */
  draw(context: SKRSContext2D): void;
  toPng(): Picture;
}

/** A chart's scene as pictures draw it, and how a part of it is drawn as a PNG. */
export interface PictureScene {
  scene: Scene;
  /** A part of the chart without a margin, at so many pixels to a chart unit. */
  toPng(part: Bounds, pixels: number, over?: (context: SKRSContext2D) => void): Picture;
}

/** What is drawn of a chart (`drawnWithout`) as the screen shows it when it is opened, on white, to be drawn in parts. A picture that `pictures` lacks is drawn as one that did not come. */
export async function pictureScene(chart: Drawn, pictures: StoredPictures, today: string): Promise<PictureScene> {
  const scene = sceneOf(chart, today);
  const theme = await themeOf(scene, pictures);
  return {
    scene,
    toPng(part, pixels, over) {
      const [wide, high] = [part.right - part.left, part.bottom - part.top];
      const scale = Math.min(pixels, SIDE_MAX / wide, SIDE_MAX / high, Math.sqrt(PIXELS_MAX / (wide * high)));
      return painted({ width: Math.ceil(wide * scale), height: Math.ceil(high * scale) }, scale, (context) => {
        context.translate(-part.left, -part.top);
        drawScene(context, scene, part, { theme });
        over?.(context);
      });
    },
  };
}

/** The same as one, to be drawn on anything; with a look, the part of the chart that is lit and what is near it. Undefined for an empty chart. */
export async function readyPicture(
  chart: Drawn,
  pictures: StoredPictures,
  today: string,
  look?: PictureLook,
): Promise<ReadyPicture | undefined> {
  const scene = sceneOf(chart, today);
  const whole = (look && litBounds(scene, look)) ?? wholeBounds(scene);
  if (!whole) return undefined;
  const theme = await themeOf(scene, pictures);
  const [wide, high] = [whole.right - whole.left + 2 * PICTURE_MARGIN, whole.bottom - whole.top + 2 * PICTURE_MARGIN];
  const draw = (context: SKRSContext2D) => {
    context.save();
    context.beginPath();
    context.rect(0, 0, wide, high);
    context.clip();
    context.translate(PICTURE_MARGIN - whole.left, PICTURE_MARGIN - whole.top);
    drawScene(context, scene, grown(whole, PICTURE_MARGIN), { theme, look });
    context.restore();
  };
  return { width: wide, height: high, draw, toPng: () => pngOf(whole, draw) };
}

function pngOf(whole: Bounds, draw: (context: SKRSContext2D) => void): Picture {
  const { width, height, scale } = sizeOf(whole);
  return painted({ width, height }, scale, draw);
}

function painted(
  { width, height }: { width: number; height: number },
  scale: number,
  draw: (context: SKRSContext2D) => void,
): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER.canvas;
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  draw(context);
  return { bytes: new Uint8Array(canvas.toBuffer('image/png')), width, height };
}

/** What is lit, with the words of its links; undefined where that is a card alone. */
function litBounds(scene: Scene, { lit }: PictureLook): Bounds | undefined {
  const cards = [...lit.nodes].flatMap((key) => scene.cards.get(key) ?? []);
  if (cards.length < 2) return undefined;
  const links = [...lit.links].flatMap((key) => scene.links.get(key) ?? []);
  const boxes = [
    ...cards.map(({ x, y, shape: { width, height } }) => boxAt(x, y, width, height + 2 * BADGE_HEIGHT)),
    ...links.flatMap(({ path }) => path.map(({ x, y }) => boxAt(x, y, 0, 0))),
    ...links.flatMap(({ label }) => (label ? boxAt(label.x, label.y, label.shape.width, label.shape.height) : [])),
  ];
  return boxes.reduce((all, box) => ({
    left: Math.min(all.left, box.left),
    top: Math.min(all.top, box.top),
    right: Math.max(all.right, box.right),
    bottom: Math.max(all.bottom, box.bottom),
  }));
}

function boxAt(x: number, y: number, width: number, height: number): Bounds {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

interface Drawing {
  theme: PictureTheme;
  look?: PictureLook | undefined;
}

/** One over the other as on screen: frames, pictures, links, names of groups, notes, cards, what is said of links, and badges. */
function drawScene(context: SKRSContext2D, scene: Scene, whole: Bounds, { theme, look }: Drawing): void {
  const [cards, links] = [scene.cardsDrawn(whole), scene.linksDrawn(whole)];
  const alphaOf = (is: boolean) => (is ? FADED : 1);
  const faded = (is: boolean) => (context.globalAlpha = alphaOf(is));
  const fadeCard = ({ node }: SceneCard) => faded(look !== undefined && !look.lit.nodes.has(node.key));
  const placed = (card: SceneCard) => ({ card, x: card.x, y: card.y });
  const isLit = ({ link }: SceneLink) => look?.lit.links.has(link.key) ?? false;
  const drawAnnotations = (isUnder: boolean) => {
    for (const card of cards) {
      if (!card.shape.annotation || isUnderLinks(card) !== isUnder) continue;
      fadeCard(card);
      drawAnnotation(context, placed(card), theme);
    }
  };
  faded(look !== undefined);
  for (const band of chartBands(scene)) drawBand(context, band, theme);
  for (const frame of scene.frames()) drawFrame(context, frame, PAPER);
  for (const card of cards) {
    if (!card.node.standsFor) continue;
    fadeCard(card);
    drawStack(context, placed(card), PAPER);
  }
  drawAnnotations(true);
  faded(look !== undefined);
  drawLinks(
    context,
    scene,
    links.filter((link) => !isLit(link)),
    theme,
    LINE,
  );
  faded(false);
  drawLinks(context, scene, links.filter(isLit), theme, LIT);
  for (const frame of scene.frames()) if (frame.shown) drawFrameName(context, frame, theme);
  drawAnnotations(false);
  for (const card of cards) {
    if (card.shape.annotation) continue;
    fadeCard(card);
    drawCard(context, placed(card), theme);
  }
  for (const link of links) {
    const alpha = alphaOf(look !== undefined && !isLit(link));
    drawLabel(context, link, theme, { alpha, ground: alpha });
  }
  faded(false);
  if (look) drawBadges(context, cards, look.badges, theme);
}

async function themeOf(scene: Scene, pictures: StoredPictures): Promise<PictureTheme> {
  const shapes = [...scene.cards.values()].map(({ shape }) => shape);
  const annotations = shapes.flatMap(({ annotation }) => (annotation?.kind === 'Image' ? annotation : []));
  const flags = await loadFlags(shapes.flatMap(({ flag }) => flag ?? []));
  return pictureTheme(scene, {
    flag: (country) => flags.get(country) ?? null,
    picture: await loadAnnotationImages(annotations, pictures),
  });
}

function sceneOf({ nodes, links, groups, routing, style, tags = [] }: Drawn, today: string): Scene {
  const measure = measureIn(pictureFonts(style?.font));
  const scene = new Scene(sceneSetters({ measure, day: today, style, links, wholeNames: true }));
  scene.update({
    props: { routing },
    nodes: new Map(nodes.map((node) => [node.key, node])),
    links: new Map(links.map((link) => [link.key, link])),
    groups: new Map(groups.map((group) => [group.key, group])),
    tags: new Map(tags.map((one) => [one.key, one.tags])),
  });
  return scene;
}

function sizeOf(whole: Bounds): { width: number; height: number; scale: number } {
  const width = whole.right - whole.left + 2 * PICTURE_MARGIN;
  const height = whole.bottom - whole.top + 2 * PICTURE_MARGIN;
  const scale = Math.min(SHARP, SIDE_MAX / width, SIDE_MAX / height, Math.sqrt(PIXELS_MAX / (width * height)));
  return { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)), scale };
}
