import { t } from '@stemma/shared/language/translate';
import type { SheetReport } from './model';
import { ROW_OUTCOME_LABELS, rowSentences } from './model';

/** A report as the text of a .csv file: a line for each row, with what became of it, why, and the key of the entity. */
export function reportCsv({ rows }: Pick<SheetReport, 'rows'>): string {
  const lines = rows.map((row) => [
    String(row.row),
    row.name,
    ROW_OUTCOME_LABELS[row.fate],
    row.made ? t('Made') : t('Left out'),
    rowSentences(row, row.made).join(' '),
    row.key,
  ]);
  const head = [t('Row'), t('Name'), t('Was'), t('Outcome'), t('Why'), t('Key')];
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A cell in quotes; what a spreadsheet would take for a formula has an apostrophe before it. */
function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
