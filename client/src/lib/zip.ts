/** A file within an archive. */
export interface ZipFile {
  path: string;
  text: string;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** Texts as a zip archive, not packed closer (APPNOTE 6.3.3: local headers, central directory, its end). The date is always 1 January 1980. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { path, text } of files) {
    const [name, bytes] = [encoder.encode(path), encoder.encode(text)];
    const common = [20, 0x0800, 0, 0, 0x21, crc(bytes), bytes.length, bytes.length, name.length, 0] as const;
    const local = record(0x04034b50, [2, 2, 2, 2, 2, 4, 4, 4, 2, 2], common);
    directory.push(
      record(0x02014b50, [2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4], [20, ...common, 0, 0, 0, 0, at]),
      name,
    );
    parts.push(local, name, bytes);
    at += local.length + name.length + bytes.length;
  }
  const size = lengthOf(directory);
  const end = record(0x06054b50, [2, 2, 2, 2, 4, 4, 2], [0, 0, files.length, files.length, size, at, 0]);
  return joined([...parts, ...directory, end]);
}

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** A mark and fields of so many bytes each, the lowest byte first. */
function record(mark: number, sizes: readonly number[], values: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (const [at, size] of [4, ...sizes].entries()) {
    const value = at === 0 ? mark : (values[at - 1] ?? 0);
    for (let byte = 0; byte < size; byte++) bytes.push((value >>> (8 * byte)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function lengthOf(parts: readonly Uint8Array[]): number {
  return parts.reduce((sum, part) => sum + part.length, 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
