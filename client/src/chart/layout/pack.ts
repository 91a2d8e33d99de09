/** A rectangle to be put somewhere. */
export interface Block {
  width: number;
  height: number;
}

/** Parts that fit on one screen stand side by side, however few they are. */
const SCREEN = 1400;

/** Puts blocks side by side from left to right, tops aligned, in rows about 16 : 10 in all; answers with each one's upper left corner. */
export function pack(blocks: readonly Block[], gap: number): { x: number; y: number }[] {
  const area = blocks.reduce((sum, block) => sum + (block.width + gap) * (block.height + gap), 0);
  const widest = Math.max(0, ...blocks.map((block) => block.width));
  const limit = Math.max(widest, SCREEN, Math.sqrt(area * 1.6));
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  return blocks.map((block) => {
    if (x > 0 && x + block.width > limit) {
      x = 0;
      y += rowHeight + gap;
      rowHeight = 0;
    }
    const place = { x, y };
    x += block.width + gap;
    rowHeight = Math.max(rowHeight, block.height);
    return place;
  });
}
