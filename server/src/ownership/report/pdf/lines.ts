import { isRightToLeft } from '@stemma/diagram/geometry/text';
import type { SKRSContext2D } from '@napi-rs/canvas';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text in lines no wider than `width` by the context's font: broken at spaces, and within a word that is wider. Line breaks stay. */
export function wrappedLines(context: SKRSContext2D, text: string, width: number): string[] {
  return text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .split('\n')
    .flatMap((line) => wrapped(context, line, width));
}

function wrapped(context: SKRSContext2D, text: string, width: number): string[] {
  const fits = (text: string) => context.measureText(text).width <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    const parts = fits(word) ? [word] : pieces(word, fits);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
  }
  return [...lines, line];
}

/** A word in as many parts as it needs. */
function pieces(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part && !fits(part + segment)) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

/** Writes a line into the room from `left` on, from the side on which it is read first; numbers stand at the right. */
export function writeLine(
  context: SKRSContext2D,
  line: string,
  place: { left: number; width: number; baseline: number },
  isNumber = false,
): void {
  const fromRight = isRightToLeft(line);
  context.direction = fromRight ? 'rtl' : 'ltr';
  const atRight = fromRight || isNumber;
  context.textAlign = atRight ? 'right' : 'left';
  context.fillText(line, atRight ? place.left + place.width : place.left, place.baseline);
}
