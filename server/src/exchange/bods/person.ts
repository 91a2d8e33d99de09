import { splitName } from '@stemma/shared/entities/individualName';
import { strongIdentifiers } from './identity';
import type { Fact, PartyFacts } from './party';
import { partyFacts, unspecifiedFacts } from './party';
import type { Address, PersonDetails, PersonName } from './shapes';
import { addressText, codeLabel, countryOf, identifierText, bodsLine } from './text';

/** A person record as an Individual. */
export function personFacts(details: PersonDetails): PartyFacts {
  const names = details.names ?? [];
  const name = names.find(({ type }) => type === 'legal') ?? names[0];
  const shown = shownName(name);
  const addresses = details.addresses ?? [];
  const home = addresses.find(({ type }) => type === 'residence') ?? addresses.find(({ type }) => !type);
  const identifiers = details.identifiers ?? [];
  const tin = identifiers.find(({ scheme }) => /-TAXID$/i.test(scheme ?? ''));
  const party = partyOf(details.personType);
  return partyFacts('Individual', shown.name || NAMELESS[party], party, {
    fields: {
      ...shown.parts,
      nationality: places(details.nationalities),
      birthDate: details.birthDate?.trim().slice(0, 10),
      birthPlace: details.placeOfBirth ? addressText(details.placeOfBirth).replace(/\n/g, ', ') : undefined,
      primaryResidence: home && addressText(home),
      taxResidency: places(details.taxResidencies),
      tin: tin && bodsLine(tin.id, 200),
      pep: PEP.get(details.politicalExposure?.status ?? ''),
    },
    facts: [
      ...(party === 'known' ? [] : unspecifiedFacts(details.unspecifiedPersonDetails)),
      ...shown.facts,
      ...names.filter((other) => other !== name).map(otherName),
      ['Died', bodsLine(details.deathDate, 20)],
      ...addresses.filter((address) => address !== home).map(otherAddress),
      ...identifiers.filter((identifier) => identifier !== tin).map((id): Fact => ['Identifier', identifierText(id)]),
    ],
    identifiers: strongIdentifiers(identifiers),
    isNamed: shown.name !== '' || party !== 'known',
  });
}

const NAMELESS = { known: 'Unnamed person', unknown: 'Unknown person', anonymous: 'Anonymous person' };
const PEP = new Map([
  ['isPep', true],
  ['isNotPep', false],
]);

function partyOf(personType: string | null | undefined): PartyFacts['party'] {
  if (personType === 'anonymousPerson') return 'anonymous';
  return personType === 'unknownPerson' ? 'unknown' : 'known';
}

/** First and last name are kept only where they make up the full name; a name in another order stays as it is written. */
function shownName(name: PersonName | undefined): { name: string; parts: Record<string, string>; facts: Fact[] } {
  const [given, family] = [bodsLine(name?.givenName, 200), bodsLine(name?.familyName, 200)];
  const pair = [given, family].filter(Boolean).join(' ');
  const full = bodsLine(name?.fullName, 500) || pair;
  const patronymic = bodsLine(name?.patronymicName, 200);
  const parts: Record<string, string> = patronymic ? { middleName: patronymic } : {};
  if (pair === full) return { name: full, parts: { ...parts, firstName: given, lastName: family }, facts: [] };
  const split = splitName(full);
  if (split.firstName === given && split.lastName === family) return { name: full, parts, facts: [] };
  const facts: Fact[] = [
    ['Given name', given],
    ['Family name', family],
  ];
  return { name: full, parts, facts };
}

function otherName({ type, fullName }: PersonName): Fact {
  return [`${codeLabel(type || 'other')} name`, bodsLine(fullName, 500)];
}

function otherAddress(address: Address): Fact {
  return [`${codeLabel(address.type || 'other')} address`, addressText(address).replace(/\n/g, ', ')];
}

function places(list: PersonDetails['nationalities']): string {
  return [...new Set((list ?? []).map(countryOf))].filter(Boolean).join(', ');
}
