import type { Face } from '../../geometry/text';
import { wrap } from '../../geometry/text';
import type { ExportTheme } from '../exportTheme';

/** Sizes of a page's own words, in points on A4. */
export const TYPE = { title: 15, line: 9, small: 7.5, legend: 8 } as const;

/** How wide words are at a size in points. */
export function widthAt(text: string, size: number, bold: boolean, { measure }: Pick<ExportTheme, 'measure'>): number {
  const [face, drawn]: [Face, number] = bold ? ['name', 14] : ['detail', 12];
  return (measure(text, face) * size) / drawn;
}

/** Words on as many lines as a width in points takes. */
export function linesAt(
  text: string,
  size: number,
  bold: boolean,
  width: number,
  theme: Pick<ExportTheme, 'measure'>,
): string[] {
  const [face, drawn]: [Face, number] = bold ? ['name', 14] : ['detail', 12];
  return wrap(text, face, (width * drawn) / size, Infinity, theme.measure);
}
