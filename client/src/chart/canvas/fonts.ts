import type { Face, Measure } from '@stemma/diagram/geometry/text';

/** The family of the chart's type. */
export const NAME_FAMILY = '"Inter Variable", system-ui, sans-serif';

/** Canvas fonts of the chart's faces, in chart units. */
export const FONTS: Record<Face, string> = {
  name: `600 14px ${NAME_FAMILY}`,
  detail: `400 12px ${NAME_FAMILY}`,
  label: `400 12px ${NAME_FAMILY}`,
  labelStrong: `600 12px ${NAME_FAMILY}`,
  pill: `500 12px ${NAME_FAMILY}`,
};

/** Resolves when the chart's faces can be measured and drawn in these letters; at the latest after `patience` milliseconds, then with the system's. */
export async function fontsReady(letters: string, patience = 1500): Promise<void> {
  const loads = Object.values(FONTS).map((font) => document.fonts.load(font, letters || undefined));
  await Promise.race([Promise.allSettled(loads), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Measures text with the browser's own fonts; each text once. */
export function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const cache = new Map<string, number>();
  let face: Face | null = null;
  return (text, wanted) => {
    const key = `${wanted}\u0000${text}`;
    const known = cache.get(key);
    if (known !== undefined || !context) return known ?? text.length * 7;
    if (face !== wanted) context.font = FONTS[(face = wanted)];
    const width = context.measureText(text).width;
    if (cache.size > 50_000) cache.clear();
    cache.set(key, width);
    return width;
  };
}
