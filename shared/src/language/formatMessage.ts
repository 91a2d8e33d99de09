import type { Choice, Parsed } from './parseMessage';

/** Numbers and plurals of a language, made once. */
interface Locale {
  number: Intl.NumberFormat;
  ungrouped: Intl.NumberFormat;
  plurals: Intl.PluralRules;
}

const locales = new Map<string, Locale>();

/** What stands for the values of a message; for its tags, what becomes of their inside. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * A message with its values. What is neither text nor number is put there as it is. Stretches of text are joined.
 * @param tag the language (BCP 47)
 * @throws RangeError where a value is missing
 */
export function formatMessage<T>(message: Parsed, given: Given, tag: string): (string | T)[] {
  const said: (string | T)[] = [];
  for (const part of partsOf<T>(message, given, localeOf(tag), 0)) {
    const last = said.at(-1);
    if (typeof part === 'string' && typeof last === 'string') said[said.length - 1] = last + part;
    else said.push(part);
  }
  return said;
}

function partsOf<T>(message: Parsed, given: Given, locale: Locale, count: number): (string | T)[] {
  return message.flatMap((piece): (string | T)[] => {
    if (typeof piece === 'string') return [piece];
    if (piece.kind === 'count') return [locale.number.format(count)];
    if (!(piece.name in given)) throw new RangeError(`A message needs the value “${piece.name}”.`);
    const value = given[piece.name];
    if (piece.kind === 'tag') {
      const inside = partsOf<T>(piece.parts, given, locale, count);
      return [(value as (inside: (string | T)[]) => string | T | (string | T)[])(inside)].flat() as (string | T)[];
    }
    if ('options' in piece) {
      const isCounted = piece.kind === 'plural';
      return partsOf(chosen(piece, value, locale), given, locale, isCounted ? Number(value) : count);
    }
    if (piece.kind !== 'value') return [locale[piece.kind].format(Number(value))];
    if (typeof value === 'string' || typeof value === 'number') return [String(value)];
    return value ? [value as T] : [];
  });
}

function chosen({ kind, options }: Choice, value: unknown, { plurals }: Locale): Parsed {
  const other = options['other'] ?? [];
  if (kind === 'select') return options[String(value)] ?? other;
  return options[`=${Number(value)}`] ?? options[plurals.select(Number(value))] ?? other;
}

function localeOf(tag: string): Locale {
  const known = locales.get(tag) ?? {
    number: new Intl.NumberFormat(tag),
    ungrouped: new Intl.NumberFormat(tag, { useGrouping: false }),
    plurals: new Intl.PluralRules(tag),
  };
  locales.set(tag, known);
  return known;
}
