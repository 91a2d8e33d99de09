import { UNDATED_DAY } from '../makeStatement';

const PARTIAL_DATE = /"(?:start|end)Date":"\d{4}(?:-\d\d)?"/;

interface RawStatement {
  statementDate?: string;
  declarationSubject?: string;
  recordId?: string;
  recordDetails?: { subject?: unknown; interests?: Record<string, unknown>[] };
  publicationDetails?: { publicationDate?: string };
}

/**
 * The JSON text of a statement that goes out as it stands, with what BODS 0.4 demands and its source did not say: whom it is about, and
 * the ISO `day` of the export in place of days that nobody stated. Years and months, which are no dates there, go beside the dates.
 */
export function completed(text: string, day: string): string {
  const isWhole = text.includes('"declarationSubject"') && text.includes('"publicationDate"');
  if (isWhole && !text.includes(UNDATED_DAY) && !PARTIAL_DATE.test(text)) return text;
  const said = JSON.parse(text) as RawStatement;
  const { recordId, recordDetails, publicationDetails } = said;
  const statementDate = stated(said.statementDate) ?? stated(publicationDetails?.publicationDate) ?? day;
  const subject = typeof recordDetails?.subject === 'string' ? recordDetails.subject : recordId;
  return JSON.stringify({
    ...said,
    statementDate,
    declarationSubject: said.declarationSubject ?? subject,
    publicationDetails: {
      bodsVersion: '0.4',
      ...publicationDetails,
      publicationDate: stated(publicationDetails?.publicationDate) ?? statementDate,
    },
    ...(recordDetails?.interests && {
      recordDetails: { ...recordDetails, interests: recordDetails.interests.map(withWholeDates) },
    }),
  });
}

const stated = (date: string | undefined): string | undefined => (date === UNDATED_DAY ? undefined : date);

function withWholeDates(interest: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(interest).map(([name, value]) =>
      (name === 'startDate' || name === 'endDate') && typeof value === 'string' && value.length < 10
        ? [`${name}Stated`, value]
        : [name, value],
    ),
  );
}
