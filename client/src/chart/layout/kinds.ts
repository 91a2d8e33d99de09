/** How a chart can be laid out. */
export const LAYOUT_KINDS = ['layered', 'tree', 'force', 'circular'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];
