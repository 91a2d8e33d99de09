import { strToU8, zipSync } from 'fflate';

/** A file within an archive. */
export interface ZipFile {
  path: string;
  /** Its words, or its bytes. */
  text: string | Uint8Array;
}

/** Files as a zip archive, not packed closer. The date is always 1 January 1980, so that the same files are the same bytes. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const all = Object.fromEntries(
    files.map(({ path, text }) => [path, typeof text === 'string' ? strToU8(text) : text]),
  );
  return new Uint8Array(zipSync(all, { level: 0, mtime: new Date(1980, 0, 1) }));
}
