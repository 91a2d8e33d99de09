import { sheetReasons } from '@stemma/shared/messages/sheets';

const HTML = /^\uFEFF?\s*<(?:!doctype html|html|head|body|table|meta)\b/i;

/** What a file is that is neither a table nor ownership data, by its beginning; undefined for any other. */
export function otherFileReason(head: string): string | undefined {
  if (head.startsWith('%PDF-')) return sheetReasons.isPdf;
  return HTML.test(head) ? sheetReasons.isHtml : undefined;
}
