import type { Kind } from '../../paint/kinds';
import { KIND_SIGN, kindSign } from '../../paint/kindSign';
import type { ExportTheme } from '../exportTheme';
import { num } from '../xml';
import { strokesSvg } from './cardSvg';

/** The sign of a kind in a legend, `KIND_SIGN` large, its upper left at the origin. */
export function kindSignSvg({ node }: Pick<Kind, 'node'>, theme: ExportTheme): string {
  const { width, height } = KIND_SIGN;
  const { outline, corners, extras, radius, isDashed, tint, icon } = kindSign({ node }, theme.style, theme.scheme);
  const stroke = `stroke="${tint?.stroke ?? theme.border}" stroke-width="2" stroke-linejoin="round"${isDashed ? ' stroke-dasharray="6 4"' : ''}`;
  const fill = tint?.fill ?? '#ffffff';
  const points = (line: readonly { x: number; y: number }[]) => line.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L');
  const wide = outline === 'symbol' ? height : width;
  const body = corners
    ? `<path d="M${points(corners)}Z" fill="${fill}" ${stroke}/>`
    : `<rect x="${num((width - wide) / 2)}" width="${wide}" height="${height}" rx="${num(radius)}" fill="${fill}" ${stroke}/>`;
  const strokes = icon ? strokesSvg(node, icon, tint?.stroke ?? theme.border) : '';
  return body + extras.map((line) => `<path d="M${points(line)}" fill="none" ${stroke}/>`).join('') + strokes;
}
