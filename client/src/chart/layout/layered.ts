import type { ElkNode } from 'elkjs/lib/elk-api';
import { simplified } from '@stemma/shared/chart/geometry/polyline';
import type { Arrangement, Point } from '../model/commands';
import { assembled, type LaidPart } from './assemble';
import { elkGraph, SPACE } from './elkGraph';
import type { Edge, Part } from './order';
import type { LayoutInput } from './types';

/** Anything that lays a graph out as elkjs does. */
export interface Elk {
  layout(graph: ElkNode): Promise<ElkNode>;
}

/** Lays a chart out in layers, owners above, unconnected parts side by side. The same chart gives the same result, in whatever order it comes. */
export function layered(input: LayoutInput, elk: Elk): Promise<Arrangement> {
  return assembled(input, (part) => layPart(part, elk), { routing: null });
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

function isTurned(edge: Edge): boolean {
  return edge.link.from !== edge.holder;
}
