import { limits } from '../limits';
import { messages } from '../messages';

// Neo4j keeps any text, but control characters (a NUL byte among them) have no place in a name and break exports.
export const CONTROL = /[^\P{Cc}\t\n\r]/gu;

// Marks that embed or override a direction: with one of them "exe.pdf" reads "fdp.exe", and what is drawn beside it moves. Names that
// are written from right to left need none of them; the marks that stand between characters (U+200E, U+200F, U+061C) stay.
export const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;

// Zero-width and direction marks, fillers, variation selectors: a name of them alone shows nothing.
export const VISIBLE_CHARACTER = /[^\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Mn}\p{Me}\u115F\u1160\u3164\uFFA0\u2800]/u;

/** A name as it is kept: on one line, without characters that control or turn. */
export function tidyName(text: string): string {
  return text.replace(CONTROL, '').replace(BIDI_CONTROL, '').replace(/\s+/g, ' ').trim();
}

/** How long a text is in characters, as limits count them: an emoji is one, not the two units it is stored in. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** What is wrong with a name, in the words of its rule (`nameText`). */
export function nameFault(text: string): string | undefined {
  const name = tidyName(text);
  if (!VISIBLE_CHARACTER.test(name)) return messages.required;
  return textLength(name) > limits.nameMax ? messages.tooLong(limits.nameMax) : undefined;
}

/** What a record's key is made of. */
export const KEY = /^[A-Za-z0-9][A-Za-z0-9_.:-]*$/;

/** Whether a text can be a record's key (`keyText`). */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.length <= limits.keyMax;
}
