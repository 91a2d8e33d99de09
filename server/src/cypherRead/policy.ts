import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import { forbidden, invalid } from '../errors';
import { FROM_ANYWHERE, FUNCTIONS, isSecretName, KEYWORDS, LABELS, OPERATORS, TYPES } from './allowed';
import type { Token } from './lexer';
import { assertSize } from './size';

/** Brackets within brackets, and negations in a row: far more than a person writes, far less than the store's parser falls over. */
const NESTING_MAX = 100;

const refused = (why: string) => forbidden(sentence('This read is refused: {why}.', { why }));

/**
 * Refuses a statement by its words: functions that are not on the list, names of secrets, and ways to a property that are
 * not by its written name, since those could reach a secret. What the words do not show, `assertReadsOnly` judges.
 */
export function assertKeywords(tokens: readonly Token[]): void {
  const solid = tokens.filter(({ kind }) => kind !== 'space');
  if (solid.length === 0) throw invalid(t('A query is required.'), 'query');
  if (solid[0]?.kind !== 'name') throw refused('it does not begin with a clause');
  if (/^(explain|profile|cypher|use)$/i.test(solid[0].text)) throw refused(`it begins with ${solid[0].text}`);
  assertNesting(solid);
  assertSize(solid);
  solid.forEach((token, index) => {
    if (isName(token) && isSecretName(bare(token))) throw refused(`${bare(token)} is a secret`);
    if (token.text === '(') assertCall(solid, index);
    if (token.text === '[') assertIndex(solid, index);
    if (token.text === '*' && solid[index - 1]?.text === '.') throw refused('properties are read by their names');
  });
}

function assertNesting(tokens: readonly Token[]): void {
  let depth = 0;
  let negations = 0;
  for (const { text } of tokens) {
    if ('([{'.includes(text)) depth += 1;
    if (')]}'.includes(text)) depth -= 1;
    negations = /^(not|[-+])$/i.test(text) ? negations + 1 : text === '(' ? negations : 0;
    if (depth > NESTING_MAX || negations > NESTING_MAX) throw invalid(messages.readNesting(NESTING_MAX), 'query');
  }
}

function isName({ kind }: Token): boolean {
  return kind === 'name' || kind === 'quoted';
}

function bare({ kind, text }: Token): string {
  return kind === 'quoted' ? text.slice(1, -1) : text;
}

function assertCall(tokens: readonly Token[], bracket: number): void {
  const last = tokens[bracket - 1];
  // Labels and types are computed by `$(…)`, `$any(…)` and `$all(…)`.
  if (last?.kind === 'parameter') throw refused('labels and types are read by their names');
  if (!last || !isName(last)) return;
  const name = calledName(tokens, bracket - 1);
  const known = last.kind === 'name' && (FUNCTIONS.has(name) || KEYWORDS.has(name));
  if (!known) throw refused(`${name} is not a function or clause that a read may use`);
}

/** The dotted name that ends at a token, in lower case. */
function calledName(tokens: readonly Token[], end: number): string {
  let name = bare(tokens[end]!);
  for (let index = end - 1; tokens[index]?.text === '.' && index > 0; index -= 2) {
    const part = tokens[index - 1]!;
    name = `${part.kind === 'name' ? part.text : '?'}.${name}`;
  }
  return name.toLowerCase();
}

/** Square brackets behind a value pick by position only: a name computed there could be a secret's. */
function assertIndex(tokens: readonly Token[], bracket: number): void {
  const before = tokens[bracket - 1];
  if (!before || !picksFrom(before)) return;
  for (let index = bracket + 1; tokens[index] && tokens[index]?.text !== ']'; index += 1) {
    const { kind, text } = tokens[index]!;
    if (kind !== 'number' && text !== '..' && text !== '-') throw refused('what is in a record is read by its name');
  }
}

function picksFrom(token: Token): boolean {
  if (token.kind === 'name') return !KEYWORDS.has(token.text.toLowerCase());
  return token.kind === 'quoted' || token.kind === 'parameter' || [')', ']', '}'].includes(token.text);
}

/** Refuses a plan that does anything but read and compute, and one that could come to a record which holds a secret. */
export function assertReadsOnly(plan: { kind: string; steps: readonly Step[] }): void {
  if (plan.kind !== 'r') throw refused('it does more than read');
  if (plan.steps.length === 0) throw refused('it has no plan');
  for (const { operator, details } of plan.steps) {
    const name = operator.replace(/@.*$/, '').replace(/\(.*$/, '');
    if (!OPERATORS.has(name)) throw refused(`its plan has the operator ${name}`);
    if (FROM_ANYWHERE.has(name)) throw refused('every record is sought by its label, and links by their type');
    if (/NodeBy|Node.*Index/.test(name)) assertNames(labelsIn(details), LABELS, 'label');
    if (/^(Directed|Undirected).*Relationship|Expand|ShortestPath/.test(name))
      assertNames(typesIn(details), TYPES, 'type');
  }
}

/** A step of a plan, as the store tells it. */
interface Step {
  operator: string;
  details: string;
}

/** Refuses steps that begin at, or go on to, what the list does not hold: whatever is joined to secrets alone is then out of reach. */
function assertNames(names: readonly string[], allowed: ReadonlySet<string>, what: string): void {
  if (names.length === 0) throw refused(`every step names its ${what}`);
  const other = names.find((name) => !allowed.has(name));
  if (other !== undefined) throw refused(`the ${what} ${other} is not one that a read may use`);
}

function labelsIn(details: string): string[] {
  return namesIn(/:([^\s()]+)/u.exec(details)?.[1]);
}

/** The types of all links of a step; none where one of them names no type. */
function typesIn(details: string): string[] {
  const links = [...details.matchAll(/\[([^\]]*)\]/gu)].map(([, inside = '']) =>
    namesIn(/:([^\s*{]+)/u.exec(inside)?.[1]),
  );
  const ofIndex = links.length === 0 ? [namesIn(/:([^\s()]+)/u.exec(details)?.[1])] : links;
  return ofIndex.some((names) => names.length === 0) ? [] : ofIndex.flat();
}

function namesIn(expression = ''): string[] {
  return expression
    .split(/[|&]/)
    .map((name) => name.replaceAll('`', ''))
    .filter(Boolean);
}
