import type { Tx } from '../store';
import type { Binding } from './binding';
import type { Model } from './bods/model';
import { linksOnChart, type ChartLinkRow } from './chartStore';
import type { Sifted } from './sources';

/**
 * The links of a chart that a workbook of it says anew, by the workbook's records: its entities are known by their keys, its links have none, so
 * that one between the same two that came by another file, or that a person drew, is told by its ends.
 */
export async function linksByEnds(
  tx: Tx,
  chartKey: string,
  { sifted, next, binding }: { sifted: Sifted; next: Model; binding: Binding },
  byRecord: ReadonlyMap<string, unknown>,
): Promise<Map<string, ChartLinkRow>> {
  if (binding.same.size === 0) return new Map();
  const rows = await linksOnChart(tx, { chartKey });
  const said = new Set([...sifted.known.values(), ...sifted.fresh].map(({ recordKey }) => recordKey));
  return matchEnds(next, binding, { said, byRecord, rows });
}

/** What links are matched with: the records of the file, the chart's links by their records, and all of them. */
interface Known {
  said: ReadonlySet<string>;
  byRecord: ReadonlyMap<string, unknown>;
  rows: readonly ChartLinkRow[];
}

/** A row is that of one record at most; of several between the same two the first comes first. */
export function matchEnds(
  { links }: Pick<Model, 'links'>,
  { keys, same }: Pick<Binding, 'keys' | 'same'>,
  { said, byRecord, rows }: Known,
): Map<string, ChartLinkRow> {
  const free = new Map<string, ChartLinkRow[]>();
  for (const row of rows) {
    if (row.recordKey !== null && said.has(row.recordKey)) continue;
    const ends = endsText(row.from, row.to);
    free.set(ends, [...(free.get(ends) ?? []), row]);
  }
  const matched = new Map<string, ChartLinkRow>();
  for (const { recordKey, from, to, ended } of links.values()) {
    if (ended || byRecord.has(recordKey) || !said.has(recordKey)) continue;
    const [first, second] = [keys.get(from) ?? '', keys.get(to) ?? ''];
    const row = same.has(first) && same.has(second) ? free.get(endsText(first, second))?.shift() : undefined;
    if (row) matched.set(recordKey, row);
  }
  return matched;
}

const endsText = (from: string, to: string): string => `${from}\n${to}`;
