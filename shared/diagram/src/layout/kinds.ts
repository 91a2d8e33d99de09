/** How a chart can be laid out. */
export const LAYOUT_KINDS = ['layered', 'tree', 'force', 'circular'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

/** Layouts in which no route along the axes is free, so that links run straight on every chart. */
const STRAIGHT: readonly LayoutKind[] = ['force', 'circular'];

/** Whether the links of a layout run straight; on a chart of straight links they do in all. */
export function areLinksStraight(kind: LayoutKind, { straight = false }: { straight?: boolean }): boolean {
  return straight || STRAIGHT.includes(kind);
}
