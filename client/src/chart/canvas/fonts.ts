import { CHART_FONTS, DEFAULT_FONT, FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import type { Face, Measure } from '@stemma/diagram/geometry/text';

/** Declares the files of a font, which are fetched when letters of them are drawn; the product's own comes with the page. */
const DECLARE: Record<ChartFont, () => Promise<unknown>> = {
  inter: () => Promise.resolve(),
  arimo: () => import('@fontsource-variable/arimo/wght.css'),
  sourceSerif: () => import('@fontsource-variable/source-serif-4/wght.css'),
};

/** A font of charts as CSS and canvases name it. */
export function familyOnScreen(font: ChartFont): string {
  const { name, fallback } = FONT_FACTS[font];
  return `"${name} Variable", ${fallback}`;
}

/** Canvas fonts of the chart's faces, in chart units. */
export const CANVAS_FONTS = Object.fromEntries(
  CHART_FONTS.map((font) => [font, facesOf(familyOnScreen(font))]),
) as Record<ChartFont, Record<Face, string>>;

function facesOf(family: string): Record<Face, string> {
  return {
    name: `600 14px ${family}`,
    detail: `400 12px ${family}`,
    label: `400 12px ${family}`,
    labelStrong: `600 12px ${family}`,
    pill: `500 12px ${family}`,
  };
}

/**
 * Resolves when a font's faces can be measured and drawn in these letters; at the latest after `patience` milliseconds, then with what the machine
 * has.
 */
export async function fontsReady(letters: string, font: ChartFont = DEFAULT_FONT, patience = 1500): Promise<void> {
  const loads = async () => {
    await DECLARE[font]();
    const faces = Object.values(CANVAS_FONTS[font]);
    await Promise.allSettled(faces.map((face) => document.fonts.load(face, letters || undefined)));
  };
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([loads().catch(() => undefined), late]);
}

/**
 * Has letters be as wide as their font says at every zoom: without it some machines round them to whole pixels, and cards would be of other
 * sizes there than on the server and on other machines. Taken back when the canvas gets another size.
 */
export function writeExactly(context: CanvasRenderingContext2D | null): void {
  if (context) context.textRendering = 'geometricPrecision';
}

/** Measures text in a font as the browser writes it; each text once. */
export function createMeasure(font: ChartFont = DEFAULT_FONT): Measure {
  const context = document.createElement('canvas').getContext('2d');
  writeExactly(context);
  const faces = CANVAS_FONTS[font];
  const cache = new Map<string, number>();
  let face: Face | null = null;
  return (text, wanted) => {
    const key = `${wanted}\u0000${text}`;
    const known = cache.get(key);
    if (known !== undefined || !context) return known ?? text.length * 7;
    if (face !== wanted) context.font = faces[(face = wanted)];
    const width = context.measureText(text).width;
    if (cache.size > 50_000) cache.clear();
    cache.set(key, width);
    return width;
  };
}
