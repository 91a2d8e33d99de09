import { ownFolder, READABLE_CHARTS } from '../access/store';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { Tx } from '../store';
import { int, one, query } from '../store';
import type { ListScope } from './listed';
import { listedAmong, listedFrom, longestOf } from './listed';
import type { Directed, Order } from './policy';

const listedRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  folder: z.string(),
  permission: z.enum(PERMISSIONS).nullable(),
  chartCount: z.number(),
  modifiedByName: z.string().nullable(),
  tags: z.array(z.object({ key: z.string(), name: z.string(), color: z.string() })),
});
export type ListedRow = z.infer<typeof listedRow>;

const ROW = `RETURN properties(e) AS properties, ${ownFolder('e')} AS folder,
  [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
  COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount,
  COLLECT { MATCH (u:User {key: e.modifiedBy}) RETURN u.name }[0] AS modifiedByName,
  COLLECT { MATCH (t:Tag {organizationKey: $organizationKey})-[:TAGS]->(e)
            RETURN {key: t.key, name: t.name, color: coalesce(t.color, '')} ORDER BY toLower(t.name), t.key } AS tags`;

const PLACE: Record<Order['as'], string> = {
  chartCount: 'COUNT { (e)<-[:CONTAINS]-(:Dataset) }',
  number: 'e[$property]',
  text: 'toLower(toString(e[$property]))',
};

const asked = (scope: ListScope) => ({ ...scope, longest: longestOf(scope.words) });

/** What has no value comes last; what is equal goes by name, then by key. */
function inOrder({ as, property, descending }: Directed): string {
  const down = descending ? ' DESC' : '';
  if (property === 'name') return `WITH e, toLower(e.name) AS name, e.key AS key ORDER BY name${down}, key`;
  return `WITH e, ${PLACE[as]} AS place, toLower(e.name) AS name, e.key AS key
          ORDER BY place IS NULL, place${down}, name, key`;
}

/** A page of a list in its order. */
export async function listPage(
  tx: Tx,
  scope: ListScope,
  order: Directed,
  page: { limit: number; offset: number },
  from?: string,
): Promise<ListedRow[]> {
  const read = query(
    'entityLists.page',
    `${listedFrom(scope, from)} ${inOrder(order)} SKIP $offset LIMIT $limit ${ROW}`,
    listedRow,
  );
  return read(tx, { ...asked(scope), property: order.property, limit: int(page.limit), offset: int(page.offset) });
}

/** The keys of all that a list holds, in its order. */
export async function listOrder(tx: Tx, scope: ListScope, order: Directed, from?: string): Promise<readonly string[]> {
  const read = query(
    'entityLists.order',
    `${listedFrom(scope, from)} ${inOrder(order)} RETURN collect(key) AS keys`,
    z.object({ keys: z.array(z.string()) }),
  );
  return one(await read(tx, { ...asked(scope), property: order.property })).keys;
}

/** Those of the keys that a list holds at this moment, in the order of the keys. */
export async function listedByKey(tx: Tx, scope: ListScope, keys: readonly string[]): Promise<ListedRow[]> {
  const read = query('entityLists.byKey', `${listedAmong(scope)} ORDER BY at ${ROW}`, listedRow);
  return read(tx, { ...scope, keys });
}

const reachRow = z.object({ reach: z.number() });

/** About how many entities a user may read, by degrees alone: those on charts are not counted where his own are `enough` already. */
export const reachOf = query<{ userKey: string; organizationKey: string; enough: number }, z.infer<typeof reachRow>>(
  'entityLists.reach',
  `MATCH (u:User {key: $userKey})
   WITH u, COUNT { (u)-[:HAS_ACCESS]->() } AS own
   CALL (own) {
     WITH own WHERE own < $enough
     ${READABLE_CHARTS}
     RETURN sum(COUNT { (d)-[:CONTAINS]->() }) AS onCharts
   }
   RETURN own + onCharts AS reach`,
  reachRow,
);

const totalRow = z.object({ total: z.number() });

/** How many entities a list holds. */
export async function countListed(tx: Tx, scope: ListScope, from?: string): Promise<number> {
  const read = query('entityLists.count', `${listedFrom(scope, from)} RETURN count(e) AS total`, totalRow);
  return one(await read(tx, asked(scope))).total;
}

/** How many entities a filter lets through, whoever may read them, counted up to $most. */
export async function countSought(tx: Tx, scope: ListScope, from: string, most: number): Promise<number> {
  const read = query('entityLists.sought', `${from} WITH e LIMIT $most RETURN count(e) AS total`, totalRow);
  return one(await read(tx, { ...asked(scope), most: int(most) })).total;
}

/** Keys of what a list holds, by name, at most $limit. */
export async function listedKeys(tx: Tx, scope: ListScope, limit: number, from?: string): Promise<string[]> {
  const read = query(
    'entityLists.keys',
    `${listedFrom(scope, from)} ${inOrder({ property: 'name', as: 'text', descending: false })} LIMIT $limit RETURN key`,
    z.object({ key: z.string() }),
  );
  return (await read(tx, { ...asked(scope), limit: int(limit) })).map(({ key }) => key);
}
