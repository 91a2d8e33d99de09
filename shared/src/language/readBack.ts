import { parseMessage, type Parsed } from './parseMessage';
import { t, type MessageValues } from './translate';

/** Reads texts back that templates of `sentence` were said as in English, in the language of the screens; undefined for any other. */
export function readerOf(templates: readonly string[]): (english: string) => string | undefined {
  let forms: Form[] | null = null;
  return (english) => {
    forms ??= templates.flatMap(formsOf).sort((a, b) => b.letters - a.letters);
    for (const form of forms) {
      const values = valuesIn(form, english);
      if (values) return t(form.template, values);
    }
    return undefined;
  };
}

/** One of the ways in which a template is said in English: with an option of each of its choices. */
interface Form {
  template: string;
  pattern: RegExp;
  numbers: ReadonlySet<string>;
  chosen: MessageValues;
  /** How much of it is text of its own: of two that fit, the one with more is meant. */
  letters: number;
}

type Chosen = Readonly<Record<string, string>>;

const NUMERAL = '-?\\d{1,3}(?:,?\\d{3})*(?:\\.\\d+)?';

function formsOf(template: string): Form[] {
  const parts = parseMessage(template);
  return choicesOf(parts).map((chosen) => {
    const numbers = new Set<string>();
    const source = sourceOf(parts, { chosen, numbers, seen: new Set() });
    const letters = source.replace(/\(\?<\w+>[^)]*\)+|\\/g, '').length;
    const values = Object.entries(chosen).map(([name, option]) => [name, valueOf(option)] as const);
    return { template, pattern: new RegExp(`^${source}$`, 's'), numbers, chosen: Object.fromEntries(values), letters };
  });
}

/** A value that takes an option: of an English plural a number, else the option itself. */
function valueOf(option: string): string | number {
  if (option.startsWith('=')) return Number(option.slice(1));
  if (option === 'one') return 1;
  return option === 'other' ? 3 : option;
}

function choicesOf(parts: Parsed): Chosen[] {
  return parts.reduce<Chosen[]>(
    (all, part) =>
      typeof part === 'object' && 'options' in part
        ? all.flatMap((chosen) =>
            (chosen[part.name] ? [chosen[part.name]!] : Object.keys(part.options)).map((option) => ({
              ...chosen,
              [part.name]: option,
            })),
          )
        : all,
    [{}],
  );
}

interface Reading {
  chosen: Chosen;
  numbers: Set<string>;
  seen: Set<string>;
}

function sourceOf(parts: Parsed, reading: Reading, counted = ''): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      if (part.kind === 'count') return captured(counted, true, reading);
      if (part.kind === 'tag') return '';
      if (!('options' in part)) return captured(part.name, part.kind !== 'value', reading);
      return sourceOf(part.options[reading.chosen[part.name] ?? 'other'] ?? [], reading, part.name);
    })
    .join('');
}

function captured(name: string, isNumber: boolean, { numbers, seen }: Reading): string {
  if (seen.has(name)) return `\\k<${name}>`;
  seen.add(name);
  if (isNumber) numbers.add(name);
  return `(?<${name}>${isNumber ? NUMERAL : '.*?'})`;
}

function valuesIn({ pattern, numbers, chosen }: Form, english: string): MessageValues | null {
  const found = pattern.exec(english)?.groups;
  if (!found && !pattern.test(english)) return null;
  const read = Object.entries(found ?? {}).map(([name, text]) => [
    name,
    numbers.has(name) ? Number(text.replaceAll(',', '')) : text,
  ]);
  return { ...chosen, ...(Object.fromEntries(read) as MessageValues) };
}
