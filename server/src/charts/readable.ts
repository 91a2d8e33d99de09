import type { UserCaller } from '../access/caller';
import { notFound } from '../errors';
import type { Tx } from '../store';
import { mayReadChart } from './policy';
import type { ChartRow } from './record';
import { chartsByKey, placementsOn } from './store';

/** The charts of these keys in their order. Throws `notFound` when there is one among them that the caller may not know of. */
export async function readableCharts(tx: Tx, caller: UserCaller, keys: readonly string[]): Promise<ChartRow[]> {
  const wanted = [...new Set(keys)];
  const rows = await chartsByKey(tx, { keys: wanted, userKey: caller.userKey });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return wanted.map((key) => {
    const chart = byKey.get(key);
    if (!chart || !mayReadChart(caller, chart)) throw notFound();
    return chart;
  });
}

/** How entities stand on the first of the charts that has them, by entity key. No rule is asked: the charts' are the caller's to ask. */
export async function firstPlacements(
  tx: Tx,
  chartKeys: readonly string[],
  entityKeys: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const rows = await placementsOn(tx, { charts: [...chartKeys], entityKeys: [...entityKeys] });
  const order = new Map(chartKeys.map((key, index) => [key, index]));
  rows.sort((a, b) => (order.get(b.chartKey) ?? 0) - (order.get(a.chartKey) ?? 0));
  return new Map(rows.map(({ entityKey, placement }) => [entityKey, placement]));
}
