import { OFFICE_ROLES } from '../../../../reference/roles/office';
import { OWNERSHIP_ROLES } from '../../../../reference/roles/ownership';
import { TRUST_ROLES } from '../../../../reference/roles/trust';
import { SIDES, type Side } from '../columnMeanings';
import { foldedHeading, mayBeSeveral } from '../tableSheet';
import { DANISH_HEADINGS } from './danish';
import { DUTCH_HEADINGS } from './dutch';
import { ENGLISH_HEADINGS } from './english';
import { FRENCH_HEADINGS } from './french';
import { GERMAN_HEADINGS } from './german';
import type { HeadingVocabulary } from './headingVocabulary';
import { ITALIAN_HEADINGS } from './italian';
import { NORWEGIAN_HEADINGS } from './norwegian';
import { POLISH_HEADINGS } from './polish';
import { PORTUGUESE_HEADINGS } from './portuguese';
import { SPANISH_HEADINGS } from './spanish';
import { SWEDISH_HEADINGS } from './swedish';

/** Where two languages mean different things by one heading, the earlier one is taken. */
const LANGUAGES: readonly HeadingVocabulary[] = [
  ENGLISH_HEADINGS,
  GERMAN_HEADINGS,
  FRENCH_HEADINGS,
  DUTCH_HEADINGS,
  SPANISH_HEADINGS,
  ITALIAN_HEADINGS,
  PORTUGUESE_HEADINGS,
  SWEDISH_HEADINGS,
  DANISH_HEADINGS,
  NORWEGIAN_HEADINGS,
  POLISH_HEADINGS,
];

const UMLAUTS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

/** A list's terms as headings are compared, those with umlauts also as they are written without. */
function termsIn(list: string): string[] {
  return list
    .split(',')
    .flatMap((term) => [term, term.replace(/[äöüåøÄÖÜ]/gu, (letter) => UMLAUTS[letter] ?? letter)])
    .map(foldedHeading)
    .filter(Boolean);
}

type Listed =
  | 'owner'
  | 'owned'
  | 'heldBy'
  | 'holds'
  | 'from'
  | 'to'
  | 'name'
  | 'heldName'
  | 'holdings'
  | 'of'
  | 'votes'
  | 'amount'
  | 'otherText'
  | 'otherDate'
  | 'qualifier'
  | 'alsoPlural';

function setOf(key: Listed): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => termsIn(language[key] ?? '')));
}

/** Terms by meaning; the meaning that an earlier language has for a term stands. */
function meaningsOf(
  key: 'roles' | 'offices' | 'shortRoles' | 'link' | 'party' | 'entity',
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const [meaning, list] of Object.entries<string | undefined>(language[key] ?? {}))
      for (const term of termsIn(list ?? '')) if (!found.has(term)) found.set(term, meaning);
  return found;
}

/** The terms of a language for several parties: those that it makes of one of its terms for one. */
function pluralsOf({ owner, roles, owned, heldName, pluralEndings }: HeadingVocabulary): string[] {
  const endings = pluralEndings.split(',').map((ending) => {
    const [from = '', to] = ending.trim().split('>').map(foldedHeading);
    return to === undefined ? { from: '', to: from } : { from, to };
  });
  const areSeveral = (one: string, many: string) =>
    endings.some(({ from, to }) => one.endsWith(from) && `${one.slice(0, one.length - from.length)}${to}` === many);
  const isPlural = (many: readonly string[], one: readonly string[]) =>
    many.length === one.length &&
    many.some((term, at) => term !== one[at]) &&
    many.every((term, at) => term === one[at] || areSeveral(one[at] ?? '', term));
  return [owner, owned, heldName, ...Object.values(roles)].map(termsIn).flatMap((terms) => {
    const parted = terms.map((term) => term.split(' '));
    return terms.filter((_, at) => parted.some((one) => isPlural(parted[at] ?? [], one)));
  });
}

/** Roles of the list that are of what is held, of what may be either, or are said otherwise. */
const NO_HOLDERS = new Set(['Investee', 'Owner', 'Portfolio Company', 'Trust Company', 'Voting rights']);

/** Roles of Stemma's list by their own names, of those that somebody has in a company, trust or fund. */
function listedRoles(): [string, string][] {
  return [...OWNERSHIP_ROLES, ...OFFICE_ROLES, ...TRUST_ROLES]
    .filter((role) => !NO_HOLDERS.has(role))
    .map((role) => [foldedHeading(role), role]);
}

export const HEADING_NAMES = setOf('name');
const HELD_NAMES = setOf('heldName');
export const HOLDINGS_HEADINGS = setOf('holdings');
export const HEADING_ROLES = new Map([...listedRoles(), ...meaningsOf('roles')]);
export const OFFICE_TITLES = meaningsOf('offices');
export const SHORT_ROLES = meaningsOf('shortRoles');
export const LINK_HEADINGS = meaningsOf('link');
export const PARTY_HEADINGS = meaningsOf('party');
export const ENTITY_HEADINGS = meaningsOf('entity');
export const LINK_ENDS: Readonly<Record<Side, ReadonlySet<string>>> = { owner: setOf('from'), owned: setOf('to') };

/** A heading of more terms is a sentence. */
const TERMS_MAX = 10;

const CONNECTORS = setOf('of');
const WITHIN = { votes: [...setOf('votes')], amount: [...setOf('amount')] };
const OTHER_DATES = setOf('otherDate');
const OTHER_TEXTS = setOf('otherText');
const OWNERS = setOf('owner');
const QUALIFIERS = setOf('qualifier');
const HELD = setOf('owned');
const PLURALS = new Set([...setOf('alsoPlural'), ...LANGUAGES.flatMap(pluralsOf)]);
const HELD_BY = setOf('heldBy');
const HOLDS = setOf('holds');

/** A folded heading without what says more of whom it names: “current owner” is “owner”. */
export function unqualified(said: string): string {
  const terms = said.split(' ');
  const from = terms.findIndex((term) => !QUALIFIERS.has(term));
  return terms.slice(Math.max(from, 0)).join(' ');
}

/** A folded text and, where it ends so, without the s of a genitive: “gesellschafters” is “gesellschafter”, too. */
function spellingsOf(said: string): string[] {
  return said.length > 5 && said.endsWith('s') ? [said, said.slice(0, -1)] : [said];
}

/** The side of a link that a folded text names, apart from where it leads from and to. */
export function sideNamed(said: string): Side | undefined {
  for (const one of spellingsOf(said)) {
    if (OWNERS.has(one) || HELD_BY.has(one) || HEADING_ROLES.has(one)) return 'owner';
    if (HELD.has(one) || HOLDS.has(one)) return 'owned';
  }
  return undefined;
}

/** Whether a folded text names a side as seen from the row's own party: “owned by”, “owns”. */
export function isSeenFromParty(said: string): boolean {
  return HELD_BY.has(said) || HOLDS.has(said);
}

/** Whether a heading names several parties: “Directors”, “Names of the shareholders”, “Owner(s)”. */
export function isPluralHeading(heading: string): boolean {
  if (mayBeSeveral(heading)) return true;
  const terms = foldedHeading(heading).split(' ').slice(0, TERMS_MAX);
  return terms.some((_, from) =>
    terms.slice(from).some((__, length) => PLURALS.has(terms.slice(from, from + length + 1).join(' '))),
  );
}

/** What stands before the “of” at the end of a folded text; undefined where none does. */
export function beforeConnector(said: string): string | undefined {
  const terms = said.split(' ');
  const at = terms.findIndex((_, from) => from > 0 && CONNECTORS.has(terms.slice(from).join(' ')));
  return at < 0 ? undefined : terms.slice(0, at).join(' ');
}

/** The role that a folded text names, by the name of Stemma's list; empty for none. */
export function headingRole(said: string): string {
  if (OWNERS.has(said)) return '';
  return spellingsOf(said).flatMap((one) => HEADING_ROLES.get(one) ?? [])[0] ?? '';
}

/** Whether a folded text is what tables call what is rather held. */
export function isHeldName(said: string): boolean {
  return spellingsOf(said).some((one) => HELD_NAMES.has(one));
}

/** The side that a folded text names in any way. */
export function sideOrEnd(said: string): Side | undefined {
  return sideNamed(said) ?? SIDES.find((side) => LINK_ENDS[side].has(said));
}

/** Whether a heading is of dates on which no link begins: those of the table, or of entries in a register. */
export function isOtherDate(heading: string): boolean {
  return OTHER_DATES.has(foldedHeading(heading));
}

/** Whether a heading is of texts that name nobody, also beside an attribute of a party: “Wohnort/Sitz”. */
export function isOtherText(heading: string): boolean {
  if (OTHER_TEXTS.has(foldedHeading(heading))) return true;
  const said = heading.split('/').map(foldedHeading);
  return (
    said.some((one) => OTHER_TEXTS.has(one)) && said.every((one) => OTHER_TEXTS.has(one) || PARTY_HEADINGS.has(one))
  );
}

/** Whether a folded heading has a term of votes, or of amounts and numbers of shares, in it. */
export function namesTerm(kind: keyof typeof WITHIN, said: string): boolean {
  return WITHIN[kind].some((term) => ` ${said} `.includes(` ${term} `));
}

/** Each pair of texts that a folded heading parts into, without what connects them: “country of the owner” is country and owner. */
export function partsOfHeading(said: string): { first: string; last: string; isConnected: boolean }[] {
  const terms = said.split(' ');
  if (terms.length > TERMS_MAX) return [];
  return terms.slice(1).flatMap((_, before) => {
    const [first, rest] = [terms.slice(0, before + 1).join(' '), terms.slice(before + 1)];
    return rest.flatMap((__, skipped) => {
      const isConnected = skipped > 0;
      if (isConnected && !CONNECTORS.has(rest.slice(0, skipped).join(' '))) return [];
      return [{ first, last: rest.slice(skipped).join(' '), isConnected }];
    });
  });
}
