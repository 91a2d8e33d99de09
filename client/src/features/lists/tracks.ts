import type { Column } from './columns';

const BOX = 44;
const MENU = 48;
/** Pixels of the name's column. */
const NAME = { width: 300, least: 224 };

/**
 * The tracks of a list's grid and the least width of its rows in pixels, in a frame of `room` pixels: where all columns fit, they share
 * the room; where they do not, each has its whole width and the list is scrolled sideways.
 */
export function tracks(columns: readonly Pick<Column, 'width' | 'least'>[], room: number): [string, number] {
  const all = [NAME, ...columns];
  const least = all.reduce((sum, column) => sum + column.least, BOX + MENU);
  const fits = least <= room;
  const each = all.map(({ width, least: most }, index) =>
    fits ? `minmax(${most}px, ${width}fr)` : index === 0 ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const narrowest = fits ? least : all.reduce((sum, { width }) => sum + width, BOX + MENU);
  return [`${BOX}px ${each.join(' ')} ${MENU}px`, narrowest];
}
