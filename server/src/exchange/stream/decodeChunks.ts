import { LINE_END, linesText } from './linesText';

/** How much is waited for the end of a line, in bytes, until a text is decoded without it. */
const LINE_WAIT = 128 * 1024;

/**
 * The text of bytes as they come: by the byte order mark, by the zeros that UTF-16 puts between Latin letters, by what an XML file says of
 * itself, else as UTF-8, a line that is none as Windows-1252. Without the mark.
 */
export async function* decodeChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ((chunk: Uint8Array, isLast: boolean) => string) | undefined;
  for await (const chunk of chunks) {
    decode ??= decoderFor(chunk);
    const text = decode(chunk, false);
    if (text) yield text;
  }
  const rest = decode?.(new Uint8Array(), true);
  if (rest) yield rest;
}

function decoderFor(head: Uint8Array): (chunk: Uint8Array, isLast: boolean) => string {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return whole('utf-16le');
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0)) return whole('utf-16be');
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w-]{1,20})["']/.exec(
    Buffer.from(head.subarray(0, 200)).toString('latin1'),
  )?.[1];
  return declared && !/^utf-?(8|16)/i.test(declared) && isKnown(declared) ? whole(declared) : byLines();
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== '';
  } catch {
    return false;
  }
}

function whole(encoding: string): (chunk: Uint8Array, isLast: boolean) => string {
  const decoder = new TextDecoder(encoding);
  return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
}

function byLines(): (chunk: Uint8Array, isLast: boolean) => string {
  let held = Buffer.alloc(0);
  let isFirst = true;
  return (chunk, isLast) => {
    const bytes = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    const end = isLast ? bytes.length : cutAt(bytes);
    held = bytes.subarray(end);
    const text = linesText(bytes.subarray(0, end));
    if (!isFirst || text === '') return text;
    isFirst = false;
    return text.replace(/^\uFEFF/, '');
  };
}

/** After the last whole line; of a line that goes on and on, before a letter that may be cut in two. */
function cutAt(bytes: Buffer): number {
  const line = bytes.lastIndexOf(LINE_END) + 1;
  if (line > 0 || bytes.length < LINE_WAIT) return line;
  let end = bytes.length;
  while (end > bytes.length - 4 && ((bytes[end - 1] ?? 0) & 0xc0) === 0x80) end -= 1;
  return (bytes[end - 1] ?? 0) >= 0xc0 ? end - 1 : bytes.length;
}
