import type { Tx } from '../../store';
import { deleteLinksOfCharts } from './store';

/** Deletes the share links of charts within the use case that deletes the charts; one that opens others too stays for those. */
export async function removeLinksOfCharts(tx: Tx, charts: readonly string[]): Promise<void> {
  await deleteLinksOfCharts(tx, charts);
}
