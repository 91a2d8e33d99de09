import { limits } from '../limits';
import { messages } from '../messages';

// Neo4j keeps any text, but control characters (a NUL byte among them) have no place in a name and break exports.
export const CONTROL = /[^\P{Cc}\t\n\r]/gu;

// Marks that embed or override a direction: with one of them "exe.pdf" reads "fdp.exe", and what is drawn beside it moves. Names that
// are written from right to left need none of them, though they may need marks between characters.
const BIDI_CONTROL = /[\u202A-\u202E\u2066-\u2069]/g;
const BIDI_MARK = /[\u061C\u200E\u200F]/g;
const RIGHT_TO_LEFT = /[\u0590-\u061B\u061D-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

// Zero-width and direction marks, fillers, variation selectors: a name of them alone shows nothing.
export const VISIBLE_CHARACTER = /[^\p{Cf}\p{Cc}\p{Zs}\p{Zl}\p{Zp}\p{Mn}\p{Me}\u115F\u1160\u3164\uFFA0\u2800]/u;

// Soft hyphen, zero-width space, word joiner, byte order mark and their like.
const INVISIBLE = /[\xAD\u034F\u200B\u2060-\u2064\u206A-\u206F\uFEFF\uFFF9-\uFFFB]/g;

const PRINTABLE_ASCII = /^[\t\n\r\x20-\x7E]*$/;

// Joiners shape letters of Arabic, Indic and related scripts, and pictures that are put together of several, as tags do flags; elsewhere
// they show nothing.
const SHAPED = String.raw`\u0600-\u0DFF\u0F00-\u109F\u1780-\u18AF\u1A20-\u1CFF\uA840-\uA9DF\uAA60-\uAA7F\uFB50-\uFDFF\uFE70-\uFEFC\u{10A00}-\u{11FFF}`;
const PICTURE = String.raw`\p{Extended_Pictographic}`;
const IDLE = new RegExp(
  String.raw`(?<![${SHAPED}])\u200C|\u200C(?![${SHAPED}])|(?<![${SHAPED}${PICTURE}\uFE0F\u{1F3FB}-\u{1F3FF}])\u200D|(?<![${SHAPED}])\u200D(?!${PICTURE})|(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]{0,8})[\u{E0001}-\u{E007F}]`,
  'gu',
);

/** Text without characters that nobody sees: those that control or turn, and those that are idle where they stand. */
export function visibleText(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  const plain = text
    .replace(CONTROL, '')
    .replace(BIDI_CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
    .replace(IDLE, '');
  return RIGHT_TO_LEFT.test(plain) ? plain : plain.replace(BIDI_MARK, '');
}

/** A name as it is kept: on one line, without characters that nobody sees. */
export function tidyName(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
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
