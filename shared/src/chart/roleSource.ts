import { toShownDate } from '../dates';

/** What a role says of where it is known from. */
interface Sourced {
  role: string;
  startDate?: string | null;
  endDate?: string | null;
  source?: string | null;
  evidence?: readonly unknown[] | null;
  checkedOn?: string | null;
}

/** "Shareholder · since 12.05.2019 · Share register 2024.pdf · 2 documents · checked 03.02.2026" */
export function roleSourceText({ role, startDate, endDate, source, evidence, checkedOn }: Sourced): string {
  return [
    role,
    startDate && `since ${toShownDate(startDate)}`,
    endDate && `until ${toShownDate(endDate)}`,
    source,
    evidence?.length ? `${evidence.length} ${evidence.length === 1 ? 'document' : 'documents'}` : null,
    checkedOn && `checked ${toShownDate(checkedOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
