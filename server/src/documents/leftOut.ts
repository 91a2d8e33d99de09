import { byKey } from '@stemma/shared/byKey';
import type { Chart } from '@stemma/shared/chart/chart';
import * as folding from '@stemma/diagram/group/foldedGroups';

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

/** What of a chart is drawn. */
export type Drawn = Pick<Chart, 'nodes' | 'links' | 'groups' | 'routing' | 'style' | 'tags'>;

/**
 * What is drawn of a chart, its folded groups as one card each, without these cards. A folded group's card stands where it does on screen,
 * whichever of its cards are left out.
 */
export function drawnWithout(chart: Drawn, keys: ReadonlySet<string>): Drawn {
  const onChart = new Set(chart.nodes.map(({ key }) => key));
  const links = chart.links.filter(({ from, to }) => onChart.has(from) && onChart.has(to));
  const whole = { nodes: byKey(chart.nodes), links: byKey(links), groups: byKey(chart.groups) };
  const { nodes, links: drawn, groups } = folding.withoutCards(whole, folding.withGroupsFolded(whole, new Map()), keys);
  return {
    ...(chart.style && { style: chart.style }),
    ...(chart.tags && { tags: chart.tags }),
    routing: chart.routing,
    nodes: [...nodes.values()],
    links: [...drawn.values()],
    groups: [...groups.values()],
  };
}
