/** A drawing's colour, `#rrggbb` or `#rrggbbaa`, as a page takes it: without how much it covers, and that, from 0 to 1. */
export function colorOf(value: string): { color: string; opacity: number } {
  return { color: value.slice(0, 7), opacity: value.length === 9 ? parseInt(value.slice(7), 16) / 255 : 1 };
}
