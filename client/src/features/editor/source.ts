import type { DynamicKind } from './dynamic/kinds';

/** Several charts shown as one around an entity; nothing on it can be edited. */
export interface DynamicSource {
  kind: 'dynamic';
  entity: { key: string; name: string };
  of: DynamicKind;
  charts: readonly { key: string; name: string }[];
  /** By a link's key, the keys of the charts that say so. */
  told: ReadonlyMap<string, readonly string[]>;
}

/** What an editor shows: a chart that is kept, or one put together for the moment. */
export type Source = { kind: 'chart' } | DynamicSource;

/** The names of the charts that say a link, in their order; empty on a chart of its own. */
export function chartsOfLink(source: Source, linkKey: string): readonly { key: string; name: string }[] {
  if (source.kind !== 'dynamic') return [];
  const told = source.told.get(linkKey) ?? [];
  return source.charts.filter(({ key }) => told.includes(key));
}
