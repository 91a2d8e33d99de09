import { sheetReasons } from '@stemma/shared/messages/sheets';
import { limits } from '@stemma/shared/limits';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise } from 'yauzl';
import { Refusal } from '../../work/refusal';
import { packed } from './zip';
/** Parts that a reader of cells may ask for; pictures, printers' settings and the like it never does. */
const NEEDED = /\.(xml|rels)$/i;
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const MACROS = /vbaProject/i;
/** A workbook that calls itself one with macros; the same words stand for mere file endings elsewhere in the list. */
export const isCalledMacros = (types: string): boolean =>
  (types.match(/<Override[^>]*/gi) ?? []).some((tag) => /workbook\.xml"/i.test(tag) && /macroEnabled/i.test(tag));

/**
 * Unpacks an .xlsx file as far as its limits allow and packs what a reader of cells needs anew, so that the reader meets no size that
 * was not counted here: names, sizes and headers of the file as sent are not seen again. `onPart` is called with each part that is needed.
 * @throws Refusal for what is no workbook, has macros, or unpacks to more than may be
 */
export async function unpack(bytes: Uint8Array, onPart?: (name: string, content: Buffer) => void): Promise<Uint8Array> {
  const archive = await open(bytes);
  const parts = new Map<string, Uint8Array>();
  let room: number = limits.sheetUnpackedMax;
  let isWorkbook = false;
  if (archive.entryCount > limits.sheetPartsMax) throw new Refusal(sheetReasons.tooMuchInside);
  try {
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.replace(/^\//, '');
      if (MACROS.test(name)) throw new Refusal(sheetReasons.macros);
      if (entry.uncompressedSize > room) throw new Refusal(sheetReasons.tooMuchInside);
      room -= entry.uncompressedSize;
      if (!NEEDED.test(name)) continue;
      const content = await inflate(archive, entry);
      if (name === '[Content_Types].xml' && isCalledMacros(content.toString('latin1'))) {
        throw new Refusal(sheetReasons.macros);
      }
      isWorkbook ||= /^xl\/workbook\.xml$/i.test(name);
      onPart?.(name, content);
      parts.set(name, content);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(sheetReasons.damaged);
  }
  if (!isWorkbook) throw new Refusal(sheetReasons.notXlsx);
  return packed(parts);
}

async function open(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // How older Excel files, and newer ones under a password, begin (MS-CFB); the latter name their encrypted part (MS-OFFCRYPTO).
  if (buffer.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new Refusal(buffer.includes(ENCRYPTED) ? sheetReasons.locked : sheetReasons.oldExcel);
  if (buffer.subarray(0, 4).toString('hex') !== '504b0304') throw new Refusal(sheetReasons.notXlsx);
  try {
    return await fromBufferPromise(buffer, { lazyEntries: true, strictFileNames: false, validateEntrySizes: true });
  } catch {
    throw new Refusal(sheetReasons.damaged);
  }
}

/** A part's content; the library ends with an error as soon as there is more of it than its size says. */
async function inflate(archive: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new Refusal(sheetReasons.locked);
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
