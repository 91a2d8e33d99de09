const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** What may end a text, what may end a value or open another within it, and what may begin one. */
const TEXT_MARK = /["\\]/g;
const VALUE_MARK = /["{}[\],]/g;
const FILLED = /[^ \n\r\t]/g;

/** The place of the first such character from a place on; the length of the text where there is none. */
function placeOf(mark: RegExp, text: string, place: number): number {
  mark.lastIndex = place;
  return mark.test(text) ? mark.lastIndex - 1 : text.length;
}

const opens = (code: number): boolean => code === 0x7b || code === 0x5b;
const closes = (code: number): boolean => code === 0x7d || code === 0x5d;

/** Cuts JSON values out of a text that comes in pieces. */
export interface PieceCutter {
  /** The values that have ended; null for one longer than is read. */
  push(text: string): (string | null)[];
  /** What is left, and whether the text was whole. */
  end(): { pieces: (string | null)[]; isWhole: boolean };
}

/** A cutter of the values of an array, or of values written one after another; what they are is not looked at. */
export function pieceCutter(max: number, isArray: boolean): PieceCutter {
  let held: string | null = '';
  let depth = isArray ? -1 : 0;
  let isText = false;
  let isEscaped = false;
  let hasBegun = false;
  let isClosed = !isArray;
  const push = (text: string): (string | null)[] => {
    const pieces: (string | null)[] = [];
    let start = 0;
    const hold = (end: number): void => {
      const length = end - start;
      if (hasBegun) held = held === null || held.length + length > max ? null : held + text.slice(start, end);
      start = end;
    };
    const finish = (end: number): void => {
      if (hasBegun) {
        hold(end);
        pieces.push(held);
      }
      [held, hasBegun, start] = ['', false, end];
    };
    const next = (place: number): number => {
      if (isText) return isEscaped ? place : placeOf(TEXT_MARK, text, place);
      return placeOf(hasBegun ? VALUE_MARK : FILLED, text, place);
    };
    for (let index = next(0); index < text.length; index = next(index + 1)) {
      const code = text.charCodeAt(index);
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (code === BACKSLASH) isEscaped = true;
        else if (code === QUOTE) isText = false;
        continue;
      }
      if (depth === -1) {
        if (opens(code)) [depth, isClosed] = [0, false];
        start = index + 1;
        continue;
      }
      if (depth === 0 && isArray && !isClosed && closes(code)) {
        finish(index);
        [isClosed, start] = [true, index + 1];
        continue;
      }
      if (depth === 0 && code === COMMA && isArray) {
        finish(index);
        start = index + 1;
        continue;
      }
      if (!hasBegun) [hasBegun, start] = [true, index];
      if (code === QUOTE) isText = true;
      else if (opens(code)) depth += 1;
      else if (closes(code)) {
        depth -= 1;
        if (depth <= 0) {
          depth = 0;
          if (!isArray) finish(index + 1);
        }
      }
    }
    hold(text.length);
    return pieces;
  };
  return {
    push,
    end: () => ({
      pieces: hasBegun ? [held] : [],
      isWhole: isClosed && depth === 0 && !isText && !(isArray && hasBegun),
    }),
  };
}
