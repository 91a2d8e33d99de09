import type { ConnectedComponent } from '../connectedComponents';

/** Up to so many cards stand at even angles. */
const EVEN_MAX = 8;
/** Into so many pieces a quarter of the circle is cut. */
const PIECES = 900;

/**
 * The angles, in radians from the right, clockwise, at which so many cards stand round a circle, the first at the top. As cards and words
 * are wider than high, many stand closer at the sides than at the top and the bottom, so that the circle needs far less room.
 */
export function circleAngles(count: number, { across, down }: { across: number; down: number }): number[] {
  const step = (2 * Math.PI) / (4 * PIECES);
  const even = count <= EVEN_MAX;
  const cards = (angle: number) =>
    even ? 1 : Math.max(Math.abs(Math.sin(angle)) / across, Math.abs(Math.cos(angle)) / down);
  const passed = [0];
  for (let at = 0; at < 4 * PIECES; at++) {
    passed.push((passed[at] ?? 0) + cards(-Math.PI / 2 + (at + 0.5) * step));
  }
  const total = passed.at(-1) ?? 1;
  let at = 0;
  return Array.from({ length: count }, (_, card) => {
    const wanted = (card / count) * total;
    while ((passed[at + 1] ?? Infinity) <= wanted) at++;
    const [before, after] = [passed[at] ?? 0, passed[at + 1] ?? total];
    return -Math.PI / 2 + (at + (wanted - before) / (after - before)) * step;
  });
}

/** The room that a card of a part takes with the label of a link beside it, on average, `beside` each of them. */
export function slotSize({ nodes, edges }: ConnectedComponent, beside: number): { across: number; down: number } {
  const labels = edges.flatMap(({ link }) => link.label ?? []);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    across: mean(nodes.map(({ width }) => width)) + mean(labels.map(({ width }) => width)) + 2 * beside,
    down: mean(nodes.map(({ height, drop }) => height + drop)) + mean(labels.map(({ height }) => height)) + 2 * beside,
  };
}
