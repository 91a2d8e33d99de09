import type { Scene } from '@stemma/diagram/scene/scene';
import { flagUrl } from '../../components/entity/flagUrl';
import type { ExportTheme } from '@stemma/diagram/export/exportTheme';
import { createMeasure } from './fonts';
import { groundsOf } from '@stemma/diagram/paint/cardFills';
import {
  BORDER_CHOSEN,
  borderColor,
  cardColors,
  cardGround,
  FLAG_FILL,
  linkColor,
  paletteOf,
  annotationColor,
} from '@stemma/diagram/paint/palette';
import { dataUrl } from './dataUrl';
import { keyOf, pictureBytes, picturesOn, type FetchPicture } from './pictures';

/**
 * The colours of the chart, and the flags of its cards, for what draws it anew: files, on light ground, and previews, on that of the page. A flag
 * that does not come is left out.
 */
export async function exportTheme(
  scene: Scene,
  fetchPicture: FetchPicture,
  scheme: 'light' | 'dark' = 'light',
): Promise<ExportTheme> {
  const palette = paletteOf(scheme);
  const { look } = scene;
  const ground = groundsOf(scene, scheme);
  const flags = new Map<string, string>();
  const flagPngs = new Map<string, string>();
  const pictures = new Map<string, string>();
  const countries = new Set([...scene.cards.values()].flatMap(({ shape }) => shape.flag ?? []));
  await Promise.allSettled(
    [...countries].map(async (country) => {
      const url = flagUrl(country);
      const answer = url ? await fetch(url) : null;
      if (!answer?.ok) return;
      const flag = await dataUrl(await answer.blob());
      flags.set(country, flag);
      flagPngs.set(country, await pixels(flag));
    }),
  );
  await Promise.allSettled(
    picturesOn(scene).map(async (annotation) => {
      pictures.set(keyOf(annotation), await plainPicture(await pictureBytes(annotation, fetchPicture)));
    }),
  );
  return {
    scheme,
    card: (node) => cardColors(cardGround(node, { ground }), palette),
    color: (color) => linkColor(color, palette),
    style: look.style,
    line(link) {
      const line = look.line(link);
      return { ...line, color: linkColor(line.color, palette) };
    },
    flagTheme: (color) => FLAG_FILL[color] ?? palette.detail,
    flag: (country) => flags.get(country) ?? null,
    flagPng: (country) => flagPngs.get(country) ?? null,
    picture(annotation) {
      const url = pictures.get(keyOf(annotation));
      return url ? { url } : null;
    },
    annotation: (annotation) => annotationColor(annotation, palette),
    measure: createMeasure(look.style.font),
    border: borderColor(look.style.border, false, palette),
    borderUnknown: borderColor(look.style.border, true, palette),
    borderWidth: look.style.border ? BORDER_CHOSEN : 1,
    pill: palette.pill,
    pillText: palette.pillText,
    labelGround: scheme === 'light' ? '#ffffff' : palette.canvas,
    label: palette.label,
    labelStrong: palette.labelStrong,
  };
}

const FLAG = { width: 72, height: 48 } as const;

/** A flag's drawing as pixels. */
async function pixels(url: string): Promise<string> {
  const image = new Image(FLAG.width, FLAG.height);
  image.src = url;
  await image.decode();
  return drawn(image, FLAG.width, FLAG.height);
}

/** A picture of any kind as PNG, which every program shows. */
async function plainPicture(bytes: Blob): Promise<string> {
  const image = await createImageBitmap(bytes);
  return drawn(image, image.width, image.height);
}

function drawn(image: CanvasImageSource, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/png');
}
