import type { LinkRole } from '@stemma/shared/chart/linkRole';
import type { FieldValue } from '@stemma/shared/entities/record';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { countryCode } from '@stemma/shared/reference/countries';
import { hash } from '../bods/statement';
import { writeFtmShare } from '../ftm/percentage';
import { partyNotes } from '../ftm/partyMark';
import { FOLLOW_THE_MONEY } from '../ftm/read';
import type { ExportContent, ExportedLink, ExportedParty } from './content';

/** An entity of FollowTheMoney. */
export interface FtmEntity {
  id: string;
  schema: string;
  caption?: string;
  properties: Record<string, string[]>;
}

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

/**
 * A chart as entities of FollowTheMoney: parties, then one entity for each role of a link. What came from it keeps its id. Whether bounds
 * of votes hold, joint arrangements and ends of trails are lost, as it has no place for them.
 */
export function ftmEntities(content: ExportContent): FtmEntity[] {
  const ids = new Map([...content.parties.keys()].map((key) => [key, key]));
  for (const { recordKey, recordId, origin } of content.model.parties.values()) {
    const key = content.entityOf.get(recordKey);
    const publisher = content.model.records.get(recordKey)?.latest.publisher;
    if (key && origin === 'record' && publisher === FOLLOW_THE_MONEY.name && content.parties.get(key)?.record)
      ids.set(key, recordId);
  }
  return [
    ...[...content.parties.values()].map((party) => partyEntity(party, ids.get(party.key) ?? party.key)),
    ...content.links.flatMap((link) => linkEntities(link, ids, content)),
  ];
}

function partyEntity({ node, record }: ExportedParty, id: string): FtmEntity {
  const field = (name: string) => record?.fields[name];
  const country = codes(field('country'));
  const isPerson = node.typeName === 'Individual';
  return {
    id,
    schema: SCHEMAS[node.typeName] ?? 'LegalEntity',
    caption: node.name,
    properties: properties({
      name: [node.name],
      firstName: texts(field('firstName')),
      middleName: texts(field('middleName')),
      lastName: texts(field('lastName')),
      nationality: codes(field('nationality')),
      birthDate: texts(field('birthDate')),
      birthPlace: texts(field('birthPlace')),
      taxNumber: texts(field('tin')),
      address: texts(field(isPerson ? 'primaryResidence' : 'address')),
      [node.typeName === 'Company' ? 'jurisdiction' : 'country']: country,
      registrationNumber: texts(field('registration')),
      leiCode: texts(field('lei')),
      incorporationDate: texts(field('incorporation') ?? field('creation')),
      topics: field('pep') === true ? ['role.pep'] : [],
      notes: partyNotes(node.party, isPerson),
    }),
  };
}

function linkEntities(exported: ExportedLink, ids: ReadonlyMap<string, string>, content: ExportContent): FtmEntity[] {
  const { link, recordKey } = exported;
  const [party, subject] = [ids.get(link.from) ?? link.from, ids.get(link.to) ?? link.to];
  const record = recordKey === undefined ? undefined : content.model.records.get(recordKey);
  const known = record?.latest.publisher === FOLLOW_THE_MONEY.name ? record.recordId : undefined;
  return link.roles.map((role, index) => {
    const id = known && index === 0 ? known : `stemma-${hash(`${link.key}\n${index}`)}`;
    return roleEntity(id, role, party, subject);
  });
}

function roleEntity(id: string, role: LinkRole, party: string, subject: string): FtmEntity {
  const schema = schemaOf(role);
  const [from, to] = ENDS[schema] ?? ['subject', 'object'];
  const share = writeFtmShare(role);
  const isOwnership = schema === 'Ownership';
  const isAddress = /^https?:\/\/\S+$/.test(role.source ?? '');
  return {
    id,
    schema,
    properties: properties({
      [from]: [party],
      [to]: [subject],
      [schema === 'Family' || schema === 'Associate' ? 'relationship' : 'role']: [role.role],
      percentage: isOwnership ? texts(share) : [],
      ownershipType: isOwnership && role.via && role.via !== 'unknown' ? [role.via] : [],
      startDate: texts(role.startDate),
      endDate: texts(role.endDate),
      summary: [...texts(role.details), ...(share && !isOwnership ? [`Share: ${share} %`] : [])],
      sourceUrl: isAddress ? texts(role.source) : [],
      publisher: isAddress ? [] : texts(role.source),
    }),
  };
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

function schemaOf(role: LinkRole): string {
  const came = /^ftm([A-Z][A-Za-z]+)$/.exec(role.interest ?? '')?.[1] ?? '';
  if (Object.hasOwn(ENDS, came)) return came;
  if (role.interest === 'boardMember' || role.interest === 'boardChair' || /\bdirector\b/i.test(role.role))
    return 'Directorship';
  return meaningOf(role).share === 'ownership' ? 'Ownership' : 'UnknownLink';
}

function properties(all: Record<string, string[]>): Record<string, string[]> {
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
