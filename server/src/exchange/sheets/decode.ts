import { sheetReasons } from '@stemma/shared/messages/sheets';
import { Refusal } from '../../work/refusal';
import { linesText } from '../stream/linesText';

/** The text of a .csv file: by its byte order mark, else UTF-8, UTF-16 where every other byte is zero, else, line by line, the Windows code page in which Excel writes "CSV". */
export function decode(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return strict('utf-16le', bytes);
  if (a === 0xfe && b === 0xff) return strict('utf-16be', bytes);
  const marked = a === 0xef && b === 0xbb && c === 0xbf;
  if (!marked && bytes.includes(0)) {
    const encoding = unmarkedUtf16(bytes);
    if (!encoding) throw new Refusal(sheetReasons.notCsv);
    return strict(encoding, bytes);
  }
  return linesText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).replace(/^\uFEFF/, '');
}

function strict(encoding: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(sheetReasons.notCsv);
  }
}

const LOOKED_AT = 4000;

/** UTF-16 without a mark, of a text most of whose letters are of the first 256; undefined for other bytes. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  const looked = Math.min(bytes.length, LOOKED_AT);
  for (let at = 0; at < looked; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / looked);
  if (odd > 0.6 && even < 0.05) return 'utf-16le';
  return even > 0.6 && odd < 0.05 ? 'utf-16be' : undefined;
}
