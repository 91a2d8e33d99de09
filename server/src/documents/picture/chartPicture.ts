import type { Chart } from '@stemma/shared/chart/chart';
import type { Bounds } from '@stemma/shared/chart/geometry/box';
import { union } from '@stemma/shared/chart/geometry/box';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { labelBounds } from '@stemma/shared/chart/geometry/labelPlace';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { pathBounds } from '@stemma/shared/chart/geometry/polyline';
import { cardBounds, Scene } from '@stemma/shared/chart/geometry/scene';
import { createCanvas } from '@napi-rs/canvas';
import type { Face } from '@stemma/shared/chart/geometry/text';
import { drawCard } from './drawCard';
import { drawLabel, drawLink } from './drawLink';
import { pictureFonts } from './fonts';
import { INK } from './ink';

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

/** The chart as the screen shows it, on white; drawn smaller where it would be larger than 16 megapixels. Undefined for an empty chart. */
export function chartPicture(chart: Pick<Chart, 'nodes' | 'links' | 'routing'>, today: string): Picture | undefined {
  const fonts = pictureFonts();
  const scene = sceneOf(chart, fonts, today);
  const cards = [...scene.cards.values()];
  const around = union([...cards.map(cardBounds)]);
  if (!around) return undefined;
  const links = [...scene.linksIn(everything(around))];
  const whole =
    union([around, ...links.flatMap(({ path, label }) => [pathBounds(path), ...labelPlaces(label)])]) ?? around;
  const { width, height, scale } = sizeOf(whole);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = INK.paper;
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  context.translate(MARGIN - whole.left, MARGIN - whole.top);
  for (const link of links) drawLink(context, link);
  for (const card of cards) drawCard(context, card, fonts);
  for (const link of links) drawLabel(context, link, fonts);
  return { bytes: new Uint8Array(canvas.toBuffer('image/png')), width, height };
}

function sceneOf(
  { nodes, links, routing }: Pick<Chart, 'nodes' | 'links' | 'routing'>,
  fonts: Record<Face, string>,
  today: string,
): Scene {
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
  });
  return scene;
}

function sizeOf(whole: Bounds): { width: number; height: number; scale: number } {
  const width = whole.right - whole.left + 2 * MARGIN;
  const height = whole.bottom - whole.top + 2 * MARGIN;
  const scale = Math.min(SHARP, SIDE_MAX / width, SIDE_MAX / height, Math.sqrt(PIXELS_MAX / (width * height)));
  return { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)), scale };
}

/** Far beyond the cards, as a link's bends may lead around them. */
function everything({ left, top, right, bottom }: Bounds): Bounds {
  const beyond = right - left + bottom - top + 10_000;
  return { left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond };
}

function labelPlaces(label: { shape: { width: number; height: number }; x: number; y: number } | null): Bounds[] {
  return label ? [labelBounds(label, label.shape)] : [];
}
