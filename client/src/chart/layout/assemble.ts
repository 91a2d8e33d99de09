import { nearest } from '@stemma/shared/chart/geometry/polyline';
import type { Arrangement, LinkWay, Point } from '../model/commands';
import { SPACE } from './elkGraph';
import { parts, wholePart, type Part } from './order';
import { pack, type Block } from './pack';
import type { LayoutInput, LayoutNode } from './types';

/** A part of the chart laid out by itself; links that are not named find their way by themselves. */
export interface LaidPart extends Block {
  nodes: Map<string, Point>;
  links: Map<string, { path: Point[]; label: Point | null; turned: boolean }>;
}

/** What a person gave a link by hand goes: its bends' mark, and the places by which it leaves and enters. */
const FREE = { adjusting: null, fromSpot: null, toSpot: null } as const;

/** Lays out each unconnected part and puts them side by side. `plain` is how a link goes that its part says nothing of. */
export async function assembled(
  input: LayoutInput,
  lay: (part: Part) => LaidPart | Promise<LaidPart>,
  plain: Pick<LinkWay, 'routing'>,
): Promise<Arrangement> {
  const laid: LaidPart[] = [];
  for (const part of input.together ? [wholePart(input)] : parts(input)) {
    laid.push(part.edges.length || input.together ? await lay(part) : layLoose(part.nodes));
  }
  const corners = pack(laid, SPACE.parts);
  const nodes = new Map<string, Point>();
  const links = new Map<string, LinkWay>(
    input.links.map(({ key }) => [key, { points: null, linkTextPosition: 0.5, ...FREE, ...plain }]),
  );
  for (const [at, part] of laid.entries()) {
    const corner = corners[at] ?? { x: 0, y: 0 };
    for (const [key, point] of part.nodes)
      nodes.set(key, { x: Math.round(point.x + corner.x), y: Math.round(point.y + corner.y) });
    for (const [key, way] of part.links) {
      const path = way.path.map(({ x, y }) => ({ x: Math.round(x + corner.x), y: Math.round(y + corner.y) }));
      const label = way.label && { x: way.label.x + corner.x, y: way.label.y + corner.y };
      links.set(key, { ...bends(way.turned ? path.reverse() : path, label), ...FREE, ...plain });
    }
  }
  return { nodes, links };
}

/** Cards without links, in rows. */
function layLoose(cards: readonly LayoutNode[]): LaidPart {
  const columns = Math.max(1, Math.ceil(Math.sqrt(cards.length)));
  const width = Math.max(...cards.map((card) => card.width));
  const height = Math.max(...cards.map((card) => card.height + card.drop));
  const nodes = new Map(
    cards.map((card, at) => [
      card.key,
      {
        x: (at % columns) * (width + SPACE.loose) + width / 2,
        y: Math.floor(at / columns) * (height + SPACE.loose) + height / 2,
      },
    ]),
  );
  const rows = Math.ceil(cards.length / columns);
  return {
    width: Math.min(columns, cards.length) * (width + SPACE.loose) - SPACE.loose,
    height: rows * (height + SPACE.loose) - SPACE.loose,
    nodes,
    links: new Map(),
  };
}

/** A path as kept with a link: its bends without the ends, and at least one point, so that a straight link stays where it is. */
function bends(path: readonly Point[], label: Point | null): { points: number[] | null; linkTextPosition: number } {
  const inner = path.slice(1, -1);
  const [start, end] = [path[0], path.at(-1)];
  if (inner.length === 0 && start && end) {
    inner.push({ x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) });
  }
  return {
    points: inner.flatMap(({ x, y }) => [x, y]),
    linkTextPosition: label ? Math.round(nearest(path, label).fraction * 1e4) / 1e4 : 0.5,
  };
}
