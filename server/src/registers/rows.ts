import { cardCountry, cardDetail } from '@stemma/shared/entities/card';
import { roleStatusOn } from '@stemma/shared/chart/roleText';
import { limits } from '@stemma/shared/limits';
import { rolesOfInterests } from '../exchange/bods/interests';
import { partyFactsOf } from '../exchange/bods/model';
import type { Statement } from '../exchange/bods/statement';
import { recordKeyOf } from '../exchange/bods/statement';
import type { LinkRow, PartyRow } from './recordStore';

/** The key under which an edition keeps a record. */
export const recordKeyIn = (edition: string, recordKey: string): string =>
  `${edition}|${recordKey.replace(/^bods:/, '')}`;

/** A record's key without its edition: the same in all editions of a register. */
export const recordOfKey = (key: string): string => key.slice(key.indexOf('|') + 1);

/** Before every day: what names none never takes the place of what names one. */
const UNDATED = -8_640_000_000_000_000;
const NUMBERS_MAX = 500;

/** Whether a row is of a relationship. */
export const isLinkRow = (row: PartyRow | LinkRow): row is LinkRow => 'holder' in row;

/** A statement as it is kept in an edition; `today` (ISO day) tells which interests have ended. */
export function rowOf(edition: string, statement: Statement, today: string): PartyRow | LinkRow {
  const { recordKey, stated, closed, details, json } = statement;
  const at = Number.isFinite(stated.at) ? stated.at : UNDATED;
  const common = {
    key: recordKeyIn(edition, recordKey),
    stated: at,
    ended: closed,
    ...(details ? { json, closing: null, closedAt: null } : { json: null, closing: json, closedAt: at }),
  };
  if (statement.recordType !== 'relationship') return { ...common, edition, ...wordsOf(statement) };
  const end = (named: unknown): string =>
    typeof named === 'string' ? recordKeyIn(edition, recordKeyOf(statement.recordPublisher, named, 'party')) : '';
  const roles = statement.details ? rolesOfInterests(statement.details, undefined) : [];
  return {
    ...common,
    ended: closed || (roles.length > 0 && roles.every((role) => roleStatusOn(role, today) === 'ended')),
    holder: end(statement.details?.interestedParty),
    subject: end(statement.details?.subject),
  };
}

/** What two statements on one record come to, the second one further on in the file; as the store has it where they are written apart. */
export function laterRow<T extends PartyRow | LinkRow>(before: T, row: T): T {
  const isWhole = row.json !== null && (before.json === null || row.stated >= before.stated);
  const isClosing = row.closing !== null && (before.closedAt === null || (row.closedAt ?? 0) >= before.closedAt);
  const { closing, closedAt } = isClosing ? row : before;
  return { ...(isWhole ? row : before), closing, closedAt };
}

/** What a party is found and listed by. */
function wordsOf(
  statement: Statement,
): Pick<PartyRow, 'name' | 'typeName' | 'party' | 'country' | 'detail' | 'numbers'> {
  const facts = partyFactsOf(statement);
  if (!facts) return { name: '', typeName: 'Custom', party: 'known', country: '', detail: '', numbers: '' };
  const { typeName, name, party, fields, identifiers } = facts;
  const source = { typeName, ...fields };
  const registration = typeof fields['registration'] === 'string' ? fields['registration'] : '';
  const numbers = new Set([
    registration,
    statement.recordId,
    ...identifiers.map((one) => one.slice(one.indexOf(':') + 1)),
  ]);
  return {
    name: name.slice(0, limits.nameMax),
    typeName,
    party,
    country: cardCountry(source) ?? '',
    detail: cardDetail(source),
    numbers: [...numbers].filter(Boolean).join(' ').slice(0, NUMBERS_MAX),
  };
}
