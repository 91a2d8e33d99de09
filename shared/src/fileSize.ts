const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in bytes for people, in steps of 1024 (SPEC §9). */
export function sizeText(bytes: number): string {
  let unit = 0;
  let size = bytes;
  // What rounds to 1024 is one of the next unit.
  while (size >= (unit === 0 ? 1024 : 1023.95) && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${UNITS[unit]}`;
}
