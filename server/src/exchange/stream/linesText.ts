export const LINE_END = 0x0a;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows = new TextDecoder('windows-1252');

/** The text of bytes as UTF-8, a line that is none as Windows-1252. */
export function linesText(bytes: Buffer): string {
  const text = strictly(bytes);
  if (text !== undefined) return text;
  const lines: string[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(LINE_END, start);
    const end = found === -1 ? bytes.length : found + 1;
    const line = bytes.subarray(start, end);
    lines.push(strictly(line) ?? windows.decode(line));
    start = end;
  }
  return lines.join('');
}

function strictly(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
