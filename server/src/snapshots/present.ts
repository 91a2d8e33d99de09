import type { Chart } from '@stemma/shared/chart/chart';
import { DEFAULT_FONT } from '@stemma/shared/chart/fonts';
import type { SnapshotRow } from './store';

/** What a chart was at a moment, as lists show it. */
export interface Snapshot {
  key: string;
  name: string;
  createdBy: string;
  createdByName: string;
  createdDate: string;
  chartKey: string;
  /** The chart's revision at that moment. */
  revision: number;
}

export function presentSnapshot(row: SnapshotRow): Snapshot {
  const { key, name, createdBy, createdByName, createdDate, chartKey, revision } = row;
  return { key, name, createdBy, createdByName, createdDate, chartKey, revision };
}

/** What is kept of a chart: its drawing, without what the caller of that moment was permitted. */
export type SnapshotContent = Pick<Chart, 'name' | 'description' | 'routing' | 'style' | 'nodes' | 'links' | 'groups'>;

export function presentSnapshotContent(chart: Chart): SnapshotContent {
  const { name, description, routing, style, nodes, links, groups } = chart;
  return {
    name,
    description,
    routing,
    ...(style && { style }),
    links,
    groups,
    nodes: nodes.map((node) => ({ ...node, permission: null })),
  };
}

/** What was kept. Before styles had fonts, all was written in the product's own. */
export function readSnapshotContent(text: string): SnapshotContent {
  const content = JSON.parse(text) as SnapshotContent;
  return content.style
    ? { ...content, style: { ...content.style, font: content.style.font ?? DEFAULT_FONT } }
    : content;
}
