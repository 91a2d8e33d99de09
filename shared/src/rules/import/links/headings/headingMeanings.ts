import { FIELDS } from '../../../../entities/fields';
import type { RecordType } from '../../../../entities/typeNames';
import { countedHeading } from './countedHeading';
import { SIDES } from '../columnMeanings';
import { saysPercent, saysVotes } from './headingKinds';
import {
  ENTITY_HEADINGS,
  HOLDINGS_HEADINGS,
  isOtherDate,
  LINK_ENDS,
  LINK_HEADINGS,
  PARTY_HEADINGS,
} from './vocabulary';
import { attributesIn, nameKind, partyNamed } from './partyHeading';
import { foldedHeading } from '../tableSheet';

/** A meaning that a heading may have, and how surely: 10 says it outright, 1 is a guess that other columns may outdo. */
export interface HeadingGuess {
  meaning: string;
  score: number;
  /** Where a link begins or leads to: over dates, when. */
  isEnd?: true;
  /** A side as seen from the row's own party: “owned by”. */
  isSeenFromParty?: true;
}

/** From this score on a heading says its meaning by itself. */
export const OUTRIGHT = 9;

/** “Total %” counts what is held through others, too: less than any share beside it that does not. */
const WITH_INDIRECT = /(?:^| )(?:total|indirect)(?: |$)/;
const BESIDE_DIRECT = 5;

const LINK_SCORES: Readonly<Record<string, number>> = {
  ...{ share: 10, aboveMinimum: 10, belowMaximum: 10, role: 10, since: 10, until: 10 },
  ...{ details: 8, source: 7 },
};

/** What a heading of a table of links may mean; a column of a party that names no side is "country" and the like. */
export function linkHeading(heading: string): HeadingGuess[] {
  const guesses = uncountedHeading(heading);
  const { text, number } = guesses.length > 0 ? { text: '', number: undefined } : countedHeading(heading);
  return number !== undefined && /\p{L}/u.test(text) ? uncountedHeading(text) : guesses;
}

function uncountedHeading(heading: string): HeadingGuess[] {
  const said = foldedHeading(heading);
  if (said === '' || isOtherDate(heading)) return [];
  const guesses: HeadingGuess[] = [];
  const party = partyNamed(heading);
  for (const side of SIDES) {
    if (party?.side === side)
      guesses.push({ meaning: side, score: 10, ...(party.isSeenFromParty && { isSeenFromParty: true }) });
    else if (LINK_ENDS[side].has(said)) guesses.push({ meaning: side, score: 10, isEnd: true });
  }
  if (HOLDINGS_HEADINGS.has(said)) guesses.push({ meaning: 'owned', score: OUTRIGHT });
  for (const { side, column, link } of party ? [] : attributesIn(said)) {
    // “Company number” is the number that a register gave it, not a key of the table's own.
    const isNumber = column === 'id' && PARTY_HEADINGS.get(said) === 'registration';
    guesses.push({ meaning: link ?? `${side}.${isNumber ? 'registration' : column}`, score: 9 });
  }
  const ofLink =
    LINK_HEADINGS.get(said) ??
    (LINK_HEADINGS.get(inPercent(said)) === 'share' ? 'share' : undefined) ??
    datedMeaning(said);
  const isPercent = saysPercent(heading);
  if (ofLink)
    guesses.push({ meaning: ofLink, score: ofLink === 'share' && isPercent ? 10.5 : (LINK_SCORES[ofLink] ?? 9) });
  if (saysVotes(heading)) guesses.push({ meaning: 'share', score: 8 }, { meaning: 'votes', score: 7 });
  const kind = party ? undefined : nameKind(said);
  if (kind) {
    const isHeld = kind === 'held';
    guesses.push({ meaning: 'owner', score: isHeld ? 2 : 3 }, { meaning: 'owned', score: isHeld ? 3 : 2 });
  }
  const ofParty = PARTY_HEADINGS.get(said);
  if (ofParty) guesses.push({ meaning: ofParty, score: 6 });
  const ofPerson = party ? undefined : ENTITY_HEADINGS.get(said);
  if (ofPerson === 'lastName') guesses.push({ meaning: 'owner', score: 4 });
  if (ofPerson === 'firstName') guesses.push({ meaning: 'owner.firstName', score: 9 });
  if (guesses.length === 0 && isPercent && !/\d/.test(heading))
    guesses.push({ meaning: 'share', score: WITH_INDIRECT.test(said) ? BESIDE_DIRECT : 9.5 });
  return guesses;
}

/** “Date of”, in languages that have it in front. */
const DATE_OF = /^(?:fecha|data|date|datum|dato)(?: (?:de la|de l|de|di|da|do|del|della|dell|d|of|der|des|van))? /;

/** When a link begins or ends, by a heading such as “fecha cese” of which the vocabulary has “cese”. */
function datedMeaning(said: string): string | undefined {
  const meaning = DATE_OF.test(said) ? LINK_HEADINGS.get(said.replace(DATE_OF, '')) : undefined;
  return meaning === 'since' || meaning === 'until' ? meaning : undefined;
}

/** A folded heading without its sign of percent: “parts en percent” is “parts”. */
function inPercent(said: string): string {
  if (!/\bpercent\b/.test(said)) return said;
  return said.replace(/ ?\b(?:in |en |em |i |w )?percent\b ?/, ' ').trim();
}

/** What a heading of a list of entities may mean, of one type where that is known: its fields are found by their labels. */
export function entityHeading(heading: string, type: RecordType | null): HeadingGuess[] {
  const said = foldedHeading(heading);
  if (said === '') return [];
  const guesses: HeadingGuess[] = [];
  if (nameKind(said)) guesses.push({ meaning: 'name', score: said === 'name' ? 10 : 8 });
  for (const found of [ENTITY_HEADINGS.get(said), PARTY_HEADINGS.get(said)])
    if (found) guesses.push({ meaning: found, score: 9 });
  for (const { name, label } of type ? FIELDS[type] : []) {
    if (foldedHeading(label) === said || foldedHeading(name) === said)
      guesses.push({ meaning: meaningOfField(name), score: 9.5 });
  }
  return guesses;
}

const OWN_MEANINGS = new Set(['firstName', 'lastName', 'country', 'registration', 'lei', 'birthDate', 'incorporation']);

/** The meaning that a field of a type has: one of the common ones, or its own. */
export function meaningOfField(field: string): string {
  return OWN_MEANINGS.has(field) ? field : `field.${field}`;
}
