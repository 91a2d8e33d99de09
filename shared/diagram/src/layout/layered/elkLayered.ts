import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Point } from '../../geometry/box';
import { simplified } from '../../geometry/polyline';
import { parallelEdgesOf, parallelRoutes } from './parallelEdges';
import { elkGraph, type OrderAttempt } from './elkGraph';
import { group, type Edge, type ConnectedComponent } from '../connectedComponents';
import { SPACE } from '../nodeBox';
import type { Elk, ComponentLayout } from '../types';

/** A part as elkjs lays it out in layers, looking for an order in one way. */
export async function layeredByElk(part: ConnectedComponent, elk: Elk, how: OrderAttempt): Promise<ComponentLayout> {
  const graph = await elk.layout(elkGraph(part, how));
  const byKey = new Map(part.nodes.map((node) => [node.key, node]));
  const nodes = new Map<string, Point>();
  for (const { id, x = 0, y = 0 } of graph.children ?? []) {
    const node = byKey.get(id);
    if (node) nodes.set(id, { x: x + node.width / 2, y: y + node.height / 2 });
  }
  const bundles = new Map(parallelEdgesOf(part.edges).map((bundle) => [bundle[0].link.key, bundle]));
  const arriving = group([...bundles.values()], ([{ held }]) => held);
  const links: ComponentLayout['links'] = new Map();
  for (const edge of graph.edges ?? []) {
    const bundle = bundles.get(edge.id);
    const section = edge.sections?.[0];
    if (!bundle || !section) continue;
    const [own] = bundle;
    if (bundle.length > 1) {
      const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
      const path = simplified([section.startPoint, ...(section.bendPoints ?? []), section.endPoint]);
      const count = arriving.get(own.held)?.length ?? 1;
      const routes = parallelRoutes(bundle, { path, room: { x, y, width, height } }, byKey.get(own.held), count);
      for (const [key, route] of routes) links.set(key, route);
      continue;
    }
    const label = own.link.label ? edge.labels?.[0] : undefined;
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
  return { width: graph.width ?? 0, height: graph.height ?? 0, nodes, links, layers: layersOf(graph) };
}

/** Which layer each card of a graph stands in. What stands in one layer overlaps in height, and nothing of two layers does. */
export function layersOf({ children = [], edges = [] }: ElkNode): Map<string, number> {
  const labels = edges.flatMap((edge) => edge.labels ?? []);
  const all = [...children, ...labels].map(({ id, y = 0, height = 0 }) => ({ id: id ?? '', y, bottom: y + height }));
  all.sort((a, b) => a.y - b.y);
  const layers = new Map<string, number>();
  let [layer, bottom] = [-1, -Infinity];
  for (const { id, ...one } of all) {
    if (one.y > bottom) layer += 1;
    bottom = Math.max(bottom, one.bottom);
    layers.set(id, layer);
  }
  return layers;
}

function isTurned(edge: Edge): boolean {
  return edge.link.from !== edge.holder;
}
