const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Whether lists and objects lie deeper within each other than `max` in a text of JSON, in UTF-8 (RFC 8259 §8.1). It is read byte by
 * byte before it is parsed, as parsing what is nested takes a hundred times longer; what is no JSON may be told as either.
 */
export function nestsDeeperThan(max: number, json: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > max) return true;
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return false;
}

/** Where the text that begins at a quotation mark ends. */
function endOfText(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
