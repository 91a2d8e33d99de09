import { messages } from '@stemma/shared/messages';
import { invalid } from '../errors';
import type { Token } from './lexer';

/** What a statement may have of one part of it. */
interface Bound {
  max: number;
  /** Its name, for a message. */
  of: string;
  count: (tokens: readonly Token[]) => number;
}

const wordsLike = (pattern: RegExp) => (tokens: readonly Token[]) =>
  tokens.filter(({ kind, text }) => kind === 'name' && pattern.test(text)).length;

const signs = (list: string) => {
  const counted = new Set(list.split(' '));
  return (tokens: readonly Token[]) => tokens.filter(({ kind, text }) => kind === 'sign' && counted.has(text)).length;
};

/** `-[…]-` and `--`, however their arrows point. */
const steps = (tokens: readonly Token[]) =>
  tokens.filter(({ text }, index) => text === '-' && ['[', '-'].includes(tokens[index + 1]?.text ?? '')).length;

/** How deep brackets that join conditions lie within each other: `a AND (b OR (c AND d))` is 3 deep. */
function conditionDepth(tokens: readonly Token[]): number {
  const outer: Bracket[] = [];
  let here: Bracket = { joins: false, within: 0 };
  for (const { kind, text } of tokens) {
    if (kind === 'name' && /^(and|or|xor)$/i.test(text)) here.joins = true;
    else if ('([{'.includes(text)) {
      outer.push(here);
      here = { joins: false, within: 0 };
    } else if (')]}'.includes(text)) {
      const around = outer.pop() ?? { joins: false, within: 0 };
      around.within = Math.max(around.within, depthOf(here));
      here = around;
    }
  }
  return Math.max(...[...outer, here].map(depthOf));
}

/** A bracket that is read: whether it joins conditions itself, and how deep those lie that are within it. */
interface Bracket {
  joins: boolean;
  within: number;
}

function depthOf({ joins, within }: Bracket): number {
  return within + (joins ? 1 : 0);
}

/**
 * What the store's planner takes long for, each bounded by what it plans within seconds: the planner ends by no time limit, takes
 * twice as long for each further step, XOR, & or pair of nested conditions, and more than in proportion for the others.
 */
const BOUNDS: readonly Bound[] = [
  { max: 16, of: 'steps from record to record', count: steps },
  { max: 24, of: 'clauses', count: wordsLike(/^(match|with|unwind|call|union|return|exists|count|collect)$/i) },
  { max: 8, of: 'times XOR', count: wordsLike(/^xor$/i) },
  { max: 100, of: 'conditions', count: wordsLike(/^(and|or|xor|not|when|in|contains|starts|ends|is)$/i) },
  { max: 12, of: 'conditions within each other', count: conditionDepth },
  { max: 8, of: 'times &', count: signs('&') },
  { max: 200, of: 'operators', count: signs('+ - * / % ^ = < > <> <= >= =~ != : | & !') },
  { max: 200, of: 'brackets', count: signs('( {') },
];

/** Refuses a statement that the store could plan for minutes. Throws `invalid`. */
export function assertSize(tokens: readonly Token[]): void {
  for (const { max, of, count } of BOUNDS) {
    if (count(tokens) > max) throw invalid(messages.readSize(max, of), 'query');
  }
}
