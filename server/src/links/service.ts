import type { ChartLink } from '@stemma/shared/chart/link';
import { messages } from '@stemma/shared/messages';
import { AppError, invalid } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { presentLink } from './present';
import { chartOfLink, deleteChartLinks, deleteLinks, deleteLinksOf, foreignLinkKeys, upsertLinks } from './store';

/**
 * Keeps links of a chart within the transaction of its save. Both ends must stand on the chart (`placed`).
 * Throws `conflict` where a key is another chart's link, `invalid` where an end is not on the chart.
 */
export async function writeLinks(tx: Tx, chartKey: string, links: ChartLink[], placed: Set<string>): Promise<void> {
  if (links.length === 0) return;
  const loose = links.find(({ from, to }) => !placed.has(from) || !placed.has(to));
  if (loose) throw invalid(`The link '${loose.key}' ends at an entity that is not on this chart.`, 'links');
  const foreign = await foreignLinkKeys(tx, { keys: links.map(({ key }) => key), datasetKey: chartKey });
  if (foreign.length) throw new AppError('conflict', messages.notAllowed, { field: 'links' });
  await upsertLinks(tx, chartKey, links);
}

/** Deletes links of a chart by key; keys that are not its links are passed over. */
export async function removeLinks(tx: Tx, chartKey: string, keys: string[]): Promise<void> {
  if (keys.length) await deleteLinks(tx, chartKey, keys);
}

/** Deletes the links of a chart that end at the entities which leave it. */
export async function removeLinksOf(tx: Tx, chartKey: string, entityKeys: string[]): Promise<void> {
  if (entityKeys.length) await deleteLinksOf(tx, chartKey, entityKeys);
}

/** Deletes every link of a chart, ended ones too. */
export async function removeChartLinks(tx: Tx, chartKey: string): Promise<void> {
  await deleteChartLinks(tx, chartKey);
}

/** A link and the key of its chart; undefined when there is no such link. No rule is asked: the chart's are the caller's to ask. */
export async function linkByKey(tx: Tx, key: string): Promise<{ chartKey: string; link: ChartLink } | undefined> {
  const row = atMostOne(await chartOfLink(tx, { key }));
  return row && { chartKey: row.datasetKey, link: presentLink(row.from, row.to, row.properties) };
}
