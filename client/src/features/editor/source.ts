import type { Comparison } from '../../chart/model/compare';
import type { ChartDocument } from '../../chart/model/document';
import type { ReportedChart } from '../../lib/ownership/report';
import type { DynamicKind } from './dynamic/kinds';
import type { SnapshotItem } from './snapshots/documents';
import type { Snapshot } from './snapshots/readSnapshot';
import { t } from '@stemma/shared/language/translate';

/** Several charts shown as one around an entity; nothing on it can be edited. */
export interface DynamicSource {
  kind: 'dynamic';
  entity: { key: string; name: string };
  of: DynamicKind;
  charts: readonly { key: string; name: string }[];
  /** By a link's key, the keys of the charts that say so. */
  chartsOf: ReadonlyMap<string, readonly string[]>;
}

/** Which snapshot is looked at, and with what it is compared: another snapshot by its key, the chart as it is now, or nothing. */
export interface SnapshotView {
  key: string;
  against: string | null;
}

/** A chart as a snapshot kept it; nothing on it can be edited. */
export interface SnapshotSource {
  kind: 'snapshot';
  /** The chart that it is a state of. */
  chartKey: string;
  snapshot: Snapshot;
  /** What differs from the other moment, and what both are called. */
  comparison: Comparison | null;
  from: string;
  to: string;
  against: string | null;
  others: readonly SnapshotItem[];
  onAgainst: (against: string | null) => void;
  onLeave: () => void;
  /** Null for who may not edit the chart. */
  onGoBack: (() => Promise<void>) | null;
}

/** What an editor shows: a chart that is kept, one put together for the moment, or one as it was. */
export type Source = { kind: 'chart' } | DynamicSource | SnapshotSource;

/** The names of the charts that say a link, in their order; empty on a chart of its own. */
export function chartsOfLink(source: Source, linkKey: string): readonly { key: string; name: string }[] {
  if (source.kind !== 'dynamic') return [];
  const chartKeys = source.chartsOf.get(linkKey) ?? [];
  return source.charts.filter(({ key }) => chartKeys.includes(key));
}

/** What reports of it are made of: a chart of its own, or a snapshot that is looked at by itself. */
export function reportedBy(source: Source, chartKey: string): ReportedChart | null {
  if (source.kind === 'chart') return { chartKey };
  if (source.kind !== 'snapshot' || source.comparison) return null;
  return { chartKey: source.chartKey, snapshotKey: source.snapshot.key };
}

/** Whether two states of a chart are shown as one, in words that belong on no chart. */
export function isCompared(source: Source): boolean {
  return source.kind === 'snapshot' && source.comparison !== null;
}

/** What a chart states: of two compared states what these say, without the words of the comparison. */
export function statedOn(source: Source, document: ChartDocument): ChartDocument {
  return (source.kind === 'snapshot' && source.comparison?.both) || document;
}

/** In which state of a chart something is so, to be put after a noun: "on this chart", "now", "in First". */
export function stateLabel(source: Source): string {
  if (source.kind !== 'snapshot') return t('on this chart');
  const { comparison, to, snapshot } = source;
  if (!comparison) return t('in {name}', { name: snapshot.name });
  return to === NOW ? NOW : t('in {name}', { name: to });
}

/** What the chart as it is now is called beside snapshots. */
export const NOW = t('now');

/** Whether a link or card stands only on the earlier of two states that are compared. */
export function isGone(source: Source, key: string): boolean {
  return source.kind === 'snapshot' && source.comparison?.marks.get(key) === 'removed';
}
