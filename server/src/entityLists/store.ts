import { ownFolder, READABLE_CHARTS } from '../access/store';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { Tx } from '../store';
import { int, one, query } from '../store';
import type { ListScope } from './listed';
import { isListed, listed, listedAmong } from './listed';
import type { Order } from './policy';

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

/** An order of a list, either way. */
export type Directed = Order & { descending: boolean };

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
): Promise<ListedRow[]> {
  const read = query(
    'entityLists.page',
    `${listed(scope)} ${inOrder(order)} SKIP $offset LIMIT $limit ${ROW}`,
    listedRow,
  );
  return read(tx, { ...scope, property: order.property, limit: int(page.limit), offset: int(page.offset) });
}

/** The keys of all that a list holds, in its order. */
export async function listOrder(tx: Tx, scope: ListScope, order: Directed): Promise<readonly string[]> {
  const read = query(
    'entityLists.order',
    `${listed(scope)} ${inOrder(order)} RETURN collect(key) AS keys`,
    z.object({ keys: z.array(z.string()) }),
  );
  return one(await read(tx, { ...scope, property: order.property })).keys;
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

const candidateRow = z.object({ key: z.string(), name: z.string(), isListed: z.boolean() });
/** An entity of the type of a list, and whether the list holds it. */
export type Candidate = z.infer<typeof candidateRow>;

/** The next entities of a type by name, whoever may read them. It is put in order by all properties of the index, which else isn't taken for the order. */
export async function candidatesAfter(
  tx: Tx,
  scope: ListScope,
  at: { type: EntityType; descending: boolean; after: Candidate | null; count: number },
): Promise<Candidate[]> {
  const { after, descending } = at;
  const [from, beyond, down] = descending ? ['<=', '<', ' DESC'] : ['>=', '>', ''];
  const place = after
    ? `e.nameLower ${from} $name AND (e.nameLower ${beyond} $name OR e.key > $key)`
    : 'e.nameLower IS NOT NULL';
  const read = query(
    `entityLists.${after ? 'next' : 'first'}Candidates`,
    `MATCH (e:Entity) WHERE e.typeName = $type AND ${place}
     WITH e ORDER BY e.typeName${down}, e.nameLower${down}, e.key LIMIT $count
     RETURN e.key AS key, e.nameLower AS name, ${isListed(scope)} AS isListed`,
    candidateRow,
  );
  return read(tx, {
    ...scope,
    type: at.type,
    count: int(at.count),
    ...(after && { name: after.name, key: after.key }),
  });
}

/** How many entities a list holds. */
export async function countListed(tx: Tx, scope: ListScope): Promise<number> {
  const read = query('entityLists.count', `${listed(scope)} RETURN count(e) AS total`, z.object({ total: z.number() }));
  return one(await read(tx, scope)).total;
}

/** Keys of what a list holds, by name, at most $limit. */
export async function listedKeys(tx: Tx, scope: ListScope, limit: number): Promise<string[]> {
  const read = query(
    'entityLists.keys',
    `${listed(scope)} ${inOrder({ property: 'name', as: 'text', descending: false })} LIMIT $limit RETURN key`,
    z.object({ key: z.string() }),
  );
  return (await read(tx, { ...scope, limit: int(limit) })).map(({ key }) => key);
}
