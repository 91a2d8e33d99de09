import { expect, test } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { formatMessage } from '@stemma/shared/language/formatMessage';
import { parseMessage } from '@stemma/shared/language/parseMessage';
import german from '../../../client/src/locales/de.json' with { type: 'json' };
import germanSentences from '../../../client/src/locales/de.sentences.json' with { type: 'json' };

const NUMBERS = [0, 1, 2, 3, 21, 1204, -1_000_000, 2.5];
const pairs = Object.entries({ ...german, ...germanSentences });
const messages = [
  ...pairs.map(([english]) => [english, 'en-GB'] as const),
  ...pairs.map(([, text]) => [text, 'de-DE'] as const),
].filter(([text]) => /[{<']/.test(text));

/** The names of a message's values by how they are used, and of its tags. */
function namesOf(text: string): { texts: string[]; numbers: string[]; choices: Map<string, string[]>; tags: string[] } {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const choices = [...text.matchAll(/\{(\w+), select,((?:\s*\w+ \{[^{}]*\})+)/g)];
  return {
    texts: all(/\{(\w+)\}/g),
    numbers: all(/\{(\w+), (?:number|plural)/g),
    choices: new Map(
      choices.map(([, name = '', options = '']) => [
        name,
        [...options.matchAll(/(\w+) \{/g)].map(([, one = '']) => one),
      ]),
    ),
    tags: all(/<(\w+)>/g),
  };
}

test('every message of the catalogues is said as FormatJS says it, with any number and choice', () => {
  expect(messages.length).toBeGreaterThan(700);
  const different: unknown[] = [];
  for (const [text, tag] of messages) {
    const { texts, numbers, choices, tags } = namesOf(text);
    const theirs = new IntlMessageFormat(text, tag, undefined, { ignoreTag: tags.length === 0 });
    const parsed = parseMessage(text, tags.length > 0);
    const options = [...choices.values(), ['another']].flat();
    for (const number of NUMBERS)
      for (const option of options) {
        const values = {
          ...Object.fromEntries(texts.map((name) => [name, `${name} <b>'{x}'</b>`])),
          ...Object.fromEntries(numbers.map((name) => [name, number])),
          ...Object.fromEntries([...choices.keys()].map((name) => [name, option])),
          ...Object.fromEntries(tags.map((name) => [name, (inside: string[]) => `[${name}|${inside.join('')}]`])),
        };
        const ours = formatMessage(parsed, values, tag).join('');
        if (ours !== String(theirs.format(values))) different.push([text, values, ours]);
      }
  }
  expect(different).toEqual([]);
});

test('apostrophes quote what would mean something, and are themselves elsewhere', () => {
  const cases = [
    "It's {n}",
    "''{n}''",
    "'{n}' is {n}",
    "'{'",
    "{n, plural, one {'#' #} other {it''s # '#'}}",
    "a ' b",
    "{n} '",
  ];
  for (const text of cases)
    expect(formatMessage(parseMessage(text), { n: 1204 }, 'de-DE').join('')).toBe(
      new IntlMessageFormat(text, 'de-DE', undefined, { ignoreTag: true }).format({ n: 1204 }),
    );
});

test('what is no text is put where it belongs, and text beside it is joined', () => {
  const link = { href: '/a' };
  const values = { name: 'x', count: 1, link, b: (inside: unknown[]) => ({ bold: inside }) };
  const said = formatMessage(parseMessage('See {name}{count} <b>or {link}</b>.', true), values, 'en');
  expect(said).toEqual(['See x1 ', { bold: ['or ', link] }, '.']);
});

test('what is no message, and a value that is missing, are named', () => {
  for (const text of [
    '{',
    '{n',
    'a }',
    '{n, date}',
    '{n, plural, one {x}}',
    '{n, number, percent}',
    '{n, plural, other {x}',
  ])
    expect(() => parseMessage(text)).toThrow(SyntaxError);
  expect(() => parseMessage('<b>x</i>', true)).toThrow(SyntaxError);
  expect(() => formatMessage(parseMessage('{name}'), {}, 'en')).toThrow('name');
});
