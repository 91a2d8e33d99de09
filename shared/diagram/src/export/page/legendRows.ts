import { LINK_LINE } from '../../geometry/linkLine';
import type { LegendEntry, LegendSign } from '../../paint/legend';
import { KIND_SIGN } from '../../paint/kindSign';
import { paperclipPath } from '../../paint/paperclip';
import type { ExportTheme } from '../exportTheme';
import { kindSignSvg } from '../svg/kindSignSvg';
import { textSvg } from '../svg/textSvg';
import { num } from '../xml';
import { TYPE, widthAt } from './pageType';

/** Lengths in points on A4: a row's height, between sign and word, between entries. */
export const ROW = { height: 17, gap: 5, between: 16, icon: 13 } as const;

interface Placed {
  entry: LegendEntry;
  x: number;
  row: number;
  signWidth: number;
}

/** A legend in rows as wide as the page has room, `factor` times as large as on A4; lengths in points. */
export interface LegendRows {
  height: number;
  placed: readonly Placed[];
  factor: number;
}

export function legendRows(
  entries: readonly LegendEntry[],
  width: number,
  factor: number,
  theme: Pick<ExportTheme, 'measure'>,
): LegendRows {
  const placed: Placed[] = [];
  let [x, row] = [0, 0];
  for (const entry of entries) {
    const signWidth = signWidthOf(entry.sign, theme) * factor;
    const wide = signWidth + ROW.gap * factor + widthAt(entry.word, TYPE.legend * factor, false, theme);
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    placed.push({ entry, x, row, signWidth });
    x += wide + ROW.between * factor;
  }
  return { height: entries.length ? (row + 1) * ROW.height * factor : 0, placed, factor };
}

/** The legend with its upper left at a place of the page, in points. */
export function legendRowsSvg(
  { placed, factor }: LegendRows,
  at: { x: number; y: number },
  theme: ExportTheme,
): string[] {
  return placed.map(({ entry, x, row, signWidth }) => {
    const [left, middle] = [at.x + x, at.y + (row + 0.5) * ROW.height * factor];
    const word = textSvg(
      entry.word,
      left + signWidth + ROW.gap * factor,
      middle + TYPE.legend * factor * 0.36,
      TYPE.legend * factor,
      theme.label,
    );
    return `<g transform="translate(${num(left)} ${num(middle)}) scale(${num(factor)})">${signSvg(entry.sign, theme)}</g>${word}`;
  });
}

function signWidthOf(sign: LegendSign, theme: Pick<ExportTheme, 'measure'>): number {
  if (sign.is === 'kind') return (ROW.icon * KIND_SIGN.width) / KIND_SIGN.height;
  if (sign.is === 'share') return widthAt(sign.text, TYPE.legend, true, theme);
  return sign.is === 'clip' ? 12 : 20;
}

/** A sign at the origin, round the middle of its height. */
function signSvg(sign: LegendSign, theme: ExportTheme): string {
  switch (sign.is) {
    case 'kind':
      return `<g transform="translate(0 ${num(-ROW.icon / 2)}) scale(${num(ROW.icon / KIND_SIGN.height)})">${kindSignSvg(sign, theme)}</g>`;
    case 'card': {
      const fill = '#ffffff';
      const sheet = (x: number, y: number, look: string) =>
        `<rect x="${x}" y="${y}" width="17" height="9" rx="2" fill="${fill}" ${look} stroke-width="0.75"/>`;
      if (sign.border === 'folded')
        return sheet(2.5, -3, `stroke="${theme.border}"`) + sheet(0, -5.5, `stroke="${theme.border}"`);
      return sheet(1, -4.5, `stroke="${theme.borderUnknown}" stroke-dasharray="2.5 1.75"`);
    }
    case 'group':
      return '<rect x="1" y="-4.5" width="17" height="9" rx="2" fill="#5B6876" fill-opacity="0.07" stroke="#8592A0" stroke-width="0.75" stroke-dasharray="3 2"/>';
    case 'line': {
      const { width, dashes } = sign.look;
      const color = theme.color(sign.look.color);
      const gaps = dashes.length ? ` stroke-dasharray="${dashes.map((dash) => num(dash * 0.6)).join(' ')}"` : '';
      return `<path d="M0 0L15 0" fill="none" stroke="${color}" stroke-width="${num(width / LINK_LINE.width)}"${gaps}/><path d="M20 0L14 -2.6L14 2.6Z" fill="${color}"/>`;
    }
    case 'fill':
      return `<rect x="1" y="-4.5" width="17" height="9" rx="2" fill="${sign.light}" stroke="${theme.border}" stroke-width="0.75"/>`;
    case 'share':
      return textSvg(sign.text, 0, TYPE.legend * 0.36, TYPE.legend, theme.labelStrong, 600);
    case 'clip':
      return `<path d="${paperclipPath(0, -6)}" fill="none" stroke="${theme.label}" stroke-width="1"/>`;
  }
}
