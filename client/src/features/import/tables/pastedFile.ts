import { findHeader } from '@stemma/shared/rules/import/links/mapping/findHeader';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import { readSentences, unreadPart } from '@stemma/shared/rules/import/links/typed/sentences';
import { separatedRows } from '@stemma/shared/rules/import/links/typed/separatedRows';
import { sentencesAsTable } from '@stemma/shared/rules/import/links/typed/sentenceTable';
import { PASTED_NAME } from './sendTable';

/** A text as a file that is imported, with what its columns mean where that is known; `unread` is a statement beside others that is none. */
export type PastedFile = { file: File; mapping: TableMapping | null } | { unread: string };

/** Rows of a spreadsheet, or sentences of who owns what, as a file that is imported as one. */
export function pastedFile(text: string): PastedFile {
  const isRows = text.includes('\t') || separatedRows(text) !== null || hasHeadings(text);
  const sentences = isRows ? null : readSentences(text);
  if (sentences) {
    const { sheet, mapping } = sentencesAsTable(sentences);
    return { file: fileOf(sheet.rows.map(({ cells }) => cells.join('\t')).join('\n')), mapping };
  }
  const unread = isRows ? null : unreadPart(text);
  return unread === null ? { file: fileOf(text), mapping: null } : { unread };
}

function fileOf(content: string): File {
  return new File([content], `${PASTED_NAME}.tsv`, { type: 'text/tab-separated-values' });
}

/** Whether a text is rows of separated values below headings. */
function hasHeadings(text: string): boolean {
  const lines = text.trim().split(/\r?\n/, 40);
  return [';', ',', '|'].some((separator) => {
    const rows = lines.map((line, at) => ({ row: at + 1, cells: line.split(separator) }));
    return rows.length > 1 && (rows[0]?.cells.length ?? 0) > 1 && findHeader({ name: '', rows }) > 0;
  });
}
