import { toShownDate } from '../dates';

/** What a role says of where it is known from. */
interface Sourced {
  role: string;
  startDate?: string | null;
  endDate?: string | null;
  source?: string | null;
  evidence?: readonly unknown[] | null;
  checkedOn?: string | null;
  checkedBy?: string | null;
}

/**
 * "Shareholder · since 12.05.2019 · Share register · 2 documents · checked 03.02.2026 by Ada"; evidence that is named, as "Register.pdf,
 * p. 3", stands for itself, and what there is besides is counted.
 */
export function roleSourceText(
  { role, startDate, endDate, source, evidence, checkedOn, checkedBy }: Sourced,
  named: readonly string[] = [],
): string {
  const others = (evidence?.length ?? 0) - named.length;
  const further = named.length > 0 ? 'further ' : '';
  return [
    role,
    startDate && `since ${toShownDate(startDate)}`,
    endDate && `until ${toShownDate(endDate)}`,
    source,
    ...named,
    others > 0 && `${others} ${further}${others === 1 ? 'document' : 'documents'}`,
    (checkedOn || checkedBy) && checkText(checkedOn, checkedBy),
  ]
    .filter(Boolean)
    .join(' · ');
}

function checkText(on: string | null | undefined, by: string | null | undefined): string {
  return ['checked', on && toShownDate(on), by && `by ${by}`].filter(Boolean).join(' ');
}

/** A document with where in it: "Share register 2024.pdf, p. 3" */
export function evidenceText({ name, note }: { name: string; note?: string | null | undefined }): string {
  return [name, note].filter(Boolean).join(', ');
}

/** A statement that something was imported from, by its publisher and its day: "Register, 01.03.2024" */
export function statementName(statement: { publisher: string; statementId: string; statementDate: string }): string {
  const { publisher, statementId, statementDate } = statement;
  return [publisher || statementId, statementDate && toShownDate(statementDate)].filter(Boolean).join(', ');
}
