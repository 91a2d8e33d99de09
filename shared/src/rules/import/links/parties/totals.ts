const TOTAL = /^(?:(?:grand|sub)[ -]?total|totals?|sum|summe|gesamt(?:summe)?|zwischensumme|insgesamt)\s?:?$/i;

/** Whether a name is what stands beside the sum of a column. */
export function isTotalName(name: string): boolean {
  return TOTAL.test(name);
}
