import { t, type MessageValues } from './translate';

/**
 * `t` for what is said in English by a server or kept in English, and translated where it is shown: `fromEnglish` reads it back.
 * Numbers that are to be grouped are `{name, number}`; a value in braces alone stays as it is.
 */
export function sentence(template: string, values: MessageValues): string {
  return t(template, values);
}

let readBack: (english: string) => string | undefined = () => undefined;

/** Sets how sentences are read back that there is another language for (`readerOf`). */
export function setReader(reader: typeof readBack): void {
  readBack = reader;
}

/** A text that was said in English in the language of the screens: a message of the catalogue, or a sentence with values; any other as it stands. */
export function fromEnglish(english: string): string {
  const known = t(english);
  return known === english ? (readBack(english) ?? english) : known;
}
