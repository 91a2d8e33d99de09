import type { ArrowType } from '@stemma/shared/chart/link';

/** Which way links are followed: to what is held, to who holds, or either way. */
export type Direction = 'out' | 'in' | 'any';

/** The part of a link that says where it leads. */
export interface Step {
  from: string;
  to: string;
  arrowType: ArrowType;
}

/** The ends of a link as they are followed: Reversed turns it, Double leads both ways, None leads nowhere but for `any` (DESIGN §4). */
export function leads({ from, to, arrowType }: Step, direction: Direction): [string, string][] {
  const there: [string, string] = [from, to];
  const back: [string, string] = [to, from];
  if (direction === 'any') return [there, back];
  const along = { Normal: [there], Reversed: [back], Double: [there, back], None: [] }[arrowType];
  return direction === 'out' ? along : along.map(([a, b]) => [b, a]);
}

/** Keys reached from the starts within `depth` links (null: any number), the starts among them. Each link is looked at once. */
export function reachable(
  starts: readonly string[],
  steps: readonly Step[],
  direction: Direction,
  depth: number | null,
): Set<string> {
  const next = new Map<string, string[]>();
  for (const [from, to] of steps.flatMap((step) => leads(step, direction))) {
    const known = next.get(from);
    if (known) known.push(to);
    else next.set(from, [to]);
  }
  const found = new Set(starts);
  let edge = [...found];
  for (let level = 0; edge.length > 0 && (depth === null || level < depth); level += 1) {
    const reached = edge.flatMap((key) => next.get(key) ?? []);
    edge = [...new Set(reached)].filter((key) => !found.has(key));
    for (const key of edge) found.add(key);
  }
  return found;
}
