import { sentence } from '@stemma/shared/language/sentence';
import type { ChartLink } from '@stemma/shared/chart/link';
import { messages } from '@stemma/shared/messages';
import { AppError, invalid } from '../errors';
import type { Pair } from '../ownership/holds/service';
import type { ElementIds, Tx } from '../store';
import { atMostOne } from '../store';
import { presentLink } from './present';
import type { LinkEnds } from './store';
import { chartOfLink, deleteChartLinks, deleteLinks, deleteLinksOf, upsertLinks, usedLinkKeys } from './store';

/**
 * Keeps links of a chart within the transaction of its save, and answers between which entities something changed. Both ends must stand
 * on the chart (`placed`). `marks` are what is kept with them beside what is drawn, by their keys, `newKeys` are not looked for: nothing bears
 * them; `elementIds` are the store's own of entities that the save made. Throws `conflict` where a key is another chart's link, `invalid` where an end is not on the chart.
 */
export async function writeLinks(
  tx: Tx,
  chartKey: string,
  links: ChartLink[],
  placed: Set<string>,
  {
    marks = new Map(),
    newKeys = new Set(),
    elementIds = new Map(),
  }: {
    marks?: ReadonlyMap<string, Record<string, unknown>>;
    newKeys?: ReadonlySet<string>;
    elementIds?: ElementIds;
  } = {},
): Promise<Pair[]> {
  if (links.length === 0) return [];
  const loose = links.find(({ from, to }) => !placed.has(from) || !placed.has(to));
  if (loose)
    throw invalid(
      sentence("The link ''{key}'' ends at an entity that is not on this chart.", { key: loose.key }),
      'links',
    );
  const keys = links.map(({ key }) => key).filter((key) => !newKeys.has(key));
  const used = keys.length > 0 ? await usedLinkKeys(tx, { keys, datasetKey: chartKey }) : [];
  if (used.some(({ isForeign }) => isForeign)) throw new AppError('conflict', messages.notAllowed, { field: 'links' });
  const there = new Set(used.map(({ key }) => key));
  return pairsOf([...(await upsertLinks(tx, chartKey, links, { there, marks, elementIds })), ...links]);
}

function pairsOf(ends: readonly LinkEnds[]): Pair[] {
  return ends.map(({ from, to }) => [from, to] as const);
}

/** Deletes links of a chart by key; keys that are not its links are passed over. Answers between which entities links went. */
export async function removeLinks(tx: Tx, chartKey: string, keys: string[]): Promise<Pair[]> {
  return keys.length ? pairsOf(await deleteLinks(tx, { datasetKey: chartKey, keys })) : [];
}

/** Deletes the links of a chart that end at the entities which leave it. Answers between which entities links went. */
export async function removeLinksOf(tx: Tx, chartKey: string, entityKeys: string[]): Promise<Pair[]> {
  return entityKeys.length ? pairsOf(await deleteLinksOf(tx, { datasetKey: chartKey, entityKeys })) : [];
}

/** Deletes every link of a chart, ended ones too. Answers between which entities. */
export async function removeChartLinks(tx: Tx, chartKey: string): Promise<Pair[]> {
  return pairsOf(await deleteChartLinks(tx, { datasetKey: chartKey }));
}

/** A link and the key of its chart; undefined when there is no such link. No rule is asked: the chart's are the caller's to ask. */
export async function linkByKey(tx: Tx, key: string): Promise<{ chartKey: string; link: ChartLink } | undefined> {
  const row = atMostOne(await chartOfLink(tx, { key }));
  return row && { chartKey: row.datasetKey, link: presentLink(row.from, row.to, row.properties) };
}
