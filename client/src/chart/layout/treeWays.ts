import type { Point } from '@stemma/shared/chart/geometry/box';
import type { LaidPart } from './assemble';
import type { Edge } from './order';
import type { LayoutNode } from './types';

/** Distance of the lowest lane above the row below it: room for an arrow; and of lanes from each other. */
const ARROW = 20;
export const LANE = 8;
/** Space that an upright run keeps from cards that it passes. */
const CLEAR = 14;

/** What of a tree stands already: cards' middles, their levels, and each row's upper edge. */
export interface Standing {
  nodes: ReadonlyMap<string, Point>;
  sizes: ReadonlyMap<string, LayoutNode>;
  levels: ReadonlyMap<string, number>;
  rows: readonly number[];
}

/**
 * How the links of a tree go that are not its branches: down from the owner, along a lane of its own over the row below, between the cards
 * that stand on the way, and down into what it holds beside the branch. Links of one owner share its lane.
 */
export function waysBeside(edges: readonly Edge[], standing: Standing): LaidPart['links'] {
  const ways: LaidPart['links'] = new Map();
  const lanes = new Map<string, number>();
  const count = new Map<number, number>();
  const laneOf = (gap: number, holder: string): number => {
    const key = `${gap} ${holder}`;
    const own = lanes.get(key) ?? count.get(gap) ?? 0;
    if (!lanes.has(key)) count.set(gap, own + 1);
    lanes.set(key, own);
    return (standing.rows[gap + 1] ?? 0) - ARROW - own * LANE;
  };
  const far = ({ holder, held }: Edge) =>
    Math.abs((standing.nodes.get(holder)?.x ?? 0) - (standing.nodes.get(held)?.x ?? 0));
  const nearFirst = [...edges].sort((a, b) => far(a) - far(b));
  // From far away the lowest lane and the outermost place: so links that come from one side do not cross.
  for (const { holder, held } of [...nearFirst].reverse()) {
    const [high, low] = [standing.levels.get(holder) ?? 0, standing.levels.get(held) ?? 0];
    if (high < low) laneOf(low - 1, holder);
  }
  const arrived = new Map<string, number>();
  for (const { link, holder, held } of nearFirst) {
    const [from, to, size] = [standing.nodes.get(holder), standing.nodes.get(held), standing.sizes.get(held)];
    const [high, low] = [standing.levels.get(holder) ?? 0, standing.levels.get(held) ?? 0];
    if (!from || !to || !size || high >= low) continue;
    const side = from.x <= to.x ? -1 : 1;
    const place = (arrived.get(`${held} ${side}`) ?? 0) + 1;
    arrived.set(`${held} ${side}`, place);
    const x = to.x + side * Math.min(18 * place, Math.max(0, size.width / 2 - Math.min(size.corner, 30) - 8));
    const over = laneOf(low - 1, holder);
    const path = [{ x: from.x, y: from.y + (standing.sizes.get(holder)?.height ?? 0) / 2 }];
    if (high < low - 1) {
      const first = laneOf(high, holder);
      const between = clearColumn(x, high + 1, low - 1, standing);
      path.push({ x: from.x, y: first }, { x: between, y: first }, { x: between, y: over });
    } else path.push({ x: from.x, y: over });
    path.push({ x, y: over }, { x, y: to.y - size.height / 2 });
    ways.set(link.key, { path, label: null, turned: link.from !== holder });
  }
  return ways;
}

/** How many lanes each gap below a row has: one for each owner with a link beside the branches there. */
export function lanesBelow(edges: readonly Edge[], levels: ReadonlyMap<string, number>): number[] {
  const owners: Set<string>[] = [];
  for (const { holder, held } of edges) {
    const [high, low] = [levels.get(holder) ?? 0, levels.get(held) ?? 0];
    if (high < low) for (const gap of new Set([high, low - 1])) (owners[gap] ??= new Set()).add(holder);
  }
  return Array.from(owners, (all) => all?.size ?? 0);
}

/** The place nearest to `x` where an upright run passes all rows from `first` to `last` without touching a card. */
function clearColumn(x: number, first: number, last: number, { nodes, sizes, levels }: Standing): number {
  const taken: [number, number][] = [];
  for (const [key, at] of nodes) {
    const level = levels.get(key) ?? 0;
    if (level < first || level > last) continue;
    const half = (sizes.get(key)?.width ?? 0) / 2 + CLEAR;
    taken.push([at.x - half, at.x + half]);
  }
  const free = (at: number) => taken.every(([left, right]) => at <= left || at >= right);
  const tried = [x, ...taken.flat()].filter(free);
  return tried.sort((a, b) => Math.abs(a - x) - Math.abs(b - x) || a - b)[0] ?? x;
}
