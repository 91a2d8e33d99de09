/** How a chart can be laid out; `straight` where no route along the axes is free, so that links run straight on every chart. */
const LAYOUTS = {
  layered: { straight: false },
  tree: { straight: false },
  force: { straight: true },
  circular: { straight: true },
} as const;

export type LayoutKind = keyof typeof LAYOUTS;
export const LAYOUT_KINDS = Object.keys(LAYOUTS) as readonly LayoutKind[];

/** Whether the links of a layout run straight; on a chart of straight links they do in all. */
export function areLinksStraight(kind: LayoutKind, { straight = false }: { straight?: boolean }): boolean {
  return straight || LAYOUTS[kind].straight;
}
