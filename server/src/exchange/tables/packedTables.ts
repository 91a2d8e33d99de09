import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import { AppError } from '../../errors';
import { Refusal } from '../../work/refusal';
import { dataParts } from '../stream/unpackFile';

/** A table as a file of its own, and what it is called within an archive; empty where it is no part of one. */
export interface PackedTable {
  name: string;
  /** The same with folders and ending. */
  file: string;
  bytes: Uint8Array;
}

/**
 * The tables of a file: those that a zip archive holds, what gzip packed, or the file itself; a workbook is one table.
 * @throws Refusal for an archive that is damaged, locked, or unpacks to more than `limits.sheetUnpackedMax`
 */
export async function packedTables(bytes: Uint8Array): Promise<PackedTable[]> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  const whole = [{ name: '', file: '', bytes }];
  if (!isGzip && !isZip) return whole;
  try {
    const tables: PackedTable[] = [];
    let left = limits.sheetUnpackedMax;
    for await (const { name, chunks } of dataParts({ bytes })) {
      const kept: Uint8Array[] = [];
      for await (const chunk of chunks) {
        left -= chunk.length;
        if (left < 0) throw new Refusal(sheetReasons.tooMuchInside);
        kept.push(chunk);
      }
      tables.push({ name: stemOf(name), file: name, bytes: Buffer.concat(kept) });
    }
    return tables;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A workbook of today's kind is a zip archive, too.
    if (isZip && error.message === messages.import.isTable) return whole;
    throw new Refusal(error.message === messages.import.damaged ? sheetReasons.damaged : error.message);
  }
}

/** A file's name without its folders and ending. */
const stemOf = (path: string): string => path.replace(/^.*[\\/]/, '').replace(/\.[^.]{1,5}$/, '');
