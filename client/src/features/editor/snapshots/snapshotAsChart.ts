import type { Chart } from '@stemma/shared/chart/chart';
import type { ChartDocument } from '../../../chart/model/document';
import { UNSAVED } from '../../../chart/model/onlyRead';

/** A state of a chart as a chart that may only be read. */
export function snapshotAsChart(key: string, { props, nodes, links, groups }: ChartDocument): Chart {
  return {
    ...UNSAVED,
    ...props,
    key,
    nodes: [...nodes.values()],
    links: [...links.values()],
    groups: [...groups.values()],
  };
}
