import { sheetReasons } from '@stemma/shared/messages/sheets';
import { Refusal } from '../../work/refusal';

/** The text of a .csv file: by its byte order mark, else UTF-8, else the Windows code page in which Excel writes "CSV". */
export function decode(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return strict('utf-16le', bytes);
  if (a === 0xfe && b === 0xff) return strict('utf-16be', bytes);
  const marked = a === 0xef && b === 0xbb && c === 0xbf;
  if (!marked && bytes.includes(0)) throw new Refusal(sheetReasons.notCsv);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function strict(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(sheetReasons.notCsv);
  }
}
