import type { ElkNode } from 'elkjs/lib/elk-api';
import type { EdgePath } from '@stemma/diagram/layout/layered/crossings';

/** Cards and what joins them, without anything else. */
interface Bare {
  nodes: readonly { key: string; width: number; height: number }[];
  links: readonly { key: string; from: string; to: string }[];
}

/** A graph of which elkjs is told nothing but the sizes of cards: what its layout by default is measured by. */
export function plainGraph({ nodes, links }: Bare): ElkNode {
  return {
    id: 'chart',
    layoutOptions: { 'elk.algorithm': 'layered', 'elk.direction': 'DOWN', 'elk.randomSeed': '1' },
    children: nodes.map(({ key, width, height }) => ({ id: key, width, height })),
    edges: links.map(({ key, from, to }) => ({ id: key, sources: [from], targets: [to] })),
  };
}

/** The routes of links on such a graph laid out. */
export function plainRoutes({ edges }: ElkNode, links: Bare['links']): EdgePath[] {
  const ends = new Map(links.map(({ key, from, to }) => [key, { from, to }]));
  return (edges ?? []).flatMap(({ id, sections }) => {
    const [section, own] = [sections?.[0], ends.get(id)];
    if (!section || !own) return [];
    return [{ ...own, path: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] }];
  });
}
