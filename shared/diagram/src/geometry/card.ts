import type { ChartNode } from '@stemma/shared/chart/chart';
import { countryName } from '@stemma/shared/reference/countries';
import type { Box } from './box';
import { isDecorationType } from '@stemma/shared/chart/decoration';
import type { CardShape } from './cardShape';
import { typesetAnnotation } from './annotation';
import { clip, wrap, wrapLines, type Measure } from './text';

export type { CardShape } from './cardShape';

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

type CardText = Pick<
  ChartNode,
  | 'typeName'
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

/** Lines of a name on screen; what goes on is cut. */
const NAME_LINES_MAX = 3;

/** Sets cards in type, once for each content: equal cards share one answer. With `wholeNames` a card is as high as its whole name asks for, as in files. */
export function createCardSetter(measure: Measure, { wholeNames = false } = {}): (node: CardText) => CardShape {
  const nameLines = wholeNames ? Infinity : NAME_LINES_MAX;
  const cache = new Map<string, CardShape>();
  const annotations = new WeakMap<CardText, CardShape>();
  return (node) => {
    if (isDecorationType(node.typeName)) {
      const shape = annotations.get(node) ?? typesetAnnotation(node.typeName, node, measure);
      annotations.set(node, shape);
      return shape;
    }
    const flag = shownFlag(node);
    const detail = detailText(node);
    const pill = node.labelVisible ? (node.label?.trim() ?? '') : '';
    const said = node.chartDescription?.trim() ?? '';
    const content = [
      node.typeName,
      node.hideIcon,
      node.width,
      node.name,
      detail,
      flag,
      node.flagColor,
      pill,
      said,
    ].join('\u0000');
    const known = cache.get(content);
    if (known) return known;
    const shape = setCard(node, { flag, detail, pill, note: said, nameLines }, measure);
    if (cache.size > 20_000) cache.clear();
    cache.set(content, shape);
    return shape;
  };
}

/** Whether a card shows less than its whole name. */
export function isNameCut({ name }: Pick<ChartNode, 'name'>, { lines }: Pick<CardShape, 'lines'>): boolean {
  return (lines.at(-1)?.endsWith('…') ?? false) && !name.trimEnd().endsWith('…');
}

/** How high a card's words are together. */
export function textHeight({ lines, detail, note }: Pick<CardShape, 'lines' | 'detail' | 'note'>): number {
  const noteHeight = note.length ? CARD.noteGap + note.length * CARD.noteLine : 0;
  return lines.length * CARD.nameLine + (detail ? CARD.detailLine : 0) + noteHeight;
}

/** The box of a card at its place. */
export function cardBox(node: Pick<ChartNode, 'x' | 'y'>, shape: Pick<CardShape, 'width' | 'height'>): Box {
  return { x: node.x, y: node.y, width: shape.width, height: shape.height };
}

function setCard(
  node: CardText,
  said: { flag: string | null; detail: string; pill: string; note: string; nameLines: number },
  measure: Measure,
): CardShape {
  const round = node.typeName === 'Individual';
  const iconX = round ? 11 : 12;
  const textX = node.hideIcon ? (round ? 22 : 14) : iconX + CARD.icon + 10;
  const flags = (said.flag ? CARD.flagWidth + 6 : 0) + (node.flagColor && node.flagColor !== 'none' ? 16 : 0);
  const right = (round ? 18 : 12) + flags;
  const widest = (node.width ?? CARD.maxWidth) - textX - right;
  const usual = balanced(node.name, widest, said.nameLines, measure);
  const detail = clip(said.detail, 'detail', widest + flags, measure);
  const text = Math.max(...usual.map((line) => measure(line, 'name')), measure(detail, 'detail') - flags);
  const noteIn = (room: number) => (said.note ? wrapLines(said.note, 'detail', room, CARD.noteLinesMax, measure) : []);
  const narrow = noteIn(widest + flags);
  const isLong = node.width == null && narrow.length > CARD.noteLinesNarrow;
  const note = isLong ? noteIn(CARD.noteMaxWidth - textX - right + flags) : narrow;
  const noteWidth = Math.max(0, ...note.map((line) => measure(line, 'detail'))) - flags;
  const natural = even(textX + Math.max(text, noteWidth) + right + 1);
  const width = node.width ?? Math.min(isLong ? CARD.noteMaxWidth : CARD.maxWidth, Math.max(CARD.minWidth, natural));
  const lines = note.length ? balanced(node.name, width - textX - right, said.nameLines, measure) : usual;
  const height = Math.max(CARD.minHeight, 20 + textHeight({ lines, detail, note }));
  // Beside a description the icon stays with the name.
  const head = Math.max(CARD.icon, textHeight({ lines, detail, note: [] }));
  const iconY = note.length ? (head - textHeight({ lines, detail, note })) / 2 - CARD.icon / 2 : -CARD.icon / 2;
  const pill = said.pill;
  return {
    width,
    height,
    corner: round ? Math.min(height / 2, CARD.roundCornerMax) : CARD.corner,
    iconX,
    iconY,
    textX,
    lines,
    detail,
    note,
    flag: said.flag,
    flagColor: node.flagColor && node.flagColor !== 'none' ? node.flagColor : null,
    pill,
    pillWidth: pill ? Math.ceil(measure(pill, 'pill')) + 16 : 0,
  };
}

/** As few lines as the full width allows, then as narrow as these lines allow: no single word on a line of its own. */
function balanced(name: string, widest: number, linesMax: number, measure: Measure): string[] {
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

function shownFlag(node: CardText): string | null {
  if (node.flag === 'none') return null;
  return node.flag || node.country || null;
}

function detailText(node: CardText): string {
  if (node.detail) return node.detail;
  if (node.party === 'anonymous') return 'not disclosed';
  if (node.party === 'unknown') return 'not known';
  return node.country ? countryName(node.country) : '';
}

function even(value: number): number {
  return Math.ceil(value / 2) * 2;
}
