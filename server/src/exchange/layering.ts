/** From the lowest card of a chart to those that come below it, in chart units. */
export const GAP_BELOW = 220;
const STEP_X = 260;
const STEP_Y = 170;

export interface Position {
  x: number;
  y: number;
}

/**
 * Positions for cards that nobody has laid out yet: owners above what they hold, long rows broken, below `top`. Loops
 * of ownership are cut where they are met first.
 */
export function layered(
  keys: readonly string[],
  links: readonly { from: string; to: string }[],
  top: number = 0,
): Map<string, Position> {
  const longest = Math.max(8, Math.ceil(Math.sqrt(keys.length) * 1.6));
  const positions = new Map<string, Position>();
  let y = top;
  for (const row of rowsOf(keys, links)) {
    for (let start = 0; start < row.length; start += longest) {
      const line = row.slice(start, start + longest);
      line.forEach((key, index) => positions.set(key, { x: (index - (line.length - 1) / 2) * STEP_X, y }));
      y += STEP_Y;
    }
  }
  return positions;
}

/** Free places in the row above a card, the nearest first; null where the card is not on the chart. */
export function placesAbove(
  cards: readonly ({ key: string } & Position)[],
  above: string,
  keys: readonly string[],
): Map<string, Position> | null {
  const card = cards.find(({ key }) => key === above);
  if (!card) return null;
  const y = card.y - STEP_Y;
  const row = cards.filter((one) => Math.abs(one.y - y) < STEP_Y).map(({ x }) => x);
  const positions = new Map<string, Position>();
  for (let step = 0; positions.size < keys.length; step += 1) {
    const x = card.x + Math.ceil(step / 2) * STEP_X * (step % 2 === 0 ? -1 : 1);
    const key = keys[positions.size];
    if (key === undefined) break;
    if (row.some((taken) => Math.abs(taken - x) < STEP_X)) continue;
    positions.set(key, { x, y });
    row.push(x);
  }
  return positions;
}

/** The keys by their depth under the topmost owners. */
function rowsOf(keys: readonly string[], links: readonly { from: string; to: string }[]): string[][] {
  const held = new Map<string, string[]>(keys.map((key) => [key, []]));
  const owners = new Map<string, number>(keys.map((key) => [key, 0]));
  for (const { from, to } of links) {
    if (from === to || !held.has(from) || !held.has(to)) continue;
    held.get(from)?.push(to);
    owners.set(to, (owners.get(to) ?? 0) + 1);
  }
  const depth = new Map<string, number>();
  const done = new Set<string>();
  const ready = keys.filter((key) => owners.get(key) === 0);
  // Where only loops are left, the next key in order is taken as if it were topmost.
  for (let next = 0, cut = 0; done.size < held.size;) {
    const key = next < ready.length ? ready[next++] : keys[cut++];
    if (key === undefined) break;
    if (done.has(key)) continue;
    done.add(key);
    for (const child of held.get(key) ?? []) {
      if (done.has(child)) continue;
      depth.set(child, Math.max(depth.get(child) ?? 0, (depth.get(key) ?? 0) + 1));
      const left = (owners.get(child) ?? 0) - 1;
      owners.set(child, left);
      if (left === 0) ready.push(child);
    }
  }
  const rows: string[][] = [];
  for (const key of held.keys()) (rows[depth.get(key) ?? 0] ??= []).push(key);
  return rows.filter((row) => row.length > 0);
}
