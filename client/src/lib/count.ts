const NUMBER = new Intl.NumberFormat('en-GB');

/** A whole number with thousands separators. */
export function count(number: number): string {
  return NUMBER.format(number);
}

/** "1 entity", "1,204 entities". */
export function entityCount(number: number): string {
  return `${count(number)} ${number === 1 ? 'entity' : 'entities'}`;
}
