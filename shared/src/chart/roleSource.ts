import { roleLabel } from '../language/roleLabel';
import { t } from '../language/translate';
import { toShownDate } from '../dates';

/** A document by its name; of a web link also its address, of a statement its publisher's id of it. */
interface Document {
  name: string;
  url?: string | null;
  statementId?: string | null;
  note?: string | null;
}

/** What a role says of where it is known from. */
interface Sourced {
  role: string;
  startDate?: string | null;
  endDate?: string | null;
  source?: string | null;
  /** How much evidence there is. */
  evidence: number;
  /** What of it has a name. */
  documents: readonly Document[];
  checkedOn?: string | null;
  checkedBy?: string | null;
}

/** What is said of where a role is known from, a text each: before its documents, and after them. */
export function roleSource({ role, startDate, endDate, source, evidence, documents, checkedOn, checkedBy }: Sourced): {
  before: string[];
  after: string[];
} {
  const others = evidence - documents.length;
  const texts = (said: (string | false | null | undefined)[]) =>
    said.filter((text) => typeof text === 'string' && text !== '') as string[];
  return {
    before: texts([
      roleLabel(role),
      startDate && t('since {start}', { start: toShownDate(startDate) }),
      endDate && t('until {end}', { end: toShownDate(endDate) }),
      source,
    ]),
    after: texts([
      others > 0 && documentsText(others, documents.length > 0),
      (checkedOn || checkedBy) && checkText(checkedOn, checkedBy),
    ]),
  };
}

/**
 * "Shareholder · since 12.05.2019 · Share register · Register.pdf, p. 3 · 2 further documents · checked 03.02.2026 by Ada"; what has no
 * name is counted.
 */
export function roleSourceText(sourced: Sourced): string {
  const { before, after } = roleSource(sourced);
  return [...before, ...sourced.documents.map(documentText), ...after].join(' · ');
}

function checkText(on: string | null | undefined, by: string | null | undefined): string {
  const values = { day: on ? toShownDate(on) : '', by: by ?? '' };
  if (on && by) return t('checked {day} by {by}', values);
  return on ? t('checked {day}', values) : t('checked by {by}', values);
}

function documentsText(count: number, hasOthers: boolean): string {
  return hasOthers
    ? t('{count, plural, one {# further document} other {# further documents}}', { count })
    : t('{count, plural, one {# document} other {# documents}}', { count });
}

/** A document with where in it: "Share register 2024.pdf, p. 3" */
export function evidenceText({ name, note }: { name: string; note?: string | null | undefined }): string {
  return [name, note].filter(Boolean).join(', ');
}

/** "Share register 2024.pdf, p. 3", "Register (https://register.example/), extract", "Malta Register, 01.03.2024, statement 1d7f" */
export function documentText({ name, url, statementId, note }: Document): string {
  const shown = url == null || url === name ? name : `${name} (${url})`;
  const id =
    statementId && !name.startsWith(statementId)
      ? t('statement {statementId}', { statementId: statementId ?? '' })
      : null;
  return evidenceText({ name: [shown, id].filter(Boolean).join(', '), note });
}

/** A statement that something was imported from, by its publisher and its day: "Register, 01.03.2024" */
export function statementName(statement: { publisher: string; statementId: string; statementDate: string }): string {
  const { publisher, statementId, statementDate } = statement;
  return [publisher || statementId, statementDate && toShownDate(statementDate)].filter(Boolean).join(', ');
}
