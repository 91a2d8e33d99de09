import { FIELDS } from '../../../entities/fields';
import type { RecordType } from '../../../entities/typeNames';
import { SIDES, type Side } from './columnMeanings';
import { saysVotes } from './headingKinds';
import { foldedHeading } from './tableSheet';

/** A meaning that a heading may have, and how surely: 10 says it outright, 1 is a guess that other columns may outdo. */
export interface HeadingGuess {
  meaning: string;
  score: number;
}

const words = (list: string): string =>
  `(?:${list
    .trim()
    .split(/\s*\|\s*/)
    .join('|')})`;

const OWNER = words(
  'owners?|holders?|shareholders?|stockholders?|parents?|parent (?:company|entity|name)|from|investors?|members?|partners?|interested part(?:y|ies)|held by|owned by|controlled by|controllers?|beneficial owners?|ubos?|ultimate (?:parent|owner|beneficial owner)s?|source|psc|person with significant control|gesellschafter(?:in)?|aktionare?|eigentumer(?:in)?|inhaber(?:in)?|anteilseigner|anteilsinhaber|halter|mutter|muttergesellschaft|mutterunternehmen|obergesellschaft|wirtschaftlich berechtigter?|gehalten von|von|beteiligter?',
);
const OWNED = words(
  'owned|owned (?:company|entity|one)|owns|held|held (?:company|entity)|holds|subsidiar(?:y|ies)|investees?|child|children|to|targets?|assets?|issuers?|subjects?|subject company|portfolio company|underlying|tochter|tochtergesellschaft|tochterunternehmen|untergesellschaft|beteiligungsgesellschaft|beteiligung an|beteiligt an|gehaltene(?: gesellschaft)?|an|nach|zielgesellschaft',
);
const NEUTRAL_NAMES = 'name|names|legal name|full name|party|bezeichnung';
const NAMES_OF_WHAT_IS_HELD =
  'entity|entities|entity name|company|company name|organisation|organization|firma|gesellschaft|unternehmen|beteiligung|asset';
const NAME = words(`${NEUTRAL_NAMES}|${NAMES_OF_WHAT_IS_HELD}`);

/** Headings that say outright what a column of links has, whatever its side. */
const LINK_WORDS: readonly (readonly [string, number, string])[] = [
  [
    'share',
    10,
    'share|shares|share percent|shares percent|share in percent|percentage|percent|pct|stake|stake percent|ownership|ownership percent|percent ownership|percent owned|percentage owned|ownership percentage|holding percent|percent held|percent of shares|interest|interest percent|shareholding|equity|equity percent|capital|capital percent|percent of capital|share of capital|participation|kapital percent|kapital in percent|kapitalanteil percent|kapitalanteil in percent|anteil am kapital|anteil|anteile|anteil percent|anteil in percent|quote|beteiligungsquote|beteiligungshohe|beteiligung percent|beteiligung in percent|prozent|kapitalanteil',
  ],
  [
    'minimum',
    9,
    'minimum percentage|minimum|min|min percent|minimum share|share min|at least|from percent|lower bound|mindestens|mindestanteil',
  ],
  [
    'maximum',
    9,
    'maximum percentage|maximum|max|max percent|maximum share|share max|at most|up to|to percent|upper bound|hochstens|hochstanteil',
  ],
  ['aboveMinimum', 10, 'above minimum'],
  ['belowMaximum', 10, 'below maximum'],
  [
    'role',
    10,
    'role|roles|relation|relationship|relationship type|type of interest|interest type|type of relationship|nature of control|natures of control|link type|capacity|function|position|funktion|rolle|beziehung|beteiligungsart|art der beteiligung|art der beziehung|stellung',
  ],
  [
    'since',
    10,
    'since|start|start date|from date|date from|valid from|effective from|effective date|begin|begin date|beginning|appointed|appointed on|acquired|acquisition date|notified on|seit|beginn|ab|von datum|gultig ab|eintritt|stand seit',
  ],
  [
    'until',
    10,
    'until|end|end date|to date|date to|valid to|valid until|effective to|ceased|ceased on|resigned|resigned on|ended|bis|ende|enddatum|gultig bis|austritt',
  ],
  [
    'via',
    9,
    'direct or indirect|directness|direct indirect|held directly|via|direkt indirekt|direkt oder indirekt|mittelbar unmittelbar',
  ],
  ['beneficial', 9, 'beneficial|beneficial ownership|is beneficial owner|wirtschaftlich'],
  ['basis', 9, 'basis|share of|share class basis'],
  ['joint', 9, 'joint arrangement|joint|acting in concert'],
  [
    'details',
    8,
    'details|detail|remarks?|comments?|notes?|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|hinweis',
  ],
  ['source', 7, 'source|sources|source of information|quelle|evidence source|data source|source document|reference'],
  ['interest', 10, 'interest code'],
  ['checkedOn', 9, 'checked on|verified on|gepruft am'],
  ['checkedBy', 9, 'checked by|verified by|gepruft von'],
];

const PARTY_WORDS: readonly (readonly [string, string])[] = [
  ['type', 'type|entity type|party type|kind|art|typ|legal form|rechtsform'],
  [
    'country',
    'country|country code|jurisdiction|jurisdiction of incorporation|country of incorporation|nationality|domicile|land|staat|sitz|sitzland|nationalitat|staatsangehorigkeit|rechtsordnung',
  ],
  [
    'registration',
    'registration|registration number|registration no|registration id|reg no|reg nr|company number|company no|registered number|company registration number|registernummer|handelsregisternummer|hrb|hr nummer|registernr|firmenbuchnummer|organisation number|org no|org nr|uid|crn',
  ],
  ['lei', 'lei|lei code|legal entity identifier'],
  [
    'birthDate',
    'birth date|date of birth|birthdate|dob|born|born on|birthday|geburtsdatum|geboren|geboren am|geb datum',
  ],
  [
    'id',
    'id|key|identifier|record id|entity id|entity key|party id|party key|company id|company key|person id|person key|schlussel|kennung|nr|number|no',
  ],
];

const ENTITY_WORDS: readonly (readonly [string, string])[] = [
  ['firstName', 'first name|given name|given names|forename|vorname'],
  ['lastName', 'last name|family name|surname|nachname|familienname'],
  ['party', 'known'],
  ['notes', 'notes?|description|remarks?|comments?|bemerkung|bemerkungen|anmerkung|anmerkungen'],
];

const exactly = (list: string) => new RegExp(`^${words(list)}$`);
const SIDE_ONLY: Readonly<Record<Side, RegExp>> = {
  owner: new RegExp(`^(?:the )?${OWNER}(?: (?:${NAME}|entity))?$`),
  owned: new RegExp(`^(?:the )?${OWNED}(?: (?:${NAME}|entity))?$`),
};
const SIDE_FIRST: Readonly<Record<Side, RegExp>> = {
  owner: new RegExp(`^${OWNER}(?: s| of)? (.+)$`),
  owned: new RegExp(`^(?:${OWNED}|company|entity|gesellschaft|unternehmen)(?: s| of)? (.+)$`),
};
const SIDE_LAST: Readonly<Record<Side, RegExp>> = {
  owner: new RegExp(`^(.+) (?:of|of the|des|der|by) ${OWNER}s?$`),
  owned: new RegExp(`^(.+) (?:of|of the|des|der) (?:${OWNED}|company|entity|gesellschaft|unternehmens)s?$`),
};
const ANY_NAME = new RegExp(`^(?:the )?${NAME}$`);
const WHAT_IS_HELD = new RegExp(`^(?:the )?${words(NAMES_OF_WHAT_IS_HELD)}$`);
const LINK_HEADINGS = LINK_WORDS.map(([meaning, score, list]) => [meaning, score, exactly(list)] as const);
const PARTY_HEADINGS = PARTY_WORDS.map(([meaning, list]) => [meaning, exactly(list)] as const);
const REGISTRATION = PARTY_HEADINGS.find(([meaning]) => meaning === 'registration')?.[1];
const ENTITY_HEADINGS = ENTITY_WORDS.map(([meaning, list]) => [meaning, exactly(list)] as const);

/** What a heading of a table of links may mean; a column of a party that names no side is "country" and the like. */
export function linkHeading(heading: string): HeadingGuess[] {
  const said = foldedHeading(heading);
  if (said === '') return [];
  const guesses: HeadingGuess[] = [];
  for (const side of SIDES) {
    if (SIDE_ONLY[side].test(said)) guesses.push({ meaning: side, score: 10 });
    const attribute = SIDE_FIRST[side].exec(said)?.[1] ?? SIDE_LAST[side].exec(said)?.[1];
    const party = attribute && PARTY_HEADINGS.find(([, pattern]) => pattern.test(attribute))?.[0];
    // “Company number” is the number that a register gave it, not a key of the table's own.
    const column = party === 'id' && REGISTRATION?.test(said) ? 'registration' : party;
    if (column) guesses.push({ meaning: `${side}.${column}`, score: 9 });
  }
  for (const [meaning, score, pattern] of LINK_HEADINGS) if (pattern.test(said)) guesses.push({ meaning, score });
  if (saysVotes(heading)) guesses.push({ meaning: 'share', score: 8 }, { meaning: 'votes', score: 7 });
  if (ANY_NAME.test(said)) {
    const isHeld = WHAT_IS_HELD.test(said);
    guesses.push({ meaning: 'owner', score: isHeld ? 2 : 3 }, { meaning: 'owned', score: isHeld ? 3 : 2 });
  }
  for (const [meaning, pattern] of PARTY_HEADINGS) if (pattern.test(said)) guesses.push({ meaning, score: 6 });
  return guesses;
}

/** What a heading of a list of entities may mean, of one type where that is known: its fields are found by their labels. */
export function entityHeading(heading: string, type: RecordType | null): HeadingGuess[] {
  const said = foldedHeading(heading);
  if (said === '') return [];
  const guesses: HeadingGuess[] = [];
  if (ANY_NAME.test(said)) guesses.push({ meaning: 'name', score: said === 'name' ? 10 : 8 });
  for (const [meaning, pattern] of [...ENTITY_HEADINGS, ...PARTY_HEADINGS])
    if (pattern.test(said)) guesses.push({ meaning, score: 9 });
  for (const { name, label } of type ? FIELDS[type] : []) {
    if (foldedHeading(label) === said || foldedHeading(name) === said)
      guesses.push({ meaning: meaningOfField(name), score: 9.5 });
  }
  return guesses;
}

const OWN_MEANINGS = new Set(['firstName', 'lastName', 'country', 'registration', 'lei', 'birthDate']);

/** The meaning that a field of a type has: one of the common ones, or its own. */
export function meaningOfField(field: string): string {
  return OWN_MEANINGS.has(field) ? field : `field.${field}`;
}
