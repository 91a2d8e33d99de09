/** The faces that charts are written in. */
export type Face = 'name' | 'detail' | 'label' | 'labelStrong' | 'pill';

/** Width of a text in chart units. */
export type Measure = (text: string, face: Face) => number;

const ELLIPSIS = '…';

/** A text on at most `maxLines` lines of at most `maxWidth`, broken between words, within a word that is too long alone, and ended by an ellipsis where it goes on. */
export function wrap(text: string, face: Face, maxWidth: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text
    .trim()
    .split(/[^\S\u00a0]+/)
    .flatMap((word) => pieces(word, face, maxWidth, measure));
  for (const [at, word] of words.entries()) {
    const longer = line && !word.glued ? `${line} ${word.text}` : line + word.text;
    if (!line || measure(longer, face) <= maxWidth) {
      line = longer;
    } else if (lines.length === maxLines - 1) {
      const rest = words
        .slice(at)
        .map((piece) => (piece.glued ? '' : ' ') + piece.text)
        .join('');
      return [...lines, clip(line + rest, face, maxWidth, measure)];
    } else {
      lines.push(line);
      line = word.text;
    }
  }
  return line ? [...lines, line] : lines;
}

/** A text of several lines, each broken as `wrap` does, blank ones kept; at most `maxLines`, the last ended by an ellipsis where it goes on. */
export function wrapLines(text: string, face: Face, maxWidth: number, maxLines: number, measure: Measure): string[] {
  const all = text
    .trim()
    .split(/\r\n|\r|\n/)
    .flatMap((line) => (line.trim() ? wrap(line, face, maxWidth, maxLines, measure) : ['']));
  if (all.length <= maxLines) return all;
  return [
    ...all.slice(0, maxLines - 1),
    clip(`${(all[maxLines - 1] ?? '').replace(ELLIPSIS, '')}${ELLIPSIS}`, face, maxWidth, measure),
  ];
}

/** A text shortened to a width, with an ellipsis where something is left out. */
export function clip(text: string, face: Face, maxWidth: number, measure: Measure): string {
  if (measure(text, face) <= maxWidth) return text;
  const parts = graphemes(text);
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(parts.slice(0, middle).join('').trimEnd() + ELLIPSIS, face) <= maxWidth) low = middle;
    else high = middle - 1;
  }
  return parts.slice(0, low).join('').trimEnd() + ELLIPSIS;
}

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/u;
const LTR = /[A-Za-z\u00C0-\u02AF\u0370-\u058F\u0900-\uFAFF]/u;

/** Whether a text runs from right to left: its first letter with a direction does. */
export function isRightToLeft(text: string): boolean {
  for (const letter of text) {
    if (RTL.test(letter)) return true;
    if (LTR.test(letter)) return false;
  }
  return false;
}

interface Piece {
  text: string;
  /** Goes on a word: no space before it. */
  glued: boolean;
}

/** A word that is too long for a line, broken between the words that a script without spaces has in it, else between letters. */
function pieces(word: string, face: Face, maxWidth: number, measure: Measure): Piece[] {
  if (measure(word, face) <= maxWidth) return [{ text: word, glued: false }];
  const result: Piece[] = [];
  let part = '';
  const put = (more: string) => {
    if (part && measure(part + more, face) > maxWidth) {
      result.push({ text: part, glued: result.length > 0 });
      part = more;
    } else part += more;
  };
  for (const inner of innerWords(word)) {
    if (measure(inner, face) <= maxWidth) put(inner);
    else graphemes(inner).forEach(put);
  }
  return part ? [...result, { text: part, glued: result.length > 0 }] : result;
}

const letterSegmenter = new Intl.Segmenter();
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function graphemes(text: string): string[] {
  return Array.from(letterSegmenter.segment(text), ({ segment }) => segment);
}

const OPENS = /[\p{Ps}\p{Pi}]$/u;

/** Words of a text without spaces, each with the brackets before it and the marks that follow it. */
function innerWords(text: string): string[] {
  const result: string[] = [];
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    const last = result.at(-1);
    const begins = OPENS.test(segment) || (isWordLike && !OPENS.test(last ?? ''));
    if (last === undefined || begins) result.push(segment);
    else result[result.length - 1] = last + segment;
  }
  return result;
}
