/** A rectangle to be put somewhere. */
export interface PackedBox {
  width: number;
  height: number;
}

/** Parts that fit on one screen stand side by side, however few they are. */
export const SCREEN = 1400;
/** How much wider than high a screen is. */
export const RATIO = 1.6;

interface Packed {
  corners: { x: number; y: number }[];
  /** How high a screen has to be on which the whole is seen. */
  size: number;
}

/** Puts blocks side by side from left to right, tops aligned, in rows as long as the whole is seen largest on a screen; answers with each one's upper left corner. */
export function pack(blocks: readonly PackedBox[], gap: number): { x: number; y: number }[] {
  const least = Math.max(SCREEN, ...blocks.map(({ width }) => width));
  let first = -gap;
  const firstRows = blocks.map(({ width }) => (first += gap + width));
  return [least, ...firstRows.filter((width) => width > least)]
    .map((limit) => inRows(blocks, gap, limit))
    .reduce((best, one) => (one.size < best.size ? one : best)).corners;
}

/** How high a screen has to be on which all is seen. */
export function screenSize({ width, height }: PackedBox): number {
  return Math.max(width / RATIO, height);
}

/** How high a screen has to be on which blocks with these upper left corners are seen. */
export function packedSize(blocks: readonly PackedBox[], corners: readonly { x: number; y: number }[]): number {
  const width = Math.max(0, ...blocks.map((block, at) => (corners[at]?.x ?? 0) + block.width));
  const height = Math.max(0, ...blocks.map((block, at) => (corners[at]?.y ?? 0) + block.height));
  return screenSize({ width, height });
}

/** Blocks in rows of at most this width. */
function inRows(blocks: readonly PackedBox[], gap: number, limit: number): Packed {
  let [x, y, rowHeight, widest] = [0, 0, 0, 0];
  const corners = blocks.map((block) => {
    if (x > 0 && x + block.width > limit) {
      x = 0;
      y += rowHeight + gap;
      rowHeight = 0;
    }
    const place = { x, y };
    widest = Math.max(widest, x + block.width);
    x += block.width + gap;
    rowHeight = Math.max(rowHeight, block.height);
    return place;
  });
  return { corners, size: screenSize({ width: widest, height: y + rowHeight }) };
}
