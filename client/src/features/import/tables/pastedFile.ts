import { readSentences, sentencesAsTable } from '@stemma/shared/rules/import/links/sentences';
import { PASTED_NAME } from './sendTable';

/** Rows of a spreadsheet, or sentences of who owns what, as a file that is imported as one. */
export function pastedFile(text: string): File {
  const sentences = text.includes('\t') ? null : readSentences(text);
  const content = sentences
    ? sentencesAsTable(sentences)
        .sheet.rows.map(({ cells }) => cells.join('\t'))
        .join('\n')
    : text;
  return new File([content], `${PASTED_NAME}.tsv`, { type: 'text/tab-separated-values' });
}
