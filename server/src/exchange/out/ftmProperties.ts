import type { LinkRole } from '@stemma/shared/chart/linkRole';
import type { Party } from '@stemma/shared/entities/entity';
import type { FieldValue } from '@stemma/shared/entities/record';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { countryCode } from '@stemma/shared/reference/countries';
import { partyNotes } from '../ftm/partyMark';
import { writeFtmShare } from '../ftm/percentage';
import { thingProperties } from '../ftm/thingFields';
import type { FtmEntity } from './ftmEvidence';

type Properties = FtmEntity['properties'];

const SCHEMAS: Record<string, string> = {
  Individual: 'Person',
  Company: 'Company',
  Trust: 'Trust',
  Custom: 'LegalEntity',
  Property: 'RealEstate',
  Aircraft: 'Airplane',
  Yacht: 'Vessel',
  BankAccount: 'BankAccount',
  Project: 'Project',
};

/** The schema of FollowTheMoney for a type of entity. */
export function partySchema(typeName: string): string {
  return SCHEMAS[typeName] ?? 'LegalEntity';
}

interface PropertiesOf {
  typeName: string;
  name: string;
  party: Party;
  fields: Readonly<Record<string, FieldValue>>;
}

/** What an entity is, as properties of FollowTheMoney. */
export function partyProperties({ typeName, name, party, fields }: PropertiesOf): Properties {
  const isPerson = typeName === 'Individual';
  return filledAlone({
    name: [name],
    firstName: texts(fields['firstName']),
    middleName: texts(fields['middleName']),
    lastName: texts(fields['lastName']),
    nationality: codes(fields['nationality']),
    birthDate: texts(fields['birthDate']),
    birthPlace: texts(fields['birthPlace']),
    taxNumber: texts(fields['tin']),
    address: texts(fields[isPerson ? 'primaryResidence' : 'address']),
    [typeName === 'Company' ? 'jurisdiction' : 'country']: codes(fields['country']),
    registrationNumber: texts(fields['registration']),
    leiCode: texts(fields['lei']),
    incorporationDate: texts(fields['incorporation'] ?? fields['creation']),
    topics: fields['pep'] === true ? ['role.pep'] : [],
    notes: partyNotes(party, isPerson),
    ...thingProperties(typeName, fields),
  });
}

const ENDS: Record<string, readonly [string, string]> = {
  Ownership: ['owner', 'asset'],
  Directorship: ['director', 'organization'],
  Membership: ['member', 'organization'],
  Employment: ['employee', 'employer'],
  Representation: ['agent', 'client'],
  Family: ['person', 'relative'],
  Associate: ['person', 'associate'],
  Succession: ['successor', 'predecessor'],
};

/** The properties of a schema that name who holds and what is held. */
export function linkEnds(schema: string): readonly [party: string, subject: string] {
  return ENDS[schema] ?? ['subject', 'object'];
}

/** The schema of FollowTheMoney for a role of a link. */
export function linkSchema(role: LinkRole): string {
  const came = /^ftm([A-Z][A-Za-z]+)$/.exec(role.interest ?? '')?.[1] ?? '';
  if (Object.hasOwn(ENDS, came)) return came;
  if (role.interest === 'boardMember' || role.interest === 'boardChair' || /\bdirector\b/i.test(role.role))
    return 'Directorship';
  return meaningOf(role).share === 'ownership' ? 'Ownership' : 'UnknownLink';
}

/** What a role says, as properties of FollowTheMoney but for who has it in what; lines of its details that are `beside` its summary are left out. */
export function roleProperties(role: LinkRole, schema: string, beside: readonly string[] = []): Properties {
  const share = writeFtmShare(role);
  const isOwnership = schema === 'Ownership';
  const isAddress = /^https?:\/\/\S+$/.test(role.source ?? '');
  const lines = (role.details ?? '').split('\n').filter((line) => !beside.includes(line));
  return filledAlone({
    [schema === 'Family' || schema === 'Associate' ? 'relationship' : 'role']: [role.role],
    percentage: isOwnership ? texts(share) : [],
    ownershipType: isOwnership && role.via && role.via !== 'unknown' ? [role.via] : [],
    startDate: texts(role.startDate),
    endDate: texts(role.endDate),
    summary: [...texts(lines.join('\n')), ...(share && !isOwnership ? [`Share: ${share} %`] : [])],
    sourceUrl: isAddress ? texts(role.source) : [],
    publisher: isAddress ? [] : texts(role.source),
  });
}

function filledAlone(all: Properties): Properties {
  return Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0));
}

function texts(value: FieldValue | undefined): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}

function codes(value: FieldValue | undefined): string[] {
  return texts(value)
    .flatMap((text) => text.split(/,\s*/))
    .map((name) => countryCode(name)?.toLowerCase() ?? name);
}
