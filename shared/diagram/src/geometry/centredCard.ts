import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { balanced, CARD, even, marksWidth, pillWidth, textHeight, type CardText, type CardContent } from './cardText';
import type { CardShape } from './cardShape';
import { OUTLINE, outlineOf, type Outline } from './outline';
import { clip, wrapLines, type Measure } from './text';

/** Measures of a card whose words are centred, in chart units. */
const CENTRED = { minWidth: 112, maxWidth: 200, symbolWidth: 132, pad: 12, minHeight: 44, gap: 4, icon: 20 } as const;
/** So much higher is a card whose label pill would hide the last of its words. */
const PILL_ROOM = 8;

/** Room that an outline takes of the sides and of the upper edge beyond a rectangle's. */
const EXTRA: Partial<Record<Outline, { side: number; top: number }>> = {
  stadium: { side: 8, top: 0 },
  gable: { side: 2, top: OUTLINE.gable - 4 },
  hexagon: { side: 8, top: 0 },
  parallelogram: { side: 8, top: 0 },
  pointed: { side: 4, top: 0 },
};

/** Sets a card by its outline alone, its words centred in it (`plain`), or by a circle with its icon and the words beneath (`symbol`). */
export function setCentredCard(
  node: CardText,
  said: CardContent,
  cards: Exclude<ChartStyleLook['cards'], 'icon'>,
  measure: Measure,
): CardShape {
  const isSymbol = cards === 'symbol';
  // Assets have one outline: what kind they are of is told by their icon.
  const hasIcon = !isSymbol && !node.hideIcon && outlineOf(node) === 'parallelogram';
  const iconSize = isSymbol ? OUTLINE.symbol : hasIcon ? CENTRED.icon : 0;
  const beside = hasIcon ? CENTRED.icon + 4 : 0;
  const outline = isSymbol ? 'symbol' : outlineOf(node);
  const { side, top } = EXTRA[outline] ?? { side: 0, top: 0 };
  const pad = isSymbol ? 2 : CENTRED.pad + side;
  const isPlaceAlone = !node.detail && said.detail !== '' && node.party === 'known';
  const code = isPlaceAlone ? '' : said.code;
  const words = { ...said, code: '', detail: [code, said.detail].filter(Boolean).join(' · ') };
  const marks = isSymbol ? 0 : marksWidth(words, node);
  const usualWidth = isSymbol ? CENTRED.symbolWidth : CENTRED.maxWidth;
  const widest = (node.width ?? usualWidth) - 2 * Math.max(pad, marks + 6) - beside;
  const lines = balanced(node.name, widest, words.nameLines, measure);
  const detail = clip(words.detail, 'detail', widest, measure);
  const note = words.note ? wrapLines(words.note, 'detail', widest, CARD.noteLinesMax, measure) : [];
  const text = Math.max(
    ...lines.map((line) => measure(line, 'name')),
    ...[detail, ...note].map((line) => measure(line, 'detail')),
  );
  const natural = even(text + 2 * Math.max(pad, marks + 6) + beside + 1);
  const width = node.width ?? Math.min(usualWidth, Math.max(isSymbol ? OUTLINE.symbol + 4 : CENTRED.minWidth, natural));
  const textHigh = textHeight({ lines, detail, note });
  const head = isSymbol ? OUTLINE.symbol + CENTRED.gap : top;
  const foot = words.pill ? PILL_ROOM : 0;
  const height = (isSymbol ? head + textHigh : Math.max(CENTRED.minHeight, head + textHigh + 16)) + foot;
  return {
    width,
    height,
    corner: outline === 'stadium' ? Math.min(height / 2, CARD.roundCornerMax) : 0,
    outline,
    icon: isSymbol ? 'symbol' : hasIcon ? 'strokes' : null,
    iconSize,
    iconX: isSymbol ? (width - OUTLINE.symbol) / 2 : CENTRED.pad + side,
    iconY: isSymbol ? -height / 2 : -iconSize / 2 - foot / 2,
    textX: width / 2 + beside / 2,
    textY: (head - foot) / 2,
    align: 'center',
    lines,
    detail,
    note,
    flag: words.flag,
    flagColor: node.flagColor && node.flagColor !== 'none' ? node.flagColor : null,
    code: '',
    pill: words.pill,
    pillWidth: pillWidth(words.pill, measure),
  };
}
