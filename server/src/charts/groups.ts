import type { ChartGroup, ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { Context } from '../context';
import { notFound } from '../errors';
import { readChart } from './service';

export interface GroupGraph {
  key: string;
  name: string;
  description: string;
  revision: number;
  nodes: ChartNode[];
  links: ChartLink[];
  groups: ChartGroup[];
}

/** One group of a chart, as a chart: its members and the links among them. Throws `notFound` when the chart has no such group. */
export async function groupGraph(context: Context, chartKey: string, groupKey: string): Promise<GroupGraph> {
  const chart = await readChart(context, chartKey);
  const group = chart.groups.find(({ key }) => key === groupKey);
  if (!group) throw notFound();
  const members = new Set(group.members);
  return {
    key: group.key,
    name: group.name,
    description: chart.description,
    revision: chart.revision,
    nodes: chart.nodes.filter(({ key }) => members.has(key)),
    links: chart.links.filter(({ from, to }) => members.has(from) && members.has(to)),
    groups: chart.groups.filter(({ key }) => members.has(key)),
  };
}
