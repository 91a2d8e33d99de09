import type { ComponentLayout, Elk } from '../types';
import type { ConnectedComponent } from '../connectedComponents';
import { judgedStraightRoutes } from '../straight/straightRoutes';

/** What is tried for straight links, in turn: how far layers are apart, in chart units, and how much wider than needed cards stand in them. */
const SLANTS = [
  { layers: 120, spread: 1 },
  { layers: 120, spread: 1.25 },
  { layers: 160, spread: 1.25 },
  { layers: 200, spread: 1.4 },
];

/** On larger components the first is taken: to find the routes of straight links takes long. */
const SOUGHT_MAX = 80;
/** On larger components elkjs' best placement takes too long; the next best looks nearly as good. */
const SIMPLEX_MAX = 250;

/** A component in layers with straight links, drawn so that few of them are hard to tell apart; `placed` puts its cards into layers so far apart. */
export async function slantedLayout(
  part: ConnectedComponent,
  placed: (layers: number) => Promise<ComponentLayout>,
): Promise<ComponentLayout> {
  let best: { layout: ComponentLayout; penalty: number } | null = null;
  for (const { layers, spread } of SLANTS) {
    const laid = await placed(layers);
    const nodes = new Map([...laid.nodes].map(([key, { x, y }]) => [key, { x: x * spread, y }]));
    const own = judgedStraightRoutes(part, { ...laid, nodes, width: laid.width * spread });
    if (!best || own.penalty < best.penalty) best = own;
    if (best.penalty === 0 || part.nodes.length > SOUGHT_MAX) break;
  }
  return best?.layout ?? { width: 0, height: 0, nodes: new Map(), links: new Map() };
}

/**
 * Cards in layers as elkjs places them: it spreads them by the links between them, and straight links need that room (dot's places left four
 * times as many of them on one line).
 */
export async function placedByElk(
  { nodes, edges, space }: ConnectedComponent,
  elk: Elk,
  layers: number,
): Promise<ComponentLayout> {
  const graph = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.randomSeed': '1',
      'elk.layered.thoroughness': '40',
      'elk.spacing.nodeNode': String(space.cards),
      'elk.layered.spacing.nodeNodeBetweenLayers': String(layers),
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.nodePlacement.strategy': nodes.length > SIMPLEX_MAX ? 'BRANDES_KOEPF' : 'NETWORK_SIMPLEX',
    },
    children: nodes.map(({ key, width, height, drop }) => ({ id: key, width, height: height + drop })),
    edges: edges.map(({ link, holder, held }) => ({ id: link.key, sources: [holder], targets: [held] })),
  });
  const heights = new Map(nodes.map(({ key, height }) => [key, height]));
  const places = (graph.children ?? []).map(
    ({ id, x = 0, y = 0, width = 0 }) => [id, { x: x + width / 2, y: y + (heights.get(id) ?? 0) / 2 }] as const,
  );
  return { nodes: new Map(places), links: new Map(), width: graph.width ?? 0, height: graph.height ?? 0 };
}
