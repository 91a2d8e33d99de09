import type { Bounds } from '@stemma/shared/chart/geometry/box';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { isUnderLinks } from '@stemma/shared/chart/geometry/stacking';
import { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Face } from '@stemma/shared/chart/geometry/text';
import { wholeBounds } from '@stemma/shared/chart/geometry/wholeBounds';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from '@napi-rs/canvas';
import type { Drawn } from '../leftOut';
import { drawCard, drawStack } from './drawCard';
import { drawFrame, drawFrameName } from './drawFrames';
import { drawLabel, drawLinks } from './drawLinks';
import { drawPlate } from './drawPlate';
import { loadFlags } from './flags';
import { pictureFonts } from './fonts';
import { INK, type PictureInk } from './ink';
import { loadPlateImages, type KeptPictures } from './plateImages';

/** A PNG image with its size in its own pixels. */
export interface Picture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const MARGIN = 24;
/** Pixels to a chart unit, where there is room for it. */
const SHARP = 2;
const SIDE_MAX = 6000;
const PIXELS_MAX = 16_000_000;

/**
 * What is drawn of a chart (`drawnWithout`) as the screen shows it when it is opened, on white; drawn smaller where it would be larger than 16 megapixels. Undefined for an
 * empty chart. A picture that `pictures` lacks is drawn as one that did not come.
 */
export async function chartPicture(chart: Drawn, pictures: KeptPictures, today: string): Promise<Picture | undefined> {
  const fonts = pictureFonts();
  const scene = sceneOf(chart, fonts, today);
  const whole = wholeBounds(scene);
  if (!whole) return undefined;
  const ink = await inkOf(scene, pictures);
  const { width, height, scale } = sizeOf(whole);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.canvas;
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  context.translate(MARGIN - whole.left, MARGIN - whole.top);
  drawScene(context, scene, whole, fonts, ink);
  return { bytes: new Uint8Array(canvas.toBuffer('image/png')), width, height };
}

/** One over the other as on screen: frames, pictures, links, names of groups, notes, cards, and what is said of links. */
function drawScene(
  context: SKRSContext2D,
  scene: Scene,
  whole: Bounds,
  fonts: Record<Face, string>,
  ink: PictureInk,
): void {
  const [cards, links] = [scene.cardsDrawn(whole), scene.linksDrawn(whole)];
  const drawPlates = (isUnder: boolean) => {
    for (const card of cards) {
      if (card.shape.plate && isUnderLinks(card) === isUnder) drawPlate(context, card, card.shape.plate, fonts, ink);
    }
  };
  for (const frame of scene.frames()) drawFrame(context, frame);
  for (const card of cards) drawStack(context, card);
  drawPlates(true);
  drawLinks(context, scene, links);
  for (const frame of scene.frames()) drawFrameName(context, frame, fonts);
  drawPlates(false);
  for (const card of cards) if (!card.shape.plate) drawCard(context, card, fonts, ink);
  for (const link of links) drawLabel(context, link, fonts);
}

async function inkOf(scene: Scene, pictures: KeptPictures): Promise<PictureInk> {
  const shapes = [...scene.cards.values()].map(({ shape }) => shape);
  const plates = shapes.flatMap(({ plate }) => (plate?.kind === 'Image' ? plate : []));
  const flags = await loadFlags(shapes.flatMap(({ flag }) => flag ?? []));
  return { flag: (country) => flags.get(country) ?? null, picture: await loadPlateImages(plates, pictures) };
}

function sceneOf({ nodes, links, groups, routing }: Drawn, fonts: Record<Face, string>, today: string): Scene {
  const context = createCanvas(1, 1).getContext('2d');
  const widths = new Map<string, number>();
  const measure = (text: string, face: Face): number => {
    const key = `${face} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      context.font = fonts[face];
      widths.set(key, (width = context.measureText(text).width));
    }
    return width;
  };
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, today) });
  scene.update({
    props: { routing },
    nodes: new Map(nodes.map((node) => [node.key, node])),
    links: new Map(links.map((link) => [link.key, link])),
    groups: new Map(groups.map((group) => [group.key, group])),
  });
  return scene;
}

function sizeOf(whole: Bounds): { width: number; height: number; scale: number } {
  const width = whole.right - whole.left + 2 * MARGIN;
  const height = whole.bottom - whole.top + 2 * MARGIN;
  const scale = Math.min(SHARP, SIDE_MAX / width, SIDE_MAX / height, Math.sqrt(PIXELS_MAX / (width * height)));
  return { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)), scale };
}
