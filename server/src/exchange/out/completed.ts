import { interestDates, UNDATED_DAY } from '../makeStatement';

const PARTIAL_DATE = /"(?:start|end)Date":"\d{4}(?:-\d\d)?"/;

interface Interest {
  startDate?: string;
  endDate?: string;
}

/** What a reading of statements has made sure of; a party may say anything beside what is read of it. */
interface RawStatement {
  statementDate?: string;
  declarationSubject?: string;
  recordId?: string;
  recordType?: string;
  recordDetails?: { subject?: unknown; interests?: Interest[] };
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
  const { recordId, recordType, recordDetails, publicationDetails } = said;
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
    ...(recordType === 'relationship' &&
      recordDetails?.interests && {
        recordDetails: { ...recordDetails, interests: recordDetails.interests.map(withWholeDates) },
      }),
  });
}

const stated = (date: string | undefined): string | undefined => (date === UNDATED_DAY ? undefined : date);

function withWholeDates({ startDate, endDate, ...interest }: Interest): object {
  return { ...interest, ...interestDates(startDate, endDate) };
}
