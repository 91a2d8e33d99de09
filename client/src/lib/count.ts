const NUMBER = new Intl.NumberFormat('en-GB');

/** A whole number with thousands separators. */
export function count(number: number): string {
  return NUMBER.format(number);
}

/** A number with its word: "1 chart", "1,204 charts". */
export function pluralize(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** "1 entity", "1,204 entities". */
export function entityCount(number: number): string {
  return pluralize(number, 'entity', 'entities');
}
