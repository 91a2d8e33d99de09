const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as it stands in XML; control characters, which XML cannot hold, are left out. */
export function xmlText(text: string): string {
  return text.replace(/\p{Cc}|[\ufffe\uffff]/gu, ' ').replace(/[&<>"']/g, (one) => ESCAPES[one] ?? one);
}

/** A number with two decimals at most. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
