/** Sizes of paper upright, in millimetres: ISO 216, ANSI/ASME Y14.1 (letter 8.5 × 11 in, tabloid 11 × 17 in), and the slide of 16:9 that programs begin with (7.5 × 13.333 in). */
export const PAPERS = {
  a4: { label: 'A4', width: 210, height: 297 },
  a3: { label: 'A3', width: 297, height: 420 },
  a2: { label: 'A2', width: 420, height: 594 },
  a1: { label: 'A1', width: 594, height: 841 },
  a0: { label: 'A0', width: 841, height: 1189 },
  letter: { label: 'Letter', width: 215.9, height: 279.4 },
  tabloid: { label: 'Tabloid', width: 279.4, height: 431.8 },
  slide: { label: '16:9', width: 190.5, height: 338.667 },
} as const;

export type Paper = keyof typeof PAPERS;

/** A width and a height, on paper in millimetres. */
export interface Size {
  width: number;
  height: number;
}

/** Points (1/72 inch) to a millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

/** Millimetres of a chart unit (1/96 inch) at 100 %. */
export const MM_AT_100 = 25.4 / 96;

/** The smallest type that a chart is written in, in chart units: details of cards and labels of links. */
const SMALLEST_TYPE = 12;

/** How large the smallest type of a chart is on paper, in points, where a chart unit is `scale` millimetres. */
export function textPoints(scale: number): number {
  return SMALLEST_TYPE * scale * POINTS_PER_MM;
}

/** The scale (millimetres to a chart unit) at which the smallest type has so many points. */
export function scaleForText(points: number): number {
  return points / SMALLEST_TYPE / POINTS_PER_MM;
}

/** A paper as it lies. */
export function sheetOf(paper: Paper, orientation: 'portrait' | 'landscape'): Size {
  const { width, height } = PAPERS[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

/** How much larger titles and legends are on a large sheet, which is read from further off, than on A4. */
export function typeFactor({ width, height }: Size): number {
  return Math.max(1, Math.sqrt(Math.min(width, height) / PAPERS.a4.width));
}
