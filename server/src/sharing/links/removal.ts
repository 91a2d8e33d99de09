import type { Tx } from '../../store';
import { endGrants } from './grantsStore';
import { deleteLinksOfCharts } from './store';

/** Deletes the share links of charts within the use case that deletes the charts; one that opens others too stays for those. */
export async function removeLinksOfCharts(tx: Tx, charts: readonly string[]): Promise<void> {
  await endGrants(tx, { charts, entityKeys: null, gone: charts });
  await deleteLinksOfCharts(tx, charts);
}

/** Ends what share links show of entities that were just taken off a chart: who puts one back has not shared it. */
export async function endGrantsOfTakenOff(tx: Tx, chart: string, entityKeys: readonly string[]): Promise<void> {
  await endGrants(tx, { charts: [chart], entityKeys, gone: [] });
}
