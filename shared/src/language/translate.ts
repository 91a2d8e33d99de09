import { formatMessage } from './formatMessage';
import { parseMessage, type Parsed } from './parseMessage';

/** What stands in a message's placeholders, by their names. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Messages of another language by the English ones; where an English one means two things, by its context before a line of `CONTEXT`. */
export type Catalogue = Readonly<Record<string, string>>;

/** Between the context of a message and the message (the separator of GNU gettext's msgctxt). */
export const CONTEXT = '\u0004';
/** The context of the names of roles. */
export const ROLE_CONTEXT = 'role';
/** The context of the values that fields of entities offer. */
export const OPTION_CONTEXT = 'option';

let [tag, catalogue]: [string, Catalogue] = ['en-GB', {}];
const parsed = new Map<string, Parsed>();
const parsedWithTags = new Map<string, Parsed>();

/** Sets the language of all messages, before any is made: those of modules are made when these are loaded. */
export function setCatalogue(locale: string, messages: Catalogue): void {
  [tag, catalogue] = [locale, messages];
}

/** What numbers and dates are formatted by (BCP 47). */
export function locale(): string {
  return tag;
}

/**
 * A message in the language of the screens. English is its own key; placeholders and plurals are ICU MessageFormat
 * (Unicode UTS 35, https://unicode-org.github.io/icu/userguide/format_parse/messages). What no catalogue has is English.
 *
 * @param context what tells messages apart that are one word in English, such as 'noun'
 */
export function t(message: string, values?: MessageValues, context?: string): string {
  const text = catalogue[context === undefined ? message : `${context}${CONTEXT}${message}`] ?? message;
  return values === undefined ? text : formatMessage(cached(parsed, text), values, tag).join('');
}

/** A word as it stands within a sentence: in lower case, but in German, where nouns keep their capital. */
export function withinSentence(word: string): string {
  return tag.startsWith('de') ? word : word.toLowerCase();
}

/** A message whose values and tags are more than text, in its parts. */
export function richParts<T>(message: string, values: Readonly<Record<string, unknown>>): (string | T)[] {
  return formatMessage<T>(cached(parsedWithTags, t(message)), values, tag);
}

function cached(known: Map<string, Parsed>, text: string): Parsed {
  const found = known.get(text) ?? parseMessage(text, known === parsedWithTags);
  known.set(text, found);
  return found;
}
