import type { ElkExtendedEdge, ElkLabel, ElkNode, ElkPort } from 'elkjs/lib/elk-api';
import type { Point } from '../../geometry/box';
import { parallelEdgesOf, labelSpace, type ParallelEdges } from './parallelEdges';
import { depthOf } from '../../group/groups';
import { type Edge, type ConnectedComponent, startsAlone } from '../connectedComponents';
import { SPACE } from '../nodeBox';
import type { LayoutNode } from '../types';
import { type GroupBoundaryNodes, positionOf } from '../../group/groupBoundaryNodes';

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.separateConnectedComponents': 'false',
  'elk.layered.nodePlacement.networkSimplex.nodeFlexibility.default': 'NONE',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'HEAD_LAYER',
  'elk.spacing.nodeNode': String(SPACE.cards),
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.portPort': '28',
  'elk.spacing.edgeLabel': '0',
  'elk.spacing.labelNode': '8',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(SPACE.layers),
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
};

/** Half of what a frame takes up between two rows, above and below its cards. */
export const FRAME_HALF = 34;

/** Above so many cards the best placement takes too long (6 s for 1,000); the next best looks nearly as good. */
const BEST_PLACEMENT_MAX = 250;

/** One way to look for an order with few crossings. */
export interface OrderAttempt {
  /** Siblings by their shares, where elkjs sees no better. */
  ordered: boolean;
  /** How often elkjs looks; 7 is its own default. */
  thoroughness: number;
  seed: number;
  /** Whether each card stands as near below the tops as it can, rather than where links are shortest. */
  isHigh?: boolean;
  /** Whether only the order of cards counts, not how far they stand apart: that takes a quarter of the time. */
  isDraft?: boolean;
  /** The order of cards that is kept, and what keeps groups together. */
  walls?: GroupBoundaryNodes;
  /** The layer of each card, where it is given. */
  layers?: ReadonlyMap<string, number>;
}

export const FIRST_ATTEMPT: OrderAttempt = { ordered: true, thoroughness: 7, seed: 1 };

/** Where a link enters and leaves, as ELK's port ids. */
interface Ends {
  source: string;
  target: string;
}

/**
 * A part of the chart as ELK's graph. A card's links leave together from the middle of its foot, so that they share a bundle, but for those with a head there; they
 * enter side by side at its head, or together where there are too many. Labels stand on the links and are kept free by ELK.
 */
export function elkGraph(
  part: ConnectedComponent,
  { ordered, thoroughness, seed, isHigh, isDraft, walls, layers: own }: OrderAttempt = FIRST_ATTEMPT,
): ElkNode {
  const ends = new Map<string, Ends>();
  const bundles = parallelEdgesOf(part.edges);
  const leads = bundles.map(([lead]) => lead);
  const children = part.nodes.map((node) =>
    elkNode(node, leads, ends, walls?.places.get(node.key), own?.get(node.key)),
  );
  const isWorded = part.groups.length > 0 || leads.length < part.edges.length || leads.some(({ link }) => link.label);
  const edges = bundles.map((bundle): ElkExtendedEdge => elkEdge(bundle, ends, isWorded));
  const layers = Math.max(SPACE.layers, depthOf(part.groups) * FRAME_HALF);
  const layoutOptions = {
    ...OPTIONS,
    'elk.layered.nodePlacement.strategy': placementOf(part, isDraft),
    'elk.layered.layering.strategy': isHigh ? 'LONGEST_PATH_SOURCE' : 'NETWORK_SIMPLEX',
    'elk.layered.considerModelOrder.strategy': ordered ? 'NODES_AND_EDGES' : 'NONE',
    'elk.layered.thoroughness': String(thoroughness),
    'elk.randomSeed': String(seed),
    ...(own && { 'elk.partitioning.activate': 'true' }),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(layers),
    ...(walls && { 'elk.layered.crossingMinimization.semiInteractive': 'true' }),
  };
  if (!walls) return { id: 'chart', layoutOptions, children, edges };
  return { id: 'chart', layoutOptions, children: [...children, ...walls.children], edges: [...edges, ...walls.edges] };
}

function placementOf({ nodes }: ConnectedComponent, isDraft = false): string {
  if (isDraft) return 'BRANDES_KOEPF';
  return nodes.length > BEST_PLACEMENT_MAX ? 'LINEAR_SEGMENTS' : 'NETWORK_SIMPLEX';
}

function elkNode(
  node: LayoutNode,
  edges: readonly Edge[],
  ends: Map<string, Ends>,
  place?: Point,
  layer?: number,
): ElkNode {
  const arriving = edges.filter((edge) => edge.held === node.key);
  const leaving = edges.filter((edge) => edge.holder === node.key);
  const room = Math.floor((node.width - 2 * node.corner) / 28);
  const together = arriving.length > Math.min(8, Math.max(1, room));
  const ports: ElkPort[] = [];
  for (const [at, edge] of arriving.entries()) {
    const id = `${node.key}\u0000in${together ? '' : at}`;
    if (!together || at === 0) ports.push(port(id, 'NORTH'));
    endsOf(ends, edge).target = id;
  }
  for (const edge of leaving) {
    const id = `${node.key}\u0000out${startsAlone(edge) ? edge.link.key : ''}`;
    if (!ports.some((known) => known.id === id)) ports.push(port(id, 'SOUTH'));
    endsOf(ends, edge).source = id;
  }
  return {
    id: node.key,
    width: node.width,
    height: node.height + node.drop,
    ports,
    layoutOptions: {
      'elk.portConstraints': 'FIXED_SIDE',
      'elk.portAlignment.default': 'CENTER',
      'elk.alignment': 'TOP',
      ...(place && positionOf(place)),
      ...(layer !== undefined && { 'elk.partitioning.partition': String(layer) }),
      'elk.spacing.portsSurrounding': `[top=0,left=${node.corner},bottom=0,right=${node.corner}]`,
    },
  };
}

function port(id: string, side: 'NORTH' | 'SOUTH'): ElkPort {
  return { id, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } };
}

/** Where any link of a part has words, one without leaves the room of none: so all cards of a level stand in one row. */
function elkEdge(bundle: ParallelEdges, ends: ReadonlyMap<string, Ends>, isWorded: boolean): ElkExtendedEdge {
  const [{ link, holder, held }] = bundle;
  const own = ends.get(link.key);
  const label: ElkLabel = {
    id: `${link.key}\u0000label`,
    text: '·',
    ...labelSpace(bundle),
    layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
  };
  return {
    id: link.key,
    sources: [own?.source || holder],
    targets: [own?.target || held],
    ...(isWorded && { labels: [label] }),
  };
}

function endsOf(ends: Map<string, Ends>, edge: Edge): Ends {
  const own = ends.get(edge.link.key) ?? { source: '', target: '' };
  ends.set(edge.link.key, own);
  return own;
}
