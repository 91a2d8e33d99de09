import type { ChartLink } from '@stemma/shared/chart/link';
import { sayingOf } from '@stemma/shared/chart/sameLink';

/** A link of a dynamic chart, and the charts that say so. */
export interface MergedLink extends ChartLink {
  charts: string[];
}

/**
 * Links that say the same are one link that lists its charts: the same parties, direction and roles, however they are drawn. The first
 * chart's drawing stands; bends are left out, as they fit only the chart they were drawn on.
 */
export function mergeLinks(links: readonly { link: ChartLink; chart: string }[]): MergedLink[] {
  const merged = new Map<string, MergedLink>();
  for (const { link, chart } of links) {
    const said = sayingOf(link);
    const known = merged.get(said);
    if (!known) merged.set(said, { ...link, points: null, charts: [chart] });
    else if (!known.charts.includes(chart)) known.charts.push(chart);
  }
  return [...merged.values()];
}
