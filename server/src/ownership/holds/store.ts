import { TITLE_ROLES } from '@stemma/shared/ownership/directHoldings';
import { z } from 'zod';
import type { ElementIds, Tx } from '../../store';
import { byElementIds, ENDS_BY_ID, ENDS_BY_KEY, inChunks, query } from '../../store';
import { LINK_VALUES } from '../store';

/** Keys of two entities, in whatever order. */
export type Pair = readonly [string, string];

const entityCell = z.tuple([z.string(), z.string(), z.boolean()]);
const linkCell = z.tuple([z.string(), z.string(), z.string(), z.string(), z.array(z.unknown())]);
/** The first is the store's own id, which holds only within the transaction. */
const holdsCell = z.tuple([z.string(), z.string(), z.string(), z.record(z.string(), z.unknown())]);
const around = z.object({ entities: z.array(entityCell), links: z.array(linkCell), holds: z.array(holdsCell) });
/** Entities with what is between them: links of all charts, and what is kept of their holdings. */
export type Around = z.infer<typeof around>;

const ENTITY_CELL = (e: string): string => `[${e}.key, coalesce(${e}.typeName, ''), coalesce(${e}.binned, false)]`;
const LINK_CELL = `[startNode(l).key, endNode(l).key, d.key, d.organizationKey, [${LINK_VALUES}]]`;
const HOLDS_CELL = '[elementId(h), startNode(h).key, endNode(h).key, properties(h)]';

/** What is between the two entities of each pair; no row where one of them is gone. */
export const betweenPairs = query<{ pairs: readonly Pair[] }, Around>(
  'holds.pairs',
  `UNWIND $pairs AS pair
   MATCH (a:Entity {key: pair[0]})
   MATCH (b:Entity {key: pair[1]})
   RETURN [${ENTITY_CELL('a')}, ${ENTITY_CELL('b')}] AS entities,
     COLLECT { MATCH (a)-[l:LINK]-(b) MATCH (d:Dataset {key: l.datasetKey}) RETURN DISTINCT ${LINK_CELL} } AS links,
     COLLECT { MATCH (a)-[h:HOLDS]-(b) RETURN DISTINCT ${HOLDS_CELL} } AS holds`,
  around,
);

/** Each entity with who holds of it. */
export const aboveSubjects = query<{ keys: readonly string[] }, Around>(
  'holds.subjects',
  `UNWIND $keys AS key
   MATCH (s:Entity {key: key})
   RETURN [${ENTITY_CELL('s')}] + COLLECT { MATCH (s)-[:LINK]-(o:Entity) RETURN DISTINCT ${ENTITY_CELL('o')} } AS entities,
     COLLECT {
       MATCH (s)-[l:LINK]-(o:Entity)
       WHERE o = s OR (startNode(l) = o) <> (coalesce(l.arrowType, 'Normal') = 'Reversed')
       MATCH (d:Dataset {key: l.datasetKey})
       RETURN DISTINCT ${LINK_CELL}
     } AS links,
     COLLECT { MATCH (s)<-[h:HOLDS]-(:Entity) RETURN ${HOLDS_CELL} } AS holds`,
  around,
);

/** Those of the entities of which somebody holds by mere title: what that counts for depends on who else holds. */
export const subjectsWithTitleRoles = query<{ keys: readonly string[] }, { key: string }>(
  'holds.titled',
  `UNWIND $keys AS key
   MATCH (s:Entity {key: key})
   WHERE EXISTS { MATCH (s)-[l:LINK]-() WHERE any(role IN l.roles WHERE toLower(trim(role)) IN [${TITLE_ROLES.map((role) => `'${role}'`).join(', ')}]) }
   RETURN key`,
  z.object({ key: z.string() }),
);

/** The entities with each that they have to do with. */
export const neighbours = query<{ keys: readonly string[] }, { key: string; other: string }>(
  'holds.neighbours',
  `UNWIND $keys AS key
   MATCH (:Entity {key: key})-[:LINK|HOLDS]-(o:Entity)
   RETURN DISTINCT key, o.key AS other`,
  z.object({ key: z.string(), other: z.string() }),
);

/** Takes the locks of entities, in the order of the keys: who changes what is between two of them waits for each other. */
export async function lockEntities(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run('holds.lock', 'UNWIND $keys AS key MATCH (e:Entity {key: key}) SET e._l = 1 REMOVE e._l', { keys });
}

/** A page of the keys of all entities, in their order. */
export const entityKeys = query<{ after: string; limit: unknown }, { key: string }>(
  'holds.entities',
  'MATCH (e:Entity) WHERE e.key > $after RETURN e.key AS key ORDER BY e.key LIMIT $limit',
  z.object({ key: z.string() }),
);

export interface HoldsRow {
  holder: string;
  subject: string;
  properties: Record<string, unknown>;
}

/** Forgets what is kept, by the store's own ids. */
export async function dropHolds(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run('holds.drop', 'UNWIND $ids AS id MATCH ()-[h:HOLDS]->() WHERE elementId(h) = id DELETE h', { ids });
}

/** Changes properties of what is kept, by the store's own ids. */
export async function changeHolds(
  tx: Tx,
  rows: readonly { id: string; changes: Record<string, unknown> }[],
): Promise<void> {
  await tx.run(
    'holds.change',
    'UNWIND $rows AS row MATCH ()-[h:HOLDS]->() WHERE elementId(h) = row.id SET h += row.changes',
    { rows },
  );
}

const HOLDS_PROPERTIES = [
  'organizationKey',
  'basis',
  'share',
  'minimum',
  'maximum',
  'start',
  'end',
  'via',
  'charts',
  'disagree',
] as const;
const MADE = HOLDS_PROPERTIES.map((name, at) => `${name}: row[${at + 2}]`).join(', ');

const made = (ends: string): string => `UNWIND $rows AS row
   ${ends}
   CREATE (a)-[:HOLDS {${MADE}}]->(b)`;

/** Keeps holdings that are not kept yet; `elementIds` lead to entities that were made in the same transaction. */
export async function makeHolds(
  tx: Tx,
  holdings: readonly HoldsRow[],
  elementIds: ElementIds = new Map(),
): Promise<void> {
  const rows = holdings.map(
    ({ holder, subject, properties }) =>
      [holder, subject, ...HOLDS_PROPERTIES.map((name) => properties[name] ?? null)] as const,
  );
  const { byId, byKey } = byElementIds(rows, elementIds);
  await inChunks(byId, (chunk) => tx.run('holds.makeBetweenNew', made(ENDS_BY_ID), { rows: chunk }));
  await inChunks(byKey, (chunk) => tx.run('holds.make', made(ENDS_BY_KEY), { rows: chunk }));
}

/** By which version of the rules everything that is kept was written; 0 where nobody knows. */
export const rulesOfHolds = query<Record<string, never>, { version: number }>(
  'holds.rules',
  `OPTIONAL MATCH (l:MigrationLock {key: 'migrations'})
   RETURN toInteger(coalesce(l.holdsRules, 0)) AS version`,
  z.object({ version: z.number() }),
);

/** Notes it beside the lock of migrations, which no backup holds: after a restore everything is worked out anew. */
export async function noteRules(tx: Tx, version: number): Promise<void> {
  await tx.run(
    'holds.noteRules',
    "MERGE (l:MigrationLock {key: 'migrations'}) SET l.holdsRules = toInteger($version)",
    { version },
  );
}
