import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Arrangement, Point } from '../model/commands';
import { nearest, simplified } from '@stemma/shared/chart/geometry/polyline';
import { elkGraph, SPACE } from './elkGraph';
import { parts, type Edge, type Part } from './order';
import { pack, type Block } from './pack';
import type { LayoutInput, LayoutNode } from './types';

/** Anything that lays a graph out as elkjs does. */
export interface Elk {
  layout(graph: ElkNode): Promise<ElkNode>;
}

interface LaidPart extends Block {
  nodes: Map<string, Point>;
  links: Map<string, { path: Point[]; label: Point | null; turned: boolean }>;
}

/** Lays a chart out in layers, owners above, unconnected parts side by side. The same chart gives the same result, in whatever order it comes. */
export async function layered(input: LayoutInput, elk: Elk): Promise<Arrangement> {
  const laid: LaidPart[] = [];
  for (const part of parts(input)) laid.push(part.edges.length ? await layPart(part, elk) : layLoose(part.nodes));
  const corners = pack(laid, SPACE.parts);
  const nodes = new Map<string, Point>();
  const links: Arrangement['links'] & Map<string, { points: number[] | null; linkTextPosition: number }> = new Map();
  for (const [at, part] of laid.entries()) {
    const corner = corners[at] ?? { x: 0, y: 0 };
    for (const [key, point] of part.nodes)
      nodes.set(key, { x: Math.round(point.x + corner.x), y: Math.round(point.y + corner.y) });
    for (const [key, way] of part.links) {
      const path = way.path.map(({ x, y }) => ({ x: Math.round(x + corner.x), y: Math.round(y + corner.y) }));
      const label = way.label && { x: way.label.x + corner.x, y: way.label.y + corner.y };
      links.set(key, bends(way.turned ? path.reverse() : path, label));
    }
  }
  return { nodes, links };
}

async function layPart(part: Part, elk: Elk): Promise<LaidPart> {
  const graph = await elk.layout(elkGraph(part));
  const byKey = new Map(part.nodes.map((node) => [node.key, node]));
  const nodes = new Map<string, Point>();
  for (const { id, x = 0, y = 0 } of graph.children ?? []) {
    const node = byKey.get(id);
    if (node) nodes.set(id, { x: x + node.width / 2, y: y + node.height / 2 });
  }
  const edges = new Map(part.edges.map((edge) => [edge.link.key, edge]));
  const links: LaidPart['links'] = new Map();
  for (const edge of graph.edges ?? []) {
    const own = edges.get(edge.id);
    const section = edge.sections?.[0];
    if (!own || !section) continue;
    const label = edge.labels?.[0];
    links.set(edge.id, {
      path: simplified([section.startPoint, ...(section.bendPoints ?? []), section.endPoint]),
      label:
        (label && {
          x: (label.x ?? 0) + (label.width ?? 0) / 2,
          y: (label.y ?? 0) + ((label.height ?? 0) - SPACE.arrow) / 2,
        }) ||
        null,
      turned: isTurned(own),
    });
  }
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, links };
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

function isTurned(edge: Edge): boolean {
  return edge.link.from !== edge.holder;
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
