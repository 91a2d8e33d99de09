import type { ChartNode } from '@stemma/shared/chart/chart';
import type { CardShape } from './cardShape';
import { wrap, type Measure } from './text';

/** Measures of a card in chart units (LOOK.md). */
export const CARD = {
  minWidth: 140,
  maxWidth: 240,
  minHeight: 56,
  corner: 8,
  icon: 34,
  nameLine: 18,
  detailLine: 16,
  flagWidth: 18,
  flagHeight: 12,
  /** Room for the two letters of a jurisdiction. */
  codeWidth: 16,
  pillHeight: 18,
  noteLine: 15,
  noteGap: 6,
  /** Enough for a description of 1000 characters; one of mere line breaks is cut. */
  noteLinesMax: 40,
  /** A person's card is round at its ends as long as its words fit. */
  roundCornerMax: 32,
  /** A description of more lines than this makes a card without a width of its own wider. */
  noteLinesNarrow: 6,
  noteMaxWidth: 400,
  /** How far the label pill hangs below the card. */
  pillDrop: 10,
} as const;

export type CardText = Pick<
  ChartNode,
  | 'typeName'
  | 'legalForm'
  | 'isPrivate'
  | 'standsFor'
  | 'party'
  | 'name'
  | 'detail'
  | 'country'
  | 'flag'
  | 'flagColor'
  | 'label'
  | 'labelVisible'
  | 'hideIcon'
  | 'width'
  | 'chartDescription'
  | 'decoration'
>;

/** What a card says, chosen by its node and style; `nameLines` is how many lines its name may have. */
export interface CardContent {
  flag: string | null;
  code: string;
  detail: string;
  pill: string;
  note: string;
  nameLines: number;
}

/** How high a card's words are together. */
export function textHeight({ lines, detail, note }: Pick<CardShape, 'lines' | 'detail' | 'note'>): number {
  const noteHeight = note.length ? CARD.noteGap + note.length * CARD.noteLine : 0;
  return lines.length * CARD.nameLine + (detail ? CARD.detailLine : 0) + noteHeight;
}

/** Width of the marks in a card's upper right corner: its flag, the code of its jurisdiction and the flag of a colour. */
export function marksWidth({ flag, code }: Pick<CardContent, 'flag' | 'code'>, { flagColor }: CardText): number {
  const hasColor = flagColor && flagColor !== 'none';
  return (flag ? CARD.flagWidth + 6 : 0) + (code ? CARD.codeWidth + 4 : 0) + (hasColor ? 16 : 0);
}

export function pillWidth(pill: string, measure: Measure): number {
  return pill ? Math.ceil(measure(pill, 'pill')) + 16 : 0;
}

/** As few lines as the full width allows, then as narrow as these lines allow: no single word on a line of its own. */
export function balanced(name: string, widest: number, linesMax: number, measure: Measure): string[] {
  const lines = wrap(name, 'name', widest, linesMax, measure);
  if (lines.length < 2) return lines.length ? lines : [''];
  let best = lines;
  for (let width = widest - 8; width > widest * 0.55; width -= 8) {
    const narrower = wrap(name, 'name', width, lines.length, measure);
    if (narrower.length !== lines.length || narrower.at(-1)?.endsWith('…') !== lines.at(-1)?.endsWith('…')) break;
    if (narrower.some((line) => line.endsWith('…'))) break;
    best = narrower;
  }
  return best;
}

export function even(value: number): number {
  return Math.ceil(value / 2) * 2;
}
