import { meaningLabel } from '@stemma/shared/rules/import/links/columnMeanings';
import { readSentences, type OwnershipSentence } from '@stemma/shared/rules/import/links/typed/sentences';
import { sentencesAsTable } from '@stemma/shared/rules/import/links/typed/sentenceTable';
import { PASTED_NAME } from './sendTable';

/** Rows of a spreadsheet, or sentences of who owns what, as a file that is imported as one. */
export function pastedFile(text: string): File {
  const sentences = text.includes('\t') ? null : readSentences(text);
  const content = sentences ? tableText(sentences) : text;
  return new File([content], `${PASTED_NAME}.tsv`, { type: 'text/tab-separated-values' });
}

/** The table of sentences, with headings that say who owns whom as the sentences do. */
function tableText(sentences: readonly OwnershipSentence[]): string {
  const { sheet, mapping } = sentencesAsTable(sentences);
  const headings = Object.values(mapping.sheets[0]?.columns ?? {}).map(meaningLabel);
  return [headings, ...sheet.rows.map(({ cells }) => cells)].map((cells) => cells.join('\t')).join('\n');
}
