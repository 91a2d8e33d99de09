import { isLei } from '@stemma/shared/rules/lei';
import { countryPlace, dayText, filled } from '../makeStatement';
import { registerIdentifier } from '../registerIdentifier';
import { isPartyMark, markedParty } from './partyMark';
import type { FtmProperties } from './record';
import { thingFields } from './thingFields';

/** Schemas of things that are held and are no legal person, by Stemma's types. */
const THINGS = new Map([
  ['Vessel', 'Yacht'],
  ['Airplane', 'Aircraft'],
  ['RealEstate', 'Property'],
  ['BankAccount', 'BankAccount'],
  ['Project', 'Project'],
]);
const PERSONS = new Set(['Person']);
const TRUSTS = new Set(['Trust']);
const OTHERS = new Set(['Asset', 'Vehicle']);
const WITH_LEGAL_PERSON = new Set(['Company', 'Organization', 'LegalEntity', 'PublicBody']);

/** Whether a schema is of somebody or something that stands on a chart. */
export function isParty(schema: string): boolean {
  return [THINGS, PERSONS, TRUSTS, WITH_LEGAL_PERSON, OTHERS].some((known) => known.has(schema));
}

/** An entity of FollowTheMoney as details of BODS 0.4. */
export function ftmPartyDetails(
  schema: string,
  properties: FtmProperties,
  caption: string | null | undefined,
): { recordType: 'person' | 'entity'; details: Record<string, unknown> } {
  const names = properties.all('name');
  const name = names[0] ?? caption ?? '';
  return PERSONS.has(schema)
    ? { recordType: 'person', details: personDetails(properties, name) }
    : { recordType: 'entity', details: entityDetails(schema, properties, name) };
}

function personDetails(properties: FtmProperties, fullName: string): Record<string, unknown> {
  const [given, family] = [properties.first('firstName'), properties.first('lastName')];
  const birth = properties.first('birthDate');
  const place = properties.first('birthPlace');
  return filled({
    personType: `${markedParty(properties)}Person`,
    names: [
      filled({
        type: 'legal',
        fullName: fullName || [given, family].filter(Boolean).join(' '),
        givenName: given,
        familyName: family,
        patronymicName: properties.first('middleName', 'fatherName'),
      }),
      ...otherNames(properties).map((name) => ({ type: 'alternative', fullName: name })),
    ],
    nationalities: places(properties, 'nationality', 'citizenship'),
    birthDate: birth && /^\d{4}(-\d{2}(-\d{2})?)?/.exec(birth)?.[0],
    placeOfBirth: place ? { type: 'placeOfBirth', address: place } : undefined,
    deathDate: /^\d{4}(-\d{2}(-\d{2})?)?/.exec(properties.first('deathDate') ?? '')?.[0],
    addresses: addresses(properties, 'residence'),
    identifiers: ['idNumber', 'passportNumber', 'taxNumber', 'innCode'].flatMap((kind) =>
      properties.all(kind).map((id) => ({ schemeName: WORDS[kind] ?? kind, id })),
    ),
    politicalExposure: properties.all('topics').includes('role.pep') ? { status: 'isPep' } : undefined,
    note: noteOf(properties),
  });
}

function entityDetails(schema: string, properties: FtmProperties, name: string): Record<string, unknown> {
  const typeName = THINGS.get(schema);
  const marked = markedParty(properties);
  const party = marked === 'known' ? undefined : marked;
  const type = entityType(schema, properties.first('legalForm', 'type'));
  const isBody = WITH_LEGAL_PERSON.has(schema);
  const own = typeName ? thingFields(typeName, properties) : {};
  const ownFields = Object.keys(own).length > 0 ? own : undefined;
  const founded = properties.first('incorporationDate', 'foundingDate');
  const country = properties.first('jurisdiction', 'country', 'mainCountry');
  return filled({
    entityType: party && isBody ? { ...type, type: `${party}Entity` } : type,
    name,
    alternateNames: otherNames(properties),
    jurisdiction: countryPlace(country?.slice(0, 2)),
    identifiers: identifiers(properties, country?.slice(0, 2).toUpperCase() ?? ''),
    foundingDate: dayText(founded),
    dissolutionDate: dayText(properties.first('dissolutionDate')),
    addresses: addresses(properties, 'registered'),
    note: [founded && !dayText(founded) && `Founded: ${founded.slice(0, 40)}`, noteOf(properties)]
      .filter(Boolean)
      .join('\n'),
    stemma: typeName || (party && !isBody) ? filled({ typeName, party, fields: ownFields }) : undefined,
  });
}

function entityType(schema: string, form: string | undefined): Record<string, unknown> {
  const details = form?.slice(0, 500);
  if (TRUSTS.has(schema)) return filled({ type: 'arrangement', subtype: 'trust', details });
  if (schema === 'PublicBody') return filled({ type: 'stateBody', details });
  if (schema === 'Company') return filled({ type: 'registeredEntity', details });
  if (WITH_LEGAL_PERSON.has(schema)) return filled({ type: 'legalEntity', details });
  return { type: 'arrangement', subtype: 'other', details: schema };
}

const WORDS: Record<string, string> = {
  idNumber: 'Identity number',
  passportNumber: 'Passport number',
  taxNumber: 'Tax number',
  innCode: 'INN',
  vatCode: 'VAT number',
  ogrnCode: 'OGRN',
};

function identifiers(properties: FtmProperties, country: string): Record<string, unknown>[] {
  const leis = properties.all('leiCode').map((code) => code.toUpperCase());
  return [
    ...leis.map((id) =>
      isLei(id)
        ? { scheme: 'XI-LEI', schemeName: 'Legal Entity Identifier', id }
        : { schemeName: 'Legal Entity Identifier', id },
    ),
    ...properties.all('registrationNumber').map((id) => registerIdentifier(id, country)),
    ...['taxNumber', 'vatCode', 'innCode', 'ogrnCode'].flatMap((kind) =>
      properties.all(kind).map((id) => ({ schemeName: WORDS[kind] ?? kind, id })),
    ),
  ];
}

function otherNames(properties: FtmProperties): string[] {
  return [...properties.all('name').slice(1), ...properties.all('alias', 'previousName', 'weakAlias')];
}

function places(properties: FtmProperties, ...names: string[]): Record<string, unknown>[] {
  return properties.all(...names).flatMap((text) => countryPlace(text) ?? []);
}

function addresses(properties: FtmProperties, type: string): Record<string, unknown>[] {
  return properties.all('address').map((address, index) => ({ type: index === 0 ? type : 'alternative', address }));
}

function noteOf(properties: FtmProperties): string {
  return [
    ...properties.all('status').map((status) => `Status: ${status}`),
    ...properties.all('topics').map((topic) => `Topic: ${topic}`),
    ...properties.all('sector').map((sector) => `Sector: ${sector}`),
    ...properties.all('summary', 'notes', 'description').filter((text) => !isPartyMark(text)),
  ]
    .join('\n')
    .slice(0, 4000);
}
