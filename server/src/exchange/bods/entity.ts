import type { RecordType } from '@stemma/shared/entities/typeNames';
import { isCalledLei, leiOf, strongIdentifiers } from './identity';
import type { Fact, PartyFacts } from './party';
import { partyFacts, unspecifiedFacts } from './party';
import type { EntityDetails } from './shapes';
import { addressText, cleaned, codeLabel, countryOf, identifierText, bodsLine } from './text';

/** An entity record as an organisation, a trust or, where it is another arrangement, a custom entity. */
export function bodsEntityFacts(details: EntityDetails): PartyFacts {
  const type = details.entityType?.type ?? '';
  const subtype = details.entityType?.subtype ?? '';
  const typeName = typeNameOf(type, subtype);
  const party = partyOf(type);
  const addresses = details.addresses ?? [];
  const address = addresses.find((one) => one.type === 'registered') ?? addresses[0];
  const identifiers = details.identifiers ?? [];
  const lei = identifiers.find((identifier) => leiOf(identifier) !== undefined);
  const registration = typeName === 'Company' ? identifiers.find((identifier) => !isCalledLei(identifier)) : undefined;
  const country = details.jurisdiction ? countryOf(details.jurisdiction) : '';
  const jurisdiction = bodsLine(details.jurisdiction?.name, 200);
  const known = typeName === 'Company' ? [address, lei] : [];
  const name = bodsLine(details.name, 500);
  return partyFacts(typeName, name || namelessAs(type, jurisdiction), party, {
    fields: {
      country,
      ...(typeName === 'Trust' ? { creation: dateText(details.foundingDate) } : {}),
      ...(typeName === 'Company'
        ? {
            incorporation: dateText(details.foundingDate),
            type: GOVERNMENT.has(type) ? 'Government Body' : undefined,
            registration: registration && bodsLine(registration.id, 200),
            address: address && addressText(address),
            lei: lei && leiOf(lei),
          }
        : {}),
    },
    facts: [
      ...(party === 'known' ? [] : unspecifiedFacts(details.unspecifiedEntityDetails)),
      ['Kind', kindOf(type, subtype)],
      ['Kind in the source', cleaned(details.entityType?.details, 500)],
      ['Also known as', bodsLine((details.alternateNames ?? []).join('; '), 2000)],
      ['Jurisdiction', typeName === 'Custom' || jurisdictionAdds(details) ? jurisdictionText(details) : ''],
      ['Founded', typeName === 'Custom' ? bodsLine(details.foundingDate, 20) : ''],
      ['Dissolved', bodsLine(details.dissolutionDate, 20)],
      ...addresses
        .filter((one) => !known.includes(one))
        .map((one): Fact => [`${codeLabel(one.type || 'other')} address`, addressText(one).replace(/\n/g, ', ')]),
      ...identifiers.filter((one) => !known.includes(one)).map((one): Fact => ['Identifier', identifierText(one)]),
      ['Web', bodsLine(details.uri, 500)],
    ],
    identifiers: strongIdentifiers(identifiers),
    isNamed: name !== '' || party !== 'known',
  });
}

const GOVERNMENT = new Set(['state', 'stateBody']);
const WITH_LEGAL_PERSON = new Set([
  '',
  'registeredEntity',
  'legalEntity',
  'anonymousEntity',
  'unknownEntity',
  'state',
  'stateBody',
]);

function typeNameOf(type: string, subtype: string): RecordType {
  if (subtype === 'trust' && (type === 'arrangement' || type === 'legalEntity')) return 'Trust';
  return WITH_LEGAL_PERSON.has(type) ? 'Company' : 'Custom';
}

function partyOf(type: string): PartyFacts['party'] {
  if (type === 'anonymousEntity') return 'anonymous';
  return type === 'unknownEntity' ? 'unknown' : 'known';
}

function namelessAs(type: string, jurisdiction: string): string {
  const words =
    type === '' || type === 'registeredEntity' || type === 'legalEntity' ? 'Unnamed entity' : codeLabel(type);
  return jurisdiction && GOVERNMENT.has(type) ? `${words} (${jurisdiction})` : words;
}

/** Said only where the type on screen does not say it already. */
function kindOf(type: string, subtype: string): string {
  if (subtype && subtype !== 'other' && subtype !== 'trust') return codeLabel(subtype);
  return WITH_LEGAL_PERSON.has(type) || subtype === 'trust' ? '' : codeLabel(type);
}

function jurisdictionAdds({ jurisdiction }: EntityDetails): boolean {
  return /^[A-Za-z]{2}-/.test(jurisdiction?.code ?? '');
}

function jurisdictionText({ jurisdiction }: EntityDetails): string {
  const [name, code] = [bodsLine(jurisdiction?.name, 200), bodsLine(jurisdiction?.code, 20)];
  return name && code && jurisdictionAdds({ jurisdiction }) ? `${name} (${code})` : name || code;
}

function dateText(date: string | null | undefined): string | undefined {
  return date?.trim().split('T', 1)[0];
}
