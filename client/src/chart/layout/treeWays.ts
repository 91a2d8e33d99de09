import { simplified } from '@stemma/shared/chart/geometry/polyline';
import type { LaidPart } from './laidPart';
import type { Edge } from './order';
import type { TreePlaces } from './treePlaces';
import { sharedTrunks } from './treeTrunks';

/** Distance of the lowest lane above the row below it: room for an arrow; and of lanes from each other. */
const ARROW = 20;
export const LANE = 8;
/** Space that an upright run keeps from cards that it passes. */
const CLEAR = 14;

/** A link beside the branches, with where it arrives, and where it runs down past the rows in between. */
interface Beside {
  edge: Edge;
  x: number;
  column: number;
}

/**
 * How the links of a tree go that are not its branches: down from the owner, across, between the cards that stand on the way, and down into what
 * it holds beside the branch. Links of one owner part together, where its branches do if that is free, else in a lane of its own over the row below.
 */
export function waysBeside(edges: readonly Edge[], branches: readonly Edge[], standing: TreePlaces): LaidPart['links'] {
  const ways: LaidPart['links'] = new Map();
  const levelOf = (key: string) => standing.levels.get(key) ?? 0;
  const all = besides(edges, standing);
  const trunks = sharedTrunks(
    all.map(({ edge: { holder }, column }) => ({ holder, x: column })),
    branches,
    standing,
  );
  const lanes = new Map<string, number>();
  const count = new Map<number, number>();
  const laneOf = (gap: number, holder: string): number => {
    const trunk = levelOf(holder) === gap ? trunks.get(holder) : undefined;
    if (trunk !== undefined) return trunk;
    const key = `${gap} ${holder}`;
    const own = lanes.get(key) ?? count.get(gap) ?? 0;
    if (!lanes.has(key)) count.set(gap, own + 1);
    lanes.set(key, own);
    return (standing.rows[gap + 1] ?? 0) - ARROW - own * LANE;
  };
  // From far away the lowest lane and the outermost place: so links that come from one side do not cross.
  for (const { edge } of [...all].reverse()) laneOf(levelOf(edge.held) - 1, edge.holder);
  for (const { edge, x, column } of all) {
    const { link, holder, held } = edge;
    const [from, to] = [standing.nodes.get(holder), standing.nodes.get(held)];
    const [size, goal] = [standing.sizes.get(holder), standing.sizes.get(held)];
    if (!from || !to || !size || !goal) continue;
    const [first, over] = [laneOf(levelOf(holder), holder), laneOf(levelOf(held) - 1, holder)];
    const path = [
      { x: from.x, y: from.y + size.height / 2 },
      { x: from.x, y: first },
      { x: column, y: first },
      { x: column, y: over },
      { x, y: over },
      { x, y: to.y - goal.height / 2 },
    ];
    ways.set(link.key, { path: simplified(path), label: null, turned: link.from !== holder });
  }
  return ways;
}

/** Where links arrive beside the branches, those from near by next to these. Such as lead up, out of a loop, are left out. */
function besides(edges: readonly Edge[], standing: TreePlaces): Beside[] {
  const { nodes, sizes, levels } = standing;
  const far = ({ holder, held }: Edge) => Math.abs((nodes.get(holder)?.x ?? 0) - (nodes.get(held)?.x ?? 0));
  const arrived = new Map<string, number>();
  return [...edges]
    .sort((a, b) => far(a) - far(b))
    .flatMap((edge): Beside[] => {
      const { holder, held } = edge;
      const [from, to, size] = [nodes.get(holder), nodes.get(held), sizes.get(held)];
      const [high, low] = [levels.get(holder) ?? 0, levels.get(held) ?? 0];
      if (!from || !to || !size || high >= low) return [];
      const side = from.x <= to.x ? -1 : 1;
      const place = (arrived.get(`${held} ${side}`) ?? 0) + 1;
      arrived.set(`${held} ${side}`, place);
      const x = to.x + side * Math.min(18 * place, Math.max(0, size.width / 2 - Math.min(size.corner, 30) - 8));
      return [{ edge, x, column: high < low - 1 ? clearColumn(x, high + 1, low - 1, standing) : x }];
    });
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
function clearColumn(x: number, first: number, last: number, { nodes, sizes, levels }: TreePlaces): number {
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
