/** A paperclip on a link's label says that a role has evidence: its side, and the room before it, in chart units. */
export const PAPERCLIP = { size: 12, gap: 3, line: 1.2 } as const;

/** The route of a paperclip within a square of `PAPERCLIP.size` from its upper left corner, as SVG writes it (after Tabler's "paperclip"). */
export function paperclipPath(left: number, top: number): string {
  const at = (x: number, y: number) => `${num(left + x / 2)} ${num(top + y / 2)}`;
  const by = (x: number, y: number) => `${num(x / 2)} ${num(y / 2)}`;
  const turn = (radius: number, x: number, y: number) => `a${num(radius / 2)} ${num(radius / 2)} 0 0 0 ${by(x, y)}`;
  return [
    `M${at(15, 7)}l${by(-6.5, 6.5)}`,
    `${turn(1.5, 3, 3)}l${by(6.5, -6.5)}`,
    `${turn(3, -6, -6)}l${by(-6.5, 6.5)}`,
    `${turn(4.5, 9, 9)}l${by(6.5, -6.5)}`,
  ].join('');
}

function num(value: number): string {
  return String(Math.round(value * 100) / 100);
}
