import { t } from '@stemma/shared/language/translate';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { Box } from './box';
import { isDecorationType } from '@stemma/shared/chart/decoration';
import { STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { countryCode, countryLabel } from '@stemma/shared/reference/countries';
import type { CardShape } from './cardShape';
import { typesetAnnotation } from './annotation';
import { balanced, CARD, even, marksWidth, pillWidth, textHeight, type CardText, type CardContent } from './cardText';
import { setCentredCard } from './centredCard';
import { outlineOf } from './outline';
import { clip, wrapLines, type Measure } from './text';

export type { CardShape } from './cardShape';
export { CARD, textHeight } from './cardText';

/** Lines of a name on screen; what goes on is cut. */
const NAME_LINES_MAX = 3;

/** What of a style says how cards are set. */
export type CardLook = Pick<ChartStyleLook, 'cards' | 'jurisdiction'>;

/** Sets cards in type, once for each content: equal cards share one answer. With `wholeNames` a card is as high as its whole name asks for, as in files. */
export function createCardSetter(
  measure: Measure,
  { wholeNames = false, style = STEMMA_STYLE }: { wholeNames?: boolean; style?: CardLook } = {},
): (node: CardText) => CardShape {
  const nameLines = wholeNames ? Infinity : NAME_LINES_MAX;
  const cache = new Map<string, CardShape>();
  const annotations = new WeakMap<CardText, CardShape>();
  return (node) => {
    if (isDecorationType(node.typeName)) {
      const shape = annotations.get(node) ?? typesetAnnotation(node.typeName, node, measure);
      annotations.set(node, shape);
      return shape;
    }
    const place = shownFlag(node);
    const flag = style.jurisdiction === 'flag' || style.jurisdiction === 'flagAndCode' ? place : null;
    const code = style.jurisdiction === 'code' || style.jurisdiction === 'flagAndCode' ? codeOf(place) : '';
    const detail = detailText(node);
    const pill = node.labelVisible ? (node.label?.trim() ?? '') : '';
    const said = node.chartDescription?.trim() ?? '';
    const content = [
      node.typeName,
      outlineOf(node),
      node.hideIcon,
      node.width,
      node.name,
      detail,
      flag,
      code,
      node.flagColor,
      pill,
      said,
    ].join('\u0000');
    const known = cache.get(content);
    if (known) return known;
    const words: CardContent = { flag, code, detail, pill, note: said, nameLines };
    const shape =
      style.cards === 'icon' ? setCard(node, words, measure) : setCentredCard(node, words, style.cards, measure);
    if (cache.size > 20_000) cache.clear();
    cache.set(content, shape);
    return shape;
  };
}

/** Whether a card shows less than its whole name. */
export function isNameCut({ name }: Pick<ChartNode, 'name'>, { lines }: Pick<CardShape, 'lines'>): boolean {
  return (lines.at(-1)?.endsWith('…') ?? false) && !name.trimEnd().endsWith('…');
}

/** The box of a card at its place. */
export function cardBox(node: Pick<ChartNode, 'x' | 'y'>, shape: Pick<CardShape, 'width' | 'height'>): Box {
  return { x: node.x, y: node.y, width: shape.width, height: shape.height };
}

function setCard(node: CardText, said: CardContent, measure: Measure): CardShape {
  const round = node.typeName === 'Individual';
  const iconX = round ? 11 : 12;
  const textX = node.hideIcon ? (round ? 22 : 14) : iconX + CARD.icon + 10;
  const flags = marksWidth(said, node);
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
    outline: outlineOf(node),
    icon: 'tinted',
    iconSize: CARD.icon,
    iconX,
    iconY,
    textX,
    textY: 0,
    align: 'left',
    lines,
    detail,
    note,
    flag: said.flag,
    flagColor: node.flagColor && node.flagColor !== 'none' ? node.flagColor : null,
    code: said.code,
    pill,
    pillWidth: pillWidth(pill, measure),
  };
}

/** The code of a country as a flag names it; empty for what is none. */
function codeOf(place: string | null): string {
  return (place && countryCode(place)?.toUpperCase()) || '';
}

function shownFlag(node: CardText): string | null {
  if (node.flag === 'none') return null;
  return node.flag || node.country || null;
}

function detailText(node: CardText): string {
  if (node.detail) return node.detail;
  if (node.party === 'anonymous') return t('not disclosed');
  if (node.party === 'unknown') return t('not known');
  return node.country ? countryLabel(node.country) : '';
}
