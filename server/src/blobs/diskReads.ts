import type { FileHandle } from 'node:fs/promises';

/** Bytes read at once. Pieces of 64 KiB, as they are usual, take five times as long to read. */
export const READ_AHEAD = 1024 * 1024;
/** Bytes of a piece that is looked at once. */
const PIECE = 4 * READ_AHEAD;

/**
 * Reads a file to its end and closes it. Two pieces of memory take turns, one filled while the other is looked at: new memory for each
 * piece costs more than hashing it.
 */
export async function* piecesOf(file: FileHandle): AsyncIterable<Uint8Array> {
  try {
    const { size } = await file.stat();
    const room = Math.max(1, Math.min(PIECE, size));
    let [ahead, seen] = [Buffer.allocUnsafeSlow(room), Buffer.allocUnsafeSlow(room)];
    const readAhead = () => {
      const reading = file.read(ahead, 0, room, null);
      // Whoever has seen enough asks for no more, and a reading that fails then is nobody's.
      reading.catch(() => undefined);
      return reading;
    };
    let reading = readAhead();
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      [ahead, seen] = [seen, ahead];
      reading = readAhead();
      yield seen.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
