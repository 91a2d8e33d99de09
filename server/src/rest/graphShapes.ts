import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { groupShape } from '@stemma/shared/chart/save';
import { z } from 'zod';
import { DYNAMIC_KINDS } from '../relationships/service';
import type { DynamicChart } from '../relationships/service';
import { edgeAnswer, nodeAnswer, presentEdge, presentRestNode } from './shapes';

/** A part of the graph as REST sends it. */
export const partAnswer = z.object({
  nodes: z.array(nodeAnswer),
  edges: z.array(edgeAnswer),
  groups: z.array(groupShape),
});

export function presentPart({ nodes, links }: { nodes: ChartNode[]; links: ChartLink[] }): Record<string, unknown> {
  return { nodes: nodes.map(presentRestNode), edges: links.map(presentEdge), groups: [] };
}

/** A dynamic chart as REST sends it: each edge lists the keys of the charts that say so. */
export const dynamicAnswer = z.object({
  key: z.string().describe("The entity's key."),
  name: z.string(),
  type: z.enum(DYNAMIC_KINDS),
  charts: z.array(z.object({ key: z.string(), name: z.string() })),
  nodes: z.array(nodeAnswer),
  edges: z.array(edgeAnswer.extend({ charts: z.array(z.string()) })),
  groups: z.array(groupShape),
});

export function presentDynamic({ kind, nodes, links, ...chart }: DynamicChart): Record<string, unknown> {
  return {
    ...chart,
    type: kind,
    nodes: nodes.map(presentRestNode),
    edges: links.map((link) => ({ ...presentEdge(link), charts: link.charts })),
    groups: [],
  };
}
