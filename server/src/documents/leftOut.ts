import type { Chart } from '@stemma/shared/chart/chart';

/** What is left of a chart without these cards: neither their links nor their places in groups. */
export function withoutCards<Some extends Pick<Chart, 'nodes' | 'links' | 'groups'>>(
  chart: Some,
  keys: ReadonlySet<string>,
): Some {
  if (keys.size === 0) return chart;
  return {
    ...chart,
    nodes: chart.nodes.filter(({ key }) => !keys.has(key)),
    links: chart.links.filter(({ from, to }) => !keys.has(from) && !keys.has(to)),
    groups: chart.groups.map((group) => ({ ...group, members: group.members.filter((member) => !keys.has(member)) })),
  };
}
