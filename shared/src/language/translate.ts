import { IntlMessageFormat } from 'intl-messageformat';

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
const formats = new Map<string, IntlMessageFormat>();
const richFormats = new Map<string, IntlMessageFormat>();

/** Sets the language of all messages, before any is made: those of modules are made when these are loaded. */
export function setCatalogue(locale: string, messages: Catalogue): void {
  [tag, catalogue] = [locale, messages];
  formats.clear();
  richFormats.clear();
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
  return values === undefined ? text : String(formatOf(text).format(values));
}

/** A word as it stands within a sentence: in lower case, but in German, where nouns keep their capital. */
export function withinSentence(word: string): string {
  return tag.startsWith('de') ? word : word.toLowerCase();
}

function formatOf(text: string): IntlMessageFormat {
  return cached(formats, text, () => new IntlMessageFormat(text, tag, undefined, { ignoreTag: true }));
}

/** How a text in the language of the screens is formatted whose values and tags are more than text. */
export function richFormatOf(text: string): IntlMessageFormat {
  return cached(richFormats, text, () => new IntlMessageFormat(text, tag));
}

function cached<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
