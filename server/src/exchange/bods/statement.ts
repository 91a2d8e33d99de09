import { hash as digestOf } from 'node:crypto';
import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { recordFault } from '../recordFault';
import type { Moment } from './moments';
import { momentOf } from './moments';
import type { EntityDetails, PersonDetails, RelationshipDetails } from './shapes';
import { bodsLine } from './text';
import { entityShape, headShape, personShape, relationshipShape } from './shapes';

/** A statement's own details; none where a closing statement only says that the record is closed. */
type Details =
  | { recordType: 'person'; details: PersonDetails | undefined }
  | { recordType: 'entity'; details: EntityDetails | undefined }
  | { recordType: 'relationship'; details: RelationshipDetails | undefined };

/** One BODS 0.4 statement: what its publisher said of one record at one time. */
export type Statement = Details & {
  statementId: string;
  recordId: string;
  /** Names the record among those of all publishers; see `recordKeyOf`. */
  recordKey: string;
  recordStatus: string;
  closed: boolean;
  /** As given; empty when it is missing. */
  statementDate: string;
  stated: Moment;
  published: Moment;
  publisher: string;
  /** Whose record it is: of another publisher where this one states that one's record anew. */
  recordPublisher: string;
  /** Where the publisher has it from; where that is not said, the register that it was taken from. */
  source: { description?: string | null | undefined; url?: string | null | undefined } | null;
  declarationSubject: string | undefined;
  /** Where it stands in the file that it was read of; empty for one that is stored. */
  place: string;
  /** The whole statement as it was read. */
  json: string;
  /** The same for two statements that say the same, whenever and in whatever order of fields they were published. */
  digest: string;
};

export type StatementReading = { statement: Statement } | { statementId: string; why: string };

const JSON_MAX = 1_000_000;

/** The key of a publisher's record. Relationships are apart from parties, so that a clash of ids harms neither. */
export function recordKeyOf(publisher: string, recordId: string, kind: 'party' | 'link'): string {
  return `bods:${hash(`${kind}\n${publisher.trim().toLowerCase()}\n${recordId}`)}`;
}

/** Where a statement says that it is from: an address, else words; undefined where it says nothing. */
export function sourceOf({ source }: Pick<Statement, 'source'>): string | undefined {
  return (
    bodsLine(source?.url, limits.roleSourceMax) || bodsLine(source?.description, limits.roleSourceMax) || undefined
  );
}

/** A short fingerprint of a text, safe in keys. */
export function hash(text: string): string {
  return digestOf('sha256', text).slice(0, 40);
}

/** Reads one parsed JSON value, which stands at a place of a file, as a statement, or says why it is none. */
export function readStatement(raw: unknown, place = ''): StatementReading {
  const head = headShape.safeParse(raw);
  if (!head.success)
    return { statementId: idOf(raw), why: recordFault(head.error, raw, { called: t('The statement') }) };
  const { recordId, recordType, publicationDetails } = head.data;
  const statementId = bodsLine(head.data.statementId, 1000);
  const closed = head.data.recordStatus === 'closed';
  const details = readDetails(recordType, Reflect.get(Object(raw), 'recordDetails'), closed);
  if ('why' in details) return { statementId, why: details.why };
  const texts = writeOut(raw);
  if (texts === undefined) return { statementId, why: t('It is nested too deeply or larger than 1 MB.') };
  const publisher = bodsLine(publicationDetails?.publisher?.name ?? publicationDetails?.publisher?.url, 500);
  const recordPublisher = bodsLine(publicationDetails?.recordPublisher?.name, 500) || publisher;
  const statementDate = head.data.statementDate ?? '';
  const published = momentOf(publicationDetails?.publicationDate);
  return {
    statement: {
      ...details,
      statementId,
      recordId,
      recordKey: recordKeyOf(recordPublisher, recordId, recordType === 'relationship' ? 'link' : 'party'),
      recordStatus: head.data.recordStatus ?? 'new',
      closed,
      statementDate,
      stated: Number.isFinite(momentOf(statementDate).at) ? momentOf(statementDate) : published,
      published,
      publisher,
      recordPublisher,
      source: head.data.source ?? registerSource(publicationDetails?.register),
      declarationSubject: head.data.declarationSubject ?? undefined,
      place,
      ...texts,
    },
  };
}

function registerSource(
  register: { name?: string | null | undefined; day?: string | null | undefined } | null | undefined,
): Statement['source'] {
  const description = [register?.name, register?.day].filter(Boolean).join(', ');
  return description ? { description } : null;
}

function readDetails(recordType: Statement['recordType'], raw: unknown, closed: boolean): Details | { why: string } {
  if (closed && (raw === undefined || raw === null || isEmpty(raw))) return { recordType, details: undefined };
  const shapes = { person: personShape, entity: entityShape, relationship: relationshipShape };
  const read = shapes[recordType].safeParse(raw);
  if (!read.success) {
    const called = t('The statement');
    return { why: recordFault(read.error, raw, { called, above: 'recordDetails' }) };
  }
  return { recordType, details: read.data } as Details;
}

function isEmpty(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && Object.keys(raw).length === 0;
}

function idOf(raw: unknown): string {
  const id: unknown = Reflect.get(Object(raw), 'statementId');
  return typeof id === 'string' ? id.slice(0, 200) : '';
}

function writeOut(raw: unknown): { json: string; digest: string } | undefined {
  try {
    const json = JSON.stringify(raw);
    if (json.length > JSON_MAX) return undefined;
    const { publicationDetails: _, ...said } = Object(raw) as Record<string, unknown>;
    return { json, digest: hash(JSON.stringify(sorted(said))) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A parsed JSON value with the names of each object in order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(Reflect.get(value, name))]));
}
