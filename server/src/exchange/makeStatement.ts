import { countryCode, countryName } from '@stemma/shared/reference/countries';
import { nationalityCode } from '@stemma/shared/reference/nationalities';
import { isIsoDate } from '@stemma/shared/dates';
import { hash } from './bods/statement';

/** Who publishes what a format holds, and under which terms. */
export interface Publisher {
  name: string;
  url?: string;
  license?: string;
  /** How ids of its statements begin. */
  prefix: string;
}

export interface StatementContent {
  recordId: string;
  recordType: 'person' | 'entity' | 'relationship';
  details: Record<string, unknown>;
  /** What it is about: the held record, or the record itself. */
  subject: string;
  /** ISO day; the earliest where the source names none. */
  date?: string | undefined;
  closed?: boolean;
  source?: { type?: string[]; description?: string; url?: string };
  /** The record of the source as it was read. */
  evidence?: unknown;
}

/** The day of what a source does not date. */
export const UNDATED_DAY = '1900-01-02';
const EVIDENCE_MAX = 100_000;

/** A statement of BODS 0.4 that says the same of a record whenever it is made of the same record, under an id that its content gives. */
export function makeStatement(publisher: Publisher, told: StatementContent): Record<string, unknown> {
  const { recordId, recordType, details, subject, date = UNDATED_DAY, closed = false, source, evidence } = told;
  const annotations = evidence === undefined ? [] : evidenceOf(evidence);
  const said = {
    statementDate: date,
    ...(annotations.length > 0 && { annotations }),
    ...(source && { source }),
    declarationSubject: subject,
    recordId,
    recordType,
    recordStatus: closed ? 'closed' : 'new',
    recordDetails: { isComponent: false, ...details },
  };
  const { name, url, license, prefix } = publisher;
  return {
    statementId: `${prefix}-${hash(JSON.stringify(said))}`,
    publicationDetails: {
      publicationDate: date,
      bodsVersion: '0.4',
      ...(license && { license }),
      publisher: { name, ...(url && { url }) },
    },
    ...said,
  };
}

function evidenceOf(record: unknown): Record<string, unknown>[] {
  const transformedContent = JSON.stringify(record);
  if (transformedContent.length > EVIDENCE_MAX) return [];
  const description = 'The record as it was read';
  return [{ motivation: 'transformation', statementPointerTarget: '/', description, transformedContent }];
}

/** The record of a source that a statement's JSON text was made of; undefined where it says of none. */
export function evidenceIn(json: string): unknown {
  const { annotations } = JSON.parse(json) as { annotations?: unknown };
  if (!Array.isArray(annotations)) return undefined;
  for (const annotation of annotations) {
    const content: unknown = Reflect.get(Object(annotation), 'transformedContent');
    if (typeof content !== 'string' || Reflect.get(Object(annotation), 'motivation') !== 'transformation') continue;
    try {
      return JSON.parse(content);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The day of a date or timestamp of a source; undefined for none, and for a month or year alone. */
export function dayText(text: string | undefined): string | undefined {
  const day = text?.trim().split(/[T ]/, 1)[0] ?? '';
  return day.length === 10 && isIsoDate(day) ? day : undefined;
}

/** Dates of an interest. BODS takes days alone, so that a month or a year goes beside them. */
export function interestDates(startDate: string | undefined, endDate: string | undefined): Record<string, unknown> {
  const [start, end] = [dayText(startDate), dayText(endDate)];
  return filled({
    startDate: start,
    endDate: end,
    startDateStated: start === undefined ? startDate : undefined,
    endDateStated: end === undefined ? endDate : undefined,
  });
}

/** A country by its code, its name or its nationality, with name and code where it is known. */
export function countryPlace(text: string | undefined): { name: string; code?: string } | undefined {
  const said = text?.trim() ?? '';
  if (said === '') return undefined;
  const code = countryCode(said) ?? nationalityCode(said);
  return code ? { name: countryName(code), code } : { name: said };
}

/** An object without what is missing, empty, or an empty list. */
export function filled(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
