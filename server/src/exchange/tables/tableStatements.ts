import { countryCode } from '@stemma/shared/reference/countries';
import type { JudgedTable, TableLink } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableParty } from '@stemma/shared/rules/import/links/parties/parties';
import { partyDescription, partyFields } from '@stemma/shared/rules/import/links/parties/partyRecord';
import { typeOfName } from '@stemma/shared/rules/typeOfName';
import { wholeRegistration } from '@stemma/shared/rules/registration';
import { hash, readStatement } from '../bods/statement';
import { exportedInterest } from '../out/interest';
import type { StatementFile } from '../statementFile';

/** How the ids of its statements begin. */
export const TABLE_ID = 'table-';

/** Whose statements they are: names within one of them mean the same, and the file says where they are from. */
export interface TableOrigin {
  publisher: string;
  file: string;
  /** Whether it is the workbook that a chart went out as: what it says has the sources that it says, and links are drawn that have ended. */
  isOwn?: boolean;
}

/** A table as BODS statements: the same table gives the same ones, and of a changed row another statement of the same record. */
export function tableStatements({ parties, links, faults }: JudgedTable, origin: TableOrigin): StatementFile {
  const owned = new Set(links.map(({ to }) => to));
  const readings = [
    ...parties.map((party) => ({
      where: party.place,
      read: readStatement(partyStatement(party, origin, isTypeGuess(party, owned)), party.place),
    })),
    ...links.map((link) => {
      const where = placesOf(link);
      return { where, read: readStatement(linkStatement(link, origin), where) };
    }),
  ];
  const statements = readings.flatMap(({ read }) => ('statement' in read ? [read.statement] : []));
  const unread = readings.flatMap(({ read, where }) => ('statement' in read ? [] : [{ ...read, where }]));
  const leftOut = faults.filter(({ kind }) => kind === 'leftOut');
  const skipped = [...leftOut.map(({ place, why }) => ({ statementId: '', why, where: place })), ...unread];
  return { statements, skipped, read: statements.length + skipped.length };
}

/** The rows of a link, of many the first. */
const placesOf = ({ roles }: TableLink): string =>
  [...new Set(roles.map(({ place }) => place))].slice(0, 20).join('; ');

type Json = Record<string, unknown>;

function stated(recordId: string, recordType: string, source: string, recordDetails: Json, origin: TableOrigin): Json {
  const said = {
    recordId,
    recordType,
    recordStatus: 'new',
    source: { type: ['thirdParty'], description: source },
    recordDetails: { isComponent: false, ...recordDetails },
  };
  return {
    statementId: `${TABLE_ID}${hash(JSON.stringify([origin.publisher, said]))}`,
    ...said,
    publicationDetails: { bodsVersion: '0.4', publisher: { name: origin.publisher } },
  };
}

const sourceText = ({ file, isOwn }: TableOrigin, place: string): string =>
  isOwn ? '' : file ? `${file}: ${place}` : place;

/** Whether nothing says a party's type: neither the table, nor a legal form or a birth date, nor that it is owned. */
function isTypeGuess({ id, isTypeSaid, name, birthDate }: TableParty, owned: ReadonlySet<string>): boolean {
  return !isTypeSaid && !birthDate && !owned.has(id) && typeOfName(name, 'Custom') === 'Custom';
}

function partyStatement(party: TableParty, origin: TableOrigin, isTypeGuessed: boolean): Json {
  const { typeName, name, country, birthDate } = party;
  const place = country && { name: country, ...(countryCode(country) && { code: countryCode(country) }) };
  const stemma = {
    typeName,
    ...(isTypeGuessed && { isTypeGuessed }),
    party: party.party,
    fields: partyFields(party),
    description: partyDescription(party),
  };
  const source = sourceText(origin, party.place);
  if (typeName === 'Individual') {
    return stated(
      party.id,
      'person',
      source,
      {
        personType: { known: 'knownPerson', unknown: 'unknownPerson', anonymous: 'anonymousPerson' }[party.party],
        names: [{ type: 'legal', fullName: name }],
        ...(birthDate && { birthDate }),
        ...(place && { nationalities: [place] }),
        stemma,
      },
      origin,
    );
  }
  return stated(
    party.id,
    'entity',
    source,
    {
      entityType: entityTypeOf(party),
      name,
      ...(place && { jurisdiction: place }),
      identifiers: identifiersOf(party),
      stemma,
    },
    origin,
  );
}

function entityTypeOf({ typeName, party }: TableParty): Json {
  if (party !== 'known') return { type: party === 'unknown' ? 'unknownEntity' : 'anonymousEntity' };
  if (typeName === 'Trust') return { type: 'arrangement', subtype: 'trust' };
  return { type: typeName === 'Company' ? 'registeredEntity' : 'arrangement' };
}

/** A registration number makes two records one only with its country. */
function identifiersOf({ lei, registration, country }: TableParty): Json[] {
  const code = countryCode(country);
  const scheme = code === 'GB' ? 'GB-COH' : code && `${code}-REG`;
  return [
    ...(lei ? [{ id: lei, scheme: 'XI-LEI', schemeName: 'LEI' }] : []),
    ...(registration
      ? [{ id: wholeRegistration(country, registration), ...(scheme && { scheme }), schemeName: 'Registration' }]
      : []),
  ];
}

function linkStatement(link: TableLink, origin: TableOrigin): Json {
  const { from, to, roles } = link;
  const interests = roles.map(({ place, source, ...role }) =>
    exportedInterest({ ...role, source: source ?? (sourceText(origin, place) || undefined) }, undefined),
  );
  const said = { subject: to, interestedParty: from, interests };
  const stemma = { ...(roles.length === 0 && { isBare: true }), ...(origin.isOwn && { isDrawn: true }) };
  const details = Object.keys(stemma).length > 0 ? { ...said, stemma } : said;
  return stated(`link-${hash(`${from}\n${to}`)}`, 'relationship', sourceText(origin, placesOf(link)), details, origin);
}
