import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { LaidPart } from './assemble';
import type { Elk } from './layered';
import type { Part } from './order';
import { outOfFrames } from './outOfFrames';
import type { LayoutGroup } from './types';

const SPREAD = { links: 280, between: 56, together: 180 };

/** In a group of more cards not each two are drawn together. */
const ALL_SPRINGS_MAX = 12;

/** Above so many cards the better of the two takes too long. */
const STRESS_MAX = 300;

/** A part by springs: what is linked stands near, what is not far apart, and then no card over another. The same each time. */
export async function layForce(part: Part, elk: Elk): Promise<LaidPart> {
  const sized = part.nodes.map(({ key, width, height, drop }) => ({ id: key, width, height: height + drop }));
  const edges = part.edges.map(({ link, holder, held }) => ({ id: link.key, sources: [holder], targets: [held] }));
  const together = part.groups.flatMap(springs);
  const spread = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': part.nodes.length > STRESS_MAX ? 'force' : 'stress',
      'elk.randomSeed': '1',
      'elk.interactive': 'false',
      'elk.separateConnectedComponents': 'false',
      'elk.stress.desiredEdgeLength': String(SPREAD.links),
      'elk.spacing.nodeNode': '120',
    },
    children: sized,
    edges: [...edges, ...together],
  });
  const apart = await elk.layout({
    id: 'chart',
    layoutOptions: {
      'elk.algorithm': 'sporeOverlap',
      'elk.spacing.nodeNode': String(SPREAD.between),
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: (spread.children ?? []).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => ({
      id,
      x,
      y,
      width,
      height,
    })),
    edges: [],
  });
  return outOfFrames(part, laidOf(part, apart));
}

/** Springs between the cards of a group, shorter than links: between any two of a small one, else between each and the first. */
function springs({ key, cards }: LayoutGroup): ElkExtendedEdge[] {
  return cards.flatMap((card, at) =>
    cards.slice(0, cards.length > ALL_SPRINGS_MAX ? Math.min(1, at) : at).map((other) => ({
      id: `${key}\u0000${other}\u0000${card}`,
      sources: [other],
      targets: [card],
      layoutOptions: { 'elk.stress.desiredEdgeLength': String(SPREAD.together) },
    })),
  );
}

function laidOf(part: Part, { children = [] }: ElkNode): LaidPart {
  const left = Math.min(...children.map(({ x = 0 }) => x));
  const top = Math.min(...children.map(({ y = 0 }) => y));
  const byKey = new Map(part.nodes.map((node) => [node.key, node]));
  const nodes: LaidPart['nodes'] = new Map();
  let [width, height] = [0, 0];
  for (const { id, x = 0, y = 0 } of children) {
    const node = byKey.get(id);
    if (!node) continue;
    nodes.set(id, { x: x - left + node.width / 2, y: y - top + node.height / 2 });
    width = Math.max(width, x - left + node.width);
    height = Math.max(height, y - top + node.height + node.drop);
  }
  return { width, height, nodes, links: new Map() };
}
