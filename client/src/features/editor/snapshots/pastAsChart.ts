import type { Chart } from '@stemma/shared/chart/chart';
import type { ChartDocument } from '../../../chart/model/document';

/** A state of a chart as a chart that may only be read. */
export function pastAsChart(key: string, { props, nodes, links, groups }: ChartDocument): Chart {
  return {
    ...props,
    key,
    visibility: 'private',
    revision: 0,
    organizationKey: '',
    folder: null,
    createdDate: '',
    modifiedDate: '',
    createdBy: '',
    modifiedBy: '',
    viewerCan: { edit: false, share: false, delete: false },
    nodes: [...nodes.values()],
    links: [...links.values()],
    groups: [...groups.values()],
  };
}
