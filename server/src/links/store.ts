import type { ChartLink } from '@stemma/shared/chart/link';
import { summarize } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { z } from 'zod';
import type { ElementIds, Tx } from '../store';
import { byElementIds, ENDS_BY_ID, ENDS_BY_KEY, inChunks, query, rowProperties } from '../store';

/** A link's properties as kept: native ones for queries, and its roles whole in `rolesJson`. */
export function linkProperties(link: ChartLink, datasetKey: string): Record<string, unknown> {
  const { roles, from: _from, to: _to, ...drawn } = link;
  return {
    ...drawn,
    datasetKey,
    typeName: 'GenericLink',
    isDataLink: true,
    roles: roles.map(({ role }) => role),
    rolesJson: JSON.stringify(roles, (_name, value: unknown) => value ?? undefined),
    ...summarize(roles, isoToday()),
  };
}

const endsRow = z.object({ from: z.string(), to: z.string() });
/** Between which entities a link was that is there no more. */
export type LinkEnds = z.infer<typeof endsRow>;
const AND_TELL_ENDS = 'WITH l, startNode(l).key AS from, endNode(l).key AS to DELETE l RETURN from, to';

interface MovedLinks extends Record<string, unknown> {
  rows: { key: string; from: string; to: string }[];
  datasetKey: string;
}

const dropMoved = query<MovedLinks, LinkEnds>(
  'links.dropMoved',
  `UNWIND $rows AS row
   MATCH (a:Entity)-[l:LINK {key: row.key}]->(b:Entity) USING INDEX SEEK l:LINK(key)
   WHERE l.datasetKey = $datasetKey AND (a.key <> row.from OR b.key <> row.to)
   ${AND_TELL_ENDS}`,
  endsRow,
);

/**
 * Keeps links of one chart. A link with the key is changed where its ends are the same, and made anew where they are not;
 * what an import keeps with it (its source record, its ended mark) stays. `there` are the keys under which there are links, `marks` what
 * is kept beside what is drawn, `elementIds` lead to ends that were made in the same transaction. Answers where links were that were made anew elsewhere.
 */
export async function upsertLinks(
  tx: Tx,
  datasetKey: string,
  links: ChartLink[],
  {
    there,
    marks,
    elementIds,
  }: {
    there: ReadonlySet<string>;
    marks: ReadonlyMap<string, Record<string, unknown>>;
    elementIds: ElementIds;
  },
): Promise<LinkEnds[]> {
  const rowOf = (link: ChartLink) => ({
    key: link.key,
    from: link.from,
    to: link.to,
    properties: { ...linkProperties(link, datasetKey), ...marks.get(link.key) },
  });
  const fresh = links.filter(({ key }) => !there.has(key));
  await createLinks(tx, fresh.map(rowOf), elementIds);
  const known = links.filter(({ key }) => there.has(key)).map(rowOf);
  if (known.length === 0) return [];
  const moved = await dropMoved(tx, { rows: known.map(({ key, from, to }) => ({ key, from, to })), datasetKey });
  await tx.run(
    'links.upsert',
    `UNWIND $rows AS row
     MATCH (a:Entity {key: row.from}), (b:Entity {key: row.to})
     MERGE (a)-[l:LINK {key: row.key}]->(b)
     SET l += row.properties`,
    { rows: known },
  );
  return moved;
}

async function createLinks(
  tx: Tx,
  links: readonly (LinkEnds & { properties: Record<string, unknown> })[],
  elementIds: ElementIds,
): Promise<void> {
  const { pattern, set, parameters, values } = rowProperties(
    links.map(({ properties }) => properties),
    'row[2]',
    MADE_ALIKE,
  );
  const rows = links.map(({ from, to }, at) => [from, to, values[at]] as const);
  const { byId, byKey } = byElementIds(rows, elementIds);
  const created = (ends: string): string => `UNWIND $rows AS row
     ${ends}
     CREATE (a)-[l:LINK${pattern}]->(b)
     ${set('l')}`;
  await inChunks(byId, (chunk) =>
    tx.run('links.createBetweenNew', created(ENDS_BY_ID), { ...parameters, rows: chunk }),
  );
  await inChunks(byKey, (chunk) => tx.run('links.create', created(ENDS_BY_KEY), { ...parameters, rows: chunk }));
}

/** What is the same in all links of a chart that are made at once. */
const MADE_ALIKE = ['datasetKey', 'typeName', 'isDataLink'];

/** The keys under which there are links already, and whether another chart has them. */
export const usedLinkKeys = query(
  'links.usedKeys',
  `UNWIND $keys AS key
   MATCH ()-[l:LINK {key: key}]->() USING INDEX SEEK l:LINK(key)
   RETURN DISTINCT l.key AS key, l.datasetKey <> $datasetKey AS isForeign`,
  z.object({ key: z.string(), isForeign: z.boolean() }),
);

/** Deletes links of one chart by key. */
export const deleteLinks = query<{ datasetKey: string; keys: string[] }, LinkEnds>(
  'links.delete',
  `UNWIND $keys AS key
   MATCH ()-[l:LINK {key: key}]->() USING INDEX SEEK l:LINK(key)
   WHERE l.datasetKey = $datasetKey ${AND_TELL_ENDS}`,
  endsRow,
);

/** Deletes the links of a chart that end at one of the entities. */
export const deleteLinksOf = query<{ datasetKey: string; entityKeys: string[] }, LinkEnds>(
  'links.deleteOf',
  `UNWIND $entityKeys AS key
   MATCH (e:Entity {key: key})-[l:LINK {datasetKey: $datasetKey}]-(:Entity) USING INDEX SEEK e:Entity(key)
   WITH DISTINCT l ${AND_TELL_ENDS}`,
  endsRow,
);

/** Deletes every link of a chart. */
export const deleteChartLinks = query<{ datasetKey: string }, LinkEnds>(
  'links.deleteOfChart',
  `MATCH ()-[l:LINK {datasetKey: $datasetKey}]->() ${AND_TELL_ENDS}`,
  endsRow,
);

/** The chart that a link belongs to; no row when there is no such link. */
export const chartOfLink = query(
  'links.chartOf',
  'MATCH (a:Entity)-[l:LINK {key: $key}]->(b:Entity) RETURN l.datasetKey AS datasetKey, a.key AS from, b.key AS to, properties(l) AS properties',
  z.object({ datasetKey: z.string(), from: z.string(), to: z.string(), properties: z.record(z.string(), z.unknown()) }),
);
