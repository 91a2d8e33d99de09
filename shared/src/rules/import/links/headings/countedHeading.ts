const COUNTED = /(^|[\s._#(/-]+)(?:[Nn][or]\.? ?)?(\d{1,2}|[A-H])(?:[.)]|\b)(?=$|[\s._:%(/-])/u;
const ATTACHED = /(\p{L})(\d{1,2})(?=$|[\s._:%(-])/u;

/** Longer texts are no headings that count. */
const HEADING_MAX = 100;

/** A heading without the number or capital letter that counts it, and that number: “Shareholder 2 %” is “Shareholder %” and 2. */
export function countedHeading(heading: string): { text: string; number?: string | undefined } {
  if (heading.length > HEADING_MAX) return { text: heading };
  const attached = ATTACHED.exec(heading);
  if (attached) return { text: tidied(heading.replace(ATTACHED, '$1')), number: String(Number(attached[2])) };
  const found = COUNTED.exec(heading);
  if (!found) return { text: heading };
  const [, , count = ''] = found;
  return {
    text: tidied(heading.replace(COUNTED, '$1')),
    number: /\d/.test(count) ? String(Number(count)) : count,
  };
}

function tidied(text: string): string {
  return text.replace(/[\s._#(/:-]+$|^[\s._#)/:-]+/gu, '').replace(/\s+/g, ' ');
}
