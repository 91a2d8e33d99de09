import { isRightToLeft, type Face } from '../../geometry/text';
import type { ExportTheme } from '../exportTheme';
import { num, xmlText } from '../xml';

/** Words of the chart, as long as they are on screen whatever the type they are shown in. */
export function fittedText(
  content: string,
  face: Face,
  x: number,
  y: number,
  color: string,
  theme: ExportTheme,
): string {
  if (!content) return '';
  const bold = face === 'name' || face === 'labelStrong';
  const length = ` textLength="${num(theme.measure(content, face))}" lengthAdjust="spacingAndGlyphs"`;
  return textSvg(content, x, y, face === 'name' ? 14 : 12, color, bold ? 600 : 400).replace('<text', `<text${length}`);
}

/** A line of text, which is found as such. */
export function textSvg(
  content: string,
  x: number,
  y: number,
  size: number,
  color: string,
  weight = 400,
  anchor?: 'middle' | 'end',
): string {
  const direction = isRightToLeft(content) ? ' direction="rtl" style="text-anchor:end"' : '';
  return `<text x="${num(x)}" y="${num(y)}" font-size="${size}" font-weight="${weight}" fill="${color}"${anchor ? ` text-anchor="${anchor}"` : ''}${anchor ? '' : direction} xml:space="preserve">${xmlText(content)}</text>`;
}
