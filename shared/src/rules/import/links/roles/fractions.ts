const GLYPHS = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:one|a) half\b|\beine hälfte\b/giu, '1/2'],
  [/\b(?:one third|ein drittel)\b/giu, '1/3'],
  [/\b(?:two thirds|zwei drittel)\b/giu, '2/3'],
  [/\b(?:one quarter|ein viertel)\b/giu, '1/4'],
  [/\b(?:three quarters|drei viertel)\b/giu, '3/4'],
];

/** What a fraction looks like within a text: “1/3”, “½”, “33⅓ %”, “one third”. */
export const FRACTION = String.raw`(?:\d{1,3}\s?[${GLYPHS}]|[${GLYPHS}]|\d{1,3}\s\d{1,2}\/\d{1,2}(?=\s?%)|\d{1,5}\s?\/\s?\d{1,5}(?![\d/])|one half|one third|two thirds|one quarter|three quarters|ein drittel|zwei drittel|ein viertel|drei viertel)`;

const MIXED = /(\d{1,3}) (\d{1,9})\/(\d{1,9})/;
const OF_PERCENT = /(\d{1,9})\/(\d{1,9})(?= ?%)/;

/** A text with its fractions in digits: “½” is “1/2”, a part of the whole; beside whole percent or a sign of them decimals, “33.3333333333%”. */
export function fractionsInDigits(text: string): string {
  const plain = WORDS.reduce((said, [word, digits]) => said.replace(word, digits), text)
    .replace(new RegExp(`[${GLYPHS}]`, 'gu'), (glyph) => ` ${glyph.normalize('NFKC').replace('⁄', '/')}`)
    .replace(/ ?\/ ?/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
  return plain
    .replace(MIXED, (_, whole: string, part: string, of: string) => decimal(Number(whole) + Number(part) / Number(of)))
    .replace(OF_PERCENT, (_, part: string, of: string) => decimal(Number(part) / Number(of)));
}

const decimal = (value: number): string => String(Number(value.toPrecision(12)));
