import { messages } from '../../../../messages';
import type { LinkRole } from '../../../../chart/linkRole';
import { memoize } from '../../../../memoize';
import { isPossibleRange } from '../../../shareRange';
import { fractionsInDigits } from './fractions';
import { saysPercent } from '../headings/headingKinds';

/** What a bare number in a column of shares means: 30 is 30 %, or 0.3 is 30 %. */
export const SHARE_UNITS = ['percent', 'fraction'] as const;
export type ShareUnit = (typeof SHARE_UNITS)[number];

/** The part of a role that says its share; nothing of it where the cell is empty. */
export type ShareSaid = Pick<LinkRole, 'percentage' | 'minimum' | 'maximum' | 'minimumExclusive' | 'maximumExclusive'>;

/** Results of formulas have up to 20 decimals: 0.3333333333333333. */
const NUMBER = String.raw`(\d{1,12}(?:[.,]\d{1,30})?|[.,]\d{1,30})`;
const SHARE = String.raw`${NUMBER}\s?%?`;
const EXACT = new RegExp(`^${SHARE}$`);
const PARTS = /^(\d{1,9})\s?\/\s?(\d{1,9})$/;
const RANGE = new RegExp(`^${SHARE}\\s?-\\s?${SHARE}$`);
const BOUND = new RegExp(`^(>=|<=|>|<|~)\\s?${SHARE}(?:\\s?(<=|<|-)\\s?${SHARE})?$`);
/** A majority by one share: “50 % + 1 share”. */
const ONE_MORE = new RegExp(
  `^${SHARE}\\+(?:1|one|a|eine?)\\s?(?:ordinary |voting )?(?:shares?|votes?|aktie|anteil|stimme|action|accion|azione)$`,
);
const OPEN = new RegExp(`^${SHARE}\\s?\\+$`);
const NUMBERS = /\d+(?:[.,]\d+)?|[.,]\d+/g;
const TEXT_MAX = 80;

/** What was read; `isRough` of a share that is said to be about so much, or has a footnote; `via` where it says that it is direct or indirect. */
export type ShareReading =
  | { value: ShareSaid; isRough?: true; via?: Extract<LinkRole['via'], 'direct' | 'indirect'> }
  | { fault: string; isText?: true };

/** Marks of a footnote behind a share: “51%*”, “49% (1)”. */
const FOOTNOTE = /(?<=\d\s?)[*†‡]+$|(?<=[%％]\s?)(?:[*†‡¹²³⁰⁴-⁹]+|[([]\d{1,2}[)\]])$/u;
/** A number or percentage with nothing behind it. */
const BARE = /^[\d.,]+ ?%?$/u;
const HOW = String.raw`((?:in)?dire[ck]?t(?:e|a|o|ta|to|ly|ement)?|(?:un)?mittelbar)`;
/** Beside a share, how it is held: “60% direct”, “40 % (indirekt)”, “direct: 60%”. */
const VIA = new RegExp(String.raw`(?<=[%％]\s?)[([]?${HOW}[)\]]?$|^${HOW}[:\s]\s?(?=\d)`, 'iu');

/** What people write for the signs of bounds, in English, German and Dutch, and between them also in other languages. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/per cent|percent|prozent|pct\.?|v\. ?h\.?|％/g, '%'],
  [/[–—−‑]/g, '-'],
  [/≥|=>/g, '>='],
  [/≤|=</g, '<='],
  [
    /(?:but )?(?:not more than|no more than|at most|up to and including|up to|hochstens|maximal|bis zu|^bis(?= ?\d)|max\.?)/g,
    '<=',
  ],
  [/(?:but )?(?:less than|under|below|weniger als|minder dan|unter)/g, '<'],
  [/(?:at least|not less than|no less than|mindestens|minimum|min\.?|from|ab)(?= ?[\d.,])/g, '>='],
  [/(?:more than|greater than|over|above|mehr als|meer dan|uber)/g, '>'],
  [/(?:or more|and more|or above|oder mehr|und mehr)$/g, '+'],
  [/(?:≈|approximately|approx\.?|about|around|circa|ca\.?|c\.|rund|etwa|ungefahr)(?= ?[\d.,])/g, '~'],
  [/ (?:to|through|bis|and|und|tot en met|tot|t\/m|a|hasta|ate|till?|do) /g, '-'],
  [/-to-/g, '-'],
];

/**
 * Reads a share as tables have it: 0.3, 30, "30 %", "33,3", "1/3", "½", "33⅓ %", "50 % + 1 share", "60% direct", "25-50 %", "more than 25 %", "≥ 75 %", "75+", "ca. 30 %". Bare numbers are
 * of `unit`, those with a sign in percent. Answers what is wrong for one that cannot be read or lies outside of 0 to 100.
 */
export function readShareText(text: string, unit: ShareUnit): ShareReading {
  const said = text.trim();
  if (said === '' || /^[-–—]$|^n\/?a$/i.test(said)) return { value: {} };
  if (said.length > TEXT_MAX) return UNREADABLE;
  const reading = readSigned(signed(said), unit);
  if ('fault' in reading || BARE.test(said)) return reading;
  const [, behind, before] = VIA.exec(said) ?? [];
  const via = behind ?? before;
  return {
    ...reading,
    ...(via !== undefined && { via: /^(?:in|m)/iu.test(via) ? 'indirect' : 'direct' }),
    ...(FOOTNOTE.test(said) && { isRough: true }),
  };
}

function readSigned(plain: string, unit: ShareUnit): ShareReading {
  const parts = PARTS.exec(plain);
  if (parts) return ofParts(Number(parts[1]), Number(parts[2]));
  const factor = unit === 'fraction' && !plain.includes('%') ? 100 : 1;
  const at = (digits: string | undefined): number =>
    Number((Number((digits ?? '').replace(',', '.')) * factor).toPrecision(12));
  const one = EXACT.exec(plain);
  if (one) return exact(at(one[1]));
  const range = RANGE.exec(plain);
  if (range) return between(at(range[1]), at(range[2]));
  const more = ONE_MORE.exec(plain);
  if (more) return roughly(exact(at(more[1])));
  const open = OPEN.exec(plain);
  if (open) return between(at(open[1]), 100);
  const bound = BOUND.exec(plain);
  if (!bound) return UNREADABLE;
  return bounded(bound[1] ?? '', at(bound[2]), bound[3], bound[4] === undefined ? undefined : at(bound[4]));
}

/** Whether a text reads as a share, of whatever size; a bare number does. */
export function isShareText(text: string): boolean {
  const plain = text.length > TEXT_MAX ? '' : signed(text.trim());
  return [EXACT, PARTS, RANGE, BOUND, OPEN, ONE_MORE].some((pattern) => pattern.test(plain));
}

const signed = memoize((text) => {
  const bare = text
    .replace(FOOTNOTE, '')
    .replace(VIA, '')
    .replace(/(?<=[%％]\s?)\.$/u, '')
    .trim();
  const folded = fractionsInDigits(bare).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ');
  return SIGNS.reduce((plain, [pattern, sign]) => plain.replace(pattern, sign), folded)
    .replace(/ ?([<>=~+-]+) ?/g, '$1')
    .trim();
});

function bounded(sign: string, low: number, then: string | undefined, high: number | undefined): ShareReading {
  if (sign === '~') {
    return roughly(high === undefined ? exact(low) : between(low, high));
  }
  if (sign.startsWith('<')) {
    if (high !== undefined) return UNREADABLE;
    return between(0, low, sign === '<' ? { maximumExclusive: true } : {});
  }
  return between(low, high ?? 100, {
    ...(sign === '>' && { minimumExclusive: true }),
    ...(then === '<' && { maximumExclusive: true }),
  });
}

/** “1/3”; “50/50” says how two divide the whole, and not whose part is meant. */
function ofParts(part: number, whole: number): ShareReading {
  return part + whole === 100 ? UNREADABLE : exact((100 * part) / whole);
}

const UNREADABLE: ShareReading = { fault: messages.percentage, isText: true };

function roughly(reading: ShareReading): ShareReading {
  return 'value' in reading ? { ...reading, isRough: true } : reading;
}

function exact(value: number): ShareReading {
  return value >= 0 && value <= 100 ? { value: { percentage: value } } : { fault: messages.percentage };
}

function between(minimum: number, maximum: number, marks: ShareSaid = {}): ShareReading {
  if (!(minimum >= 0 && maximum <= 100)) return { fault: messages.percentage };
  const value = { minimum, maximum, ...marks };
  return isPossibleRange(value) ? { value } : { fault: messages.shareRange };
}

/** The numbers of a share or range without a sign of percent, as it stands; none of any other text. */
function bareNumbers(text: string): number[] {
  const plain = text.length > TEXT_MAX ? '' : signed(text.trim());
  if (plain.includes('%') || ![EXACT, RANGE, BOUND, OPEN].some((pattern) => pattern.test(plain))) return [];
  return (plain.match(NUMBERS) ?? []).map((digits) => Number(digits.replace(',', '.')));
}

/** Whether a bare share or range reads as parts of 1: no number is above 1, and one lies below it. */
export function isBarePart(text: string): boolean {
  if (!/[.,]/.test(text)) return false;
  const numbers = bareNumbers(text);
  return Math.max(...numbers) <= 1 && numbers.some((number) => number > 0 && number < 1);
}

/** Whether a bare share, or an end of a range, is 1: all of it as a part of 1, little in percent. */
export function isBareOne(text: string): boolean {
  return bareNumbers(text).includes(1);
}

/** The number of a bare share, as it stands; undefined for a range, one with a sign of percent, and any other text. */
export function bareShare(text: string): number | undefined {
  const plain = text.length > TEXT_MAX ? '' : signed(text.trim());
  return plain.includes('%') || !EXACT.test(plain) ? undefined : Number(plain.replace(',', '.'));
}

/** What the bare numbers of a column mean: percent where its heading says so, else fractions where none is above 1. */
export function shareUnitOf(texts: readonly string[], heading = ''): ShareUnit {
  if (saysPercent(heading)) return 'percent';
  let highest = 0;
  for (const text of texts) {
    if (saysPercent(text)) return 'percent';
    highest = Math.max(highest, ...bareNumbers(text));
    if (highest > 1) return 'percent';
  }
  return highest > 0 ? 'fraction' : 'percent';
}
