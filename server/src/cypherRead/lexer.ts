import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import { invalid } from '../errors';

/** A word of Cypher as the checks see it. Text between quotes never stays in the statement: it travels as a parameter. */
export interface Token {
  kind: 'space' | 'name' | 'quoted' | 'number' | 'parameter' | 'sign';
  /** As it will be sent: `$name` where `kind` is parameter, which texts are too. */
  text: string;
}

export interface Lexed {
  tokens: Token[];
  /** The parameters given, and those that stand for the statement's texts. */
  params: Record<string, unknown>;
}

/** A part of a statement as it is written. */
interface Found {
  kind: Token['kind'] | 'comment' | 'text';
  text: string;
}

const SIGNS = '()[]{},.:;|+-*/%^=<>!&~';
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

const RULES: { kind: Found['kind']; pattern: RegExp }[] = [
  { kind: 'space', pattern: /[ \t\r\n]+/y },
  { kind: 'comment', pattern: /\/\/[^\r\n]*/y },
  { kind: 'comment', pattern: /\/\*[\s\S]*?\*\//y },
  { kind: 'name', pattern: /[\p{L}_][\p{L}\p{N}_]*/uy },
  { kind: 'number', pattern: /(?:0x[0-9a-fA-F]+|0o[0-7]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/y },
  { kind: 'quoted', pattern: /`[\p{L}\p{N}_ -]+`/uy },
  { kind: 'text', pattern: /'(?:[^'\\]|\\[ntrbf\\'"])*'|"(?:[^"\\]|\\[ntrbf\\'"])*"/y },
  { kind: 'parameter', pattern: /\$[\p{L}_][\p{L}\p{N}_]*/uy },
  { kind: 'sign', pattern: /\.\.|<=|>=|<>|=~|!=/y },
];

/**
 * Cuts a statement into words, without its comments and with its texts as parameters, so that what is checked is to the
 * letter what is sent. `given` are the values of its own parameters. Throws `invalid` at a character that has no place in a read,
 * unicode escapes among them, and at a parameter that is not given.
 */
export function lex(statement: string, given: Readonly<Record<string, unknown>> = {}): Lexed {
  const tokens: Token[] = [];
  const params: Record<string, unknown> = { ...given };
  let at = 0;
  let texts = 0;
  while (at < statement.length) {
    const found = nextOf(statement, at);
    at += found.text.length;
    if (found.kind === 'comment') tokens.push({ kind: 'space', text: ' ' });
    else if (found.kind === 'text') {
      while (`text${texts}` in params) texts += 1;
      params[`text${texts}`] = unescaped(found.text);
      tokens.push({ kind: 'parameter', text: `$text${texts}` });
    } else {
      if (found.kind === 'parameter') assertGiven(found.text, given);
      tokens.push({ kind: found.kind, text: found.text });
    }
  }
  return { tokens: withoutEnd(tokens), params };
}

function assertGiven(parameter: string, given: Readonly<Record<string, unknown>>): void {
  if (!Object.hasOwn(given, parameter.slice(1))) throw invalid(messages.readParameterMissing(parameter), 'parameters');
}

function nextOf(statement: string, at: number): Found {
  for (const { kind, pattern } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(statement);
    if (match) return { kind, text: match[0] };
  }
  // Unclosed, it would be sought to the end again at each of its characters.
  if (statement.startsWith('/*', at)) throw invalid(t('A comment of this read does not end.'), 'query');
  const character = statement.charAt(at);
  if (SIGNS.includes(character)) return { kind: 'sign', text: character };
  throw invalid(
    sentence('A read has no place for “{character}” (character {place}). Write texts whole, between quotes.', {
      character,
      place: at + 1,
    }),
    'query',
  );
}

function unescaped(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, (_all, letter: string) => ESCAPES[letter] ?? letter);
}

/** A semicolon may end the statement; anywhere else it would begin a second one. */
function withoutEnd(tokens: Token[]): Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'space');
  const statement = tokens[last]?.text === ';' ? tokens.slice(0, last) : tokens;
  if (statement.some(({ text }) => text === ';')) throw invalid(t('One statement is read at a time.'), 'query');
  return statement;
}
