import { FIELDS } from '@stemma/shared/entities/fields';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { EntityRecord } from '../../entities/present';
import { bodsEntityFacts } from '../bods/entity';
import { isCalledLei } from '../bods/identity';
import type { PartyFacts } from '../bods/party';
import { personFacts } from '../bods/person';
import type { Identifier } from '../bods/shapes';
import { entityShape, personShape } from '../bods/shapes';
import { countryPlace, dayText, filled } from '../makeStatement';
import type { ExportedParty } from './content';

type Details = Record<string, unknown>;

/** What a party is called in BODS 0.4: a person, or an entity. */
export interface WrittenParty {
  recordType: 'person' | 'entity';
  details: Details;
}

/**
 * A party as details of BODS 0.4, over those of an earlier statement where there is one. What the standard has no place for stands beside
 * them; of a party whose record the caller may not read only its card is told.
 */
export function partyDetails({ node, record }: ExportedParty, earlier: Details = {}): WrittenParty {
  const typeName = isRecordType(node.typeName) ? node.typeName : 'Custom';
  const { stemma: _, ...known } = earlier;
  const recordType = typeName === 'Individual' ? 'person' : 'entity';
  const value = (name: string): string => {
    const kept = record?.fields[name];
    return typeof kept === 'string' ? kept : '';
  };
  const own =
    typeName === 'Individual' ? personDetails(node, value, known) : entityDetails(typeName, node, value, known);
  const details = { ...without(known, own), ...filled(own) };
  const stemma = beyond(typeName, node.party, record, factsOf(recordType, details));
  return { recordType, details: stemma ? { ...details, stemma } : details };
}

/** Earlier details without those that are said anew, or no more. */
function without(known: Details, own: Details): Details {
  return Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(own, name)));
}

function factsOf(recordType: WrittenParty['recordType'], details: Details): PartyFacts {
  return recordType === 'person'
    ? personFacts(personShape.parse(details))
    : bodsEntityFacts(entityShape.parse(details));
}

function beyond(
  typeName: RecordType,
  party: string,
  record: EntityRecord | undefined,
  facts: PartyFacts,
): Details | undefined {
  const fields = Object.fromEntries(
    FIELDS[typeName].flatMap(({ name, default: usual }): [string, FieldValue][] => {
      const kept = record?.fields[name] ?? null;
      const read = facts.typeName === typeName ? (facts.fields[name] ?? null) : null;
      const isUsual = kept === read || (read === null && kept === (usual ?? null)) || kept === '';
      return isUsual ? [] : [[name, kept]];
    }),
  );
  const said = filled({
    typeName: facts.typeName === typeName ? undefined : typeName,
    party: facts.party === party ? undefined : party,
    fields: Object.keys(fields).length > 0 ? fields : undefined,
  });
  return Object.keys(said).length > 0 ? said : undefined;
}

type Node = ExportedParty['node'];
type Value = (name: string) => string;

function personDetails({ name, party }: Node, value: Value, known: Details): Details {
  const address = value('primaryResidence');
  const birthPlace = value('birthPlace');
  const others = listOf(known['names']).slice(1);
  return {
    personType: { known: 'knownPerson', unknown: 'unknownPerson', anonymous: 'anonymousPerson' }[party],
    unspecifiedPersonDetails: party === 'known' ? undefined : unspecified(party, known['unspecifiedPersonDetails']),
    names: [
      filled({
        type: 'legal',
        fullName: name,
        givenName: value('firstName'),
        familyName: value('lastName'),
        patronymicName: value('middleName'),
      }),
      ...others,
    ],
    nationalities: placesOf(value('nationality')),
    birthDate: value('birthDate'),
    placeOfBirth: birthPlace ? { type: 'placeOfBirth', address: birthPlace } : undefined,
    taxResidencies: placesOf(value('taxResidency')),
    addresses: [
      ...(address ? [{ type: 'residence', address }] : []),
      ...listOf(known['addresses']).filter(({ type }) => type !== 'residence' && type !== undefined),
    ],
  };
}

function entityDetails(typeName: RecordType, { name, party }: Node, value: Value, known: Details): Details {
  const address = value('address');
  const isBody = typeName === 'Company' || typeName === 'Trust';
  return {
    entityType: entityType(typeName, party, known['entityType']),
    unspecifiedEntityDetails: party === 'known' ? undefined : unspecified(party, known['unspecifiedEntityDetails']),
    name,
    jurisdiction: isBody
      ? (sameCountry(known['jurisdiction'], value('country')) ?? countryPlace(value('country')))
      : undefined,
    identifiers: identifiersOf(value, listOf(known['identifiers'])),
    foundingDate: dayText(value('incorporation') || value('creation')),
    addresses: [
      ...(address ? [{ type: 'registered', address }] : []),
      ...listOf(known['addresses']).filter(({ type }) => type !== 'registered' && type !== undefined),
    ],
  };
}

function entityType(typeName: RecordType, party: string, known: unknown): Details {
  const type: unknown = Reflect.get(Object(known), 'type');
  if (party !== 'known') return { type: party === 'anonymous' ? 'anonymousEntity' : 'unknownEntity' };
  const isKnown = typeof type === 'string' && !/^(anonymous|unknown)Entity$/.test(type);
  if (isKnown && bodsEntityFacts(entityShape.parse({ entityType: known })).typeName === typeName)
    return known as Details;
  if (typeName === 'Company') return { type: 'registeredEntity' };
  if (typeName === 'Trust') return { type: 'arrangement', subtype: 'trust' };
  return { type: 'arrangement', subtype: 'other', ...(typeName !== 'Custom' && { details: typeName }) };
}

function unspecified(party: string, known: unknown): Details {
  if (typeof known === 'object' && known !== null && Object.hasOwn(known, 'reason')) return known as Details;
  return { reason: party === 'anonymous' ? 'subjectExemptFromDisclosure' : 'unknown' };
}

/** Identifiers with the LEI and the registration as they are kept, and what else an earlier statement names. */
function identifiersOf(value: Value, known: readonly Details[]): Details[] {
  const [lei, registration] = [value('lei'), value('registration')];
  const registered = known.find((one) => !isCalledLei(one as Identifier));
  const others = known.filter((one) => one !== registered && !isCalledLei(one as Identifier));
  const number =
    registered?.['id'] === registration ? registered : { schemeName: 'Registration number', id: registration };
  return [
    ...(registration ? [number] : []),
    ...(lei ? [{ scheme: 'XI-LEI', schemeName: 'Legal Entity Identifier', id: lei }] : []),
    ...others,
  ].filter((one): one is Details => one !== undefined);
}

function sameCountry(known: unknown, country: string): Details | undefined {
  const said = entityShape.safeParse({ jurisdiction: known }).data;
  return said?.jurisdiction && bodsEntityFacts(said).fields['country'] === country ? (known as Details) : undefined;
}

function placesOf(text: string): Details[] {
  return text
    .split(/,\s*/)
    .filter(Boolean)
    .flatMap((name) => countryPlace(name) ?? []);
}

function listOf(raw: unknown): Details[] {
  return Array.isArray(raw) ? raw.filter((one): one is Details => typeof one === 'object' && one !== null) : [];
}
