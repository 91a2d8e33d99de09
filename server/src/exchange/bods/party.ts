import type { Party } from '@stemma/shared/entities/entity';
import type { FieldFault, FieldValue } from '@stemma/shared/entities/record';
import { normalizeFields } from '@stemma/shared/entities/record';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import type { Beyond, Unspecified } from './shapes';
import { cleaned, codeLabel, bodsLine } from './text';

/** What a source says of a person or an entity, in Stemma's terms. */
export interface PartyFacts {
  typeName: RecordType;
  /** Nothing says the type: it is guessed by how the name is written. */
  isTypeGuessed?: true;
  name: string;
  /** Whether the source gives the name; one that it gives not says only that there is none, or a number. */
  isNamed: boolean;
  party: Party;
  /** One fact a line: what no field of the type holds. */
  description: string;
  /** Fields of the type that the source fills, as they are kept. */
  fields: Record<string, FieldValue>;
  /** See `strongIdentifiers`. */
  identifiers: string[];
  /** Values that no rule of their fields understands, as lines of the description. */
  unread: readonly Fact[];
}

/** A line of a description; left out where the value is empty. */
export type Fact = readonly [label: string, value: string];

/** Puts together what was read; a field whose text no rule understands becomes a line of the description. */
export function partyFacts(
  typeName: RecordType,
  name: string,
  party: Party,
  read: {
    fields: Record<string, FieldValue | undefined>;
    facts: readonly Fact[];
    identifiers: string[];
    isNamed: boolean;
  },
): PartyFacts {
  const given = Object.fromEntries(
    Object.entries(read.fields).filter(([, value]) => value !== undefined && value !== ''),
  );
  const { values, faults } = normalizeFields(typeName, given);
  const unread = factsOf(faults, given);
  const lines = [...read.facts, ...unread].filter(([, value]) => value !== '');
  return {
    typeName,
    name: bodsLine(name, limits.nameMax),
    isNamed: read.isNamed,
    party,
    description: cleaned(linesOf(lines), limits.textMax),
    fields: values,
    identifiers: read.identifiers,
    unread,
  };
}

const linesOf = (facts: readonly Fact[]): string =>
  facts.map(([label, value]) => (label ? `${label}: ${value}` : value)).join('\n');

function factsOf(faults: readonly FieldFault[], given: Readonly<Record<string, unknown>>): Fact[] {
  return faults.map(({ field }): Fact => [codeLabel(field), bodsLine(String(given[field]), 300)]);
}

/** The facts with what a statement says beyond the standard. */
export function withBeyond(facts: PartyFacts, { note, stemma }: Beyond): PartyFacts {
  const typeName = stemma?.typeName ?? facts.typeName;
  const own = normalizeFields(typeName, stemma?.fields ?? {});
  const kept = typeName === facts.typeName ? facts.fields : normalizeFields(typeName, facts.fields).values;
  const fields = Object.fromEntries(Object.entries({ ...kept, ...own.values }).filter(([, value]) => value !== null));
  const said = stemma?.description ?? facts.description;
  const unread = factsOf(own.faults, stemma?.fields ?? {}).filter(([, value]) => value !== '');
  const lines = [cleaned(said, limits.textMax), cleaned(linesOf(unread), 4000), cleaned(note, 4000)];
  const description = lines.filter(Boolean).join('\n');
  const party = stemma?.party ?? facts.party;
  const guess = stemma?.isTypeGuessed ? ({ isTypeGuessed: true } as const) : {};
  return { ...facts, ...guess, typeName, fields, description, party, unread: [...facts.unread, ...unread] };
}

/** Why a party is not named, as lines. */
export function unspecifiedFacts(unspecified: Unspecified | null | undefined): Fact[] {
  return [
    ['Reason', codeLabel(unspecified?.reason ?? '')],
    ['', cleaned(unspecified?.description, 4000)],
  ];
}

const WITHHELD = new Set(['subjectExemptFromDisclosure', 'interestedPartyExemptFromDisclosure']);

/** The party of a relationship that names none and says why. */
export function unspecifiedParty(unspecified: Unspecified, end: 'subject' | 'interestedParty'): PartyFacts {
  const withheld = WITHHELD.has(unspecified.reason ?? '');
  const names = end === 'subject' ? ['Unknown entity', 'Anonymous entity'] : ['Unknown party', 'Anonymous party'];
  const nobody = unspecified.reason === 'noBeneficialOwners' && end === 'interestedParty';
  const name = nobody ? 'No beneficial owners' : (names[withheld ? 1 : 0] ?? '');
  const read = { fields: {}, facts: unspecifiedFacts(unspecified), identifiers: [], isNamed: false };
  return partyFacts(end === 'subject' ? 'Company' : 'Custom', name, withheld ? 'anonymous' : 'unknown', read);
}

/** The party that stands for a record which the source names but does not hold. */
export function missingParty(recordId: string): PartyFacts {
  const reference = bodsLine(recordId, 200);
  const facts: Fact[] = [['', `The source refers to the record "${reference}", which it does not hold.`]];
  return partyFacts('Custom', `Unknown party (ref ${reference})`, 'unknown', {
    fields: {},
    facts,
    identifiers: [],
    isNamed: false,
  });
}
