import { t } from '../../../language/translate';

/** What a column of links says of the link itself. */
export const LINK_COLUMNS = [
  'owner',
  'owned',
  'share',
  'minimum',
  'maximum',
  'aboveMinimum',
  'belowMaximum',
  'votes',
  'role',
  'interest',
  'since',
  'until',
  'via',
  'beneficial',
  'basis',
  'joint',
  'details',
  'source',
  'checkedOn',
  'checkedBy',
] as const;

/** What a column says of a party, in a list of entities by itself, in one of links after its side: "owner.country". */
export const PARTY_COLUMNS = ['type', 'country', 'registration', 'lei', 'birthDate', 'incorporation', 'id'] as const;
export type PartyColumn = (typeof PARTY_COLUMNS)[number];

/** What only lists of entities have. */
export const ENTITY_COLUMNS = ['name', 'firstName', 'lastName', 'party', 'notes'] as const;

export const SIDES = ['owner', 'owned'] as const;
export type Side = (typeof SIDES)[number];

const LABELS: Readonly<Record<string, string>> = {
  owner: t('Owner'),
  owned: t('Owned'),
  share: t('Share', undefined, 'noun'),
  minimum: t('Share at least'),
  maximum: t('Share at most'),
  aboveMinimum: t('Above the least share'),
  belowMaximum: t('Below the greatest share'),
  votes: t('Share of votes'),
  role: t('Role'),
  interest: t('Interest code'),
  since: t('Since'),
  until: t('Until'),
  via: t('Direct or indirect'),
  beneficial: t('Beneficial'),
  basis: t('What the share is of'),
  joint: t('Joint arrangement'),
  details: t('Details'),
  source: t('Source'),
  checkedOn: t('Checked on'),
  checkedBy: t('Checked by'),
  type: t('Type'),
  country: t('Country'),
  registration: t('Registration'),
  lei: t('LEI'),
  birthDate: t('Date of birth'),
  incorporation: t('Incorporation'),
  id: t('Key'),
  name: t('Name'),
  'owner.firstName': t('Owner’s first name'),
  firstName: t('First name'),
  lastName: t('Last name'),
  party: t('Known'),
  notes: t('Notes'),
};

const OF_SIDE: Readonly<Record<Side, Readonly<Record<PartyColumn, string>>>> = {
  owner: {
    type: t('Owner’s type'),
    country: t('Owner’s country'),
    registration: t('Owner’s registration'),
    lei: t('Owner’s LEI'),
    birthDate: t('Owner’s date of birth'),
    incorporation: t('Owner’s incorporation'),
    id: t('Owner’s key'),
  },
  owned: {
    type: t('Owned one’s type'),
    country: t('Owned one’s country'),
    registration: t('Owned one’s registration'),
    lei: t('Owned one’s LEI'),
    birthDate: t('Owned one’s date of birth'),
    incorporation: t('Owned one’s incorporation'),
    id: t('Owned one’s key'),
  },
};

/** The meanings that a column of links may have, in the order in which they are offered. */
export const LINK_MEANINGS: readonly string[] = [
  ...LINK_COLUMNS,
  'owner.firstName',
  ...SIDES.flatMap((side) => PARTY_COLUMNS.map((column) => `${side}.${column}`)),
];

/** The meanings that a column of entities may have, beside the fields of their type ("field.address"). */
export const ENTITY_MEANINGS: readonly string[] = [...ENTITY_COLUMNS, ...PARTY_COLUMNS];

/** What a meaning is called on screen; a field is called what its form calls it. */
export function meaningLabel(meaning: string): string {
  const [side, column] = meaning.split('.');
  if (column === undefined || meaning in LABELS) return LABELS[meaning] ?? meaning;
  const ofSide = side === 'owner' || side === 'owned' ? OF_SIDE[side] : undefined;
  return ofSide?.[column as PartyColumn] ?? column;
}
