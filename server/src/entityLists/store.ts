import { ownFolder } from '../access/store';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';
import type { Order } from './policy';

/** Which entities a list holds; null asks nothing. */
export interface ListScope extends Record<string, unknown> {
  userKey: string;
  organizationKey: string;
  types: readonly string[];
  /** Key of one of the user's folders; empty for what lies in none of his. */
  folder: string | null;
  /** Words in lower case that a name holds, each. */
  words: string[];
  tagKeys: string[];
  /** A country's names and codes. */
  countries: string[] | null;
  onCharts: boolean | null;
}

/** What a user may read, outside of the bin: his own, and what stands on charts that he may read. */
const LISTED = `CALL () {
     MATCH (:User {key: $userKey})-[:HAS_ACCESS]->(e:Entity) RETURN e
     UNION
     MATCH (:User {key: $userKey})-[:HAS_ACCESS]->(:Dataset)-[:CONTAINS]->(e:Entity) RETURN e
     UNION
     MATCH (d:Dataset {organizationKey: $organizationKey})-[:CONTAINS]->(e:Entity) WHERE d.visibility = 'public' RETURN e
   }
   WITH e
   WHERE e.typeName IN $types AND NOT coalesce(e.binned, false)
     AND ($folder IS NULL
          OR ($folder <> '' AND e.folder = $folder)
          OR ($folder = '' AND NOT (coalesce(e.folder, '') <> ''
              AND EXISTS { (:User {key: $userKey})-[:HAS_ACCESS]->(:Folder {key: e.folder}) })))
     AND all(word IN $words WHERE toLower(e.name) CONTAINS word)
     AND (size($tagKeys) = 0 OR EXISTS { MATCH (t:Tag)-[:TAGS]->(e) WHERE t.key IN $tagKeys AND t.organizationKey = $organizationKey })
     AND ($countries IS NULL OR any(place IN [e.country, e.nationality, e.accountLocation] WHERE toLower(place) IN $countries))
     AND ($onCharts IS NULL OR EXISTS { (e)<-[:CONTAINS]-(:Dataset) } = $onCharts)`;

const listedRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  folder: z.string(),
  permission: z.enum(PERMISSIONS).nullable(),
  chartCount: z.number(),
  modifiedByName: z.string().nullable(),
  tags: z.array(z.object({ key: z.string(), name: z.string(), color: z.string() })),
});
export type ListedRow = z.infer<typeof listedRow>;

const ORDERED: Record<Order['as'], string> = {
  chartCount: 'COUNT { (e)<-[:CONTAINS]-(:Dataset) }',
  number: 'e[$property]',
  text: 'toLower(toString(e[$property]))',
};

const pages = Object.fromEntries(
  (['chartCount', 'number', 'text'] as const).flatMap((as) =>
    [false, true].map((descending) => [
      `${as} ${descending}`,
      query(
        `entityLists.by.${as}${descending ? '.descending' : ''}`,
        `${LISTED}
         WITH e, ${ORDERED[as]} AS place, toLower(e.name) AS name, e.key AS key
         ORDER BY place IS NULL, place${descending ? ' DESC' : ''}, name, key SKIP $offset LIMIT $limit
         RETURN properties(e) AS properties, ${ownFolder('e')} AS folder,
           [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
           COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount,
           COLLECT { MATCH (u:User {key: e.modifiedBy}) RETURN u.name }[0] AS modifiedByName,
           COLLECT { MATCH (t:Tag {organizationKey: $organizationKey})-[:TAGS]->(e)
                     RETURN {key: t.key, name: t.name, color: coalesce(t.color, '')} ORDER BY toLower(t.name), t.key } AS tags`,
        listedRow,
      ),
    ]),
  ),
);

/** A page of a list in its order; what has no value in it comes last. */
export async function listPage(
  tx: Tx,
  scope: ListScope,
  order: Order & { descending: boolean },
  page: { limit: number; offset: number },
): Promise<ListedRow[]> {
  const read = pages[`${order.as} ${order.descending}`];
  if (!read) throw new Error(`No list is ordered by ${order.as}`);
  return read(tx, { ...scope, property: order.property, limit: int(page.limit), offset: int(page.offset) });
}

/** How many entities a list holds. */
export const countListed = query(
  'entityLists.count',
  `${LISTED} RETURN count(e) AS total`,
  z.object({ total: z.number() }),
);

/** Keys of what a list holds, by name, at most $limit. */
export async function listedKeys(tx: Tx, scope: ListScope, limit: number): Promise<string[]> {
  const rows = await keysRead(tx, { ...scope, limit: int(limit) });
  return rows.map(({ key }) => key);
}

const keysRead = query(
  'entityLists.keys',
  `${LISTED} WITH e.key AS key, toLower(e.name) AS name ORDER BY name, key LIMIT $limit RETURN key`,
  z.object({ key: z.string() }),
);
