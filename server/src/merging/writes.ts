import { z } from 'zod';
import { COUNT_PLACES, LIST_PROPERTIES } from '../entities/listProperties';
import type { Tx } from '../store';
import { query } from '../store';

/** Both keys of a merge. */
export interface Both extends Record<string, unknown> {
  keptKey: string;
  otherKey: string;
}

/** The one that stays takes the place of the other on charts. */
export async function movePlacements(tx: Tx, both: Both, charts: readonly string[]): Promise<void> {
  await tx.run(
    'merging.movePlacements',
    `MATCH (k:Entity {key: $keptKey}), (o:Entity {key: $otherKey})
     UNWIND $charts AS chart
     MATCH (d:Dataset {key: chart})-[c:CONTAINS]->(o)
     MERGE (d)-[n:CONTAINS]->(k) SET n += properties(c) REMOVE n.restricted
     DELETE c
     WITH DISTINCT k, o UNWIND [k, o] AS e
     ${COUNT_PLACES}`,
    { ...both, charts },
  );
}

/** Takes an entity off charts. */
export async function dropPlacements(tx: Tx, key: string, charts: readonly string[]): Promise<void> {
  await tx.run(
    'merging.dropPlacements',
    `UNWIND $charts AS chart MATCH (:Dataset {key: chart})-[c:CONTAINS]->(e:Entity {key: $key}) DELETE c
     ${COUNT_PLACES}`,
    { key, charts },
  );
}

/** Draws links between other entities, all else of them as it is. */
export const moveLinks = query<{ rows: { key: string; from: string; to: string }[] }, { key: string }>(
  'merging.moveLinks',
  `UNWIND $rows AS row
   MATCH ()-[l:LINK {key: row.key}]->()
   MATCH (a:Entity {key: row.from}), (b:Entity {key: row.to})
   CREATE (a)-[n:LINK]->(b) SET n = properties(l)
   DELETE l
   RETURN row.key AS key`,
  z.object({ key: z.string() }),
);

/** Takes links off their charts. */
export async function dropLinks(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run('merging.dropLinks', 'UNWIND $keys AS key MATCH ()-[l:LINK {key: key}]->() DELETE l', { keys });
}

/** Sets properties of an entity; null removes one. */
export async function setEntity(tx: Tx, key: string, properties: Record<string, unknown>): Promise<void> {
  await tx.run('merging.setEntity', `MATCH (e:Entity {key: $key}) SET e += $properties SET ${LIST_PROPERTIES}`, {
    key,
    properties,
  });
}

/** Sets text properties of charts. */
export async function setChartTexts(
  tx: Tx,
  rows: readonly { key: string; properties: Record<string, unknown> }[],
): Promise<void> {
  await tx.run(
    'merging.setChartTexts',
    'UNWIND $rows AS row MATCH (d:Dataset {key: row.key}) SET d += row.properties',
    { rows },
  );
}

/** Counts a revision of each chart, so that who has it open learns of the change. */
export async function countRevisions(tx: Tx, charts: readonly string[], userKey: string, at: string): Promise<void> {
  await tx.run(
    'merging.countRevisions',
    `UNWIND $charts AS chart
     MATCH (d:Dataset {key: chart})
     SET d.revision = toInteger(coalesce(d.revision, 0)) + 1, d.modifiedDate = $at, d.modifiedBy = $userKey`,
    { charts, userKey, at },
  );
}

/** Names another key in what an organization's snapshots hold restricted; answers in which. */
export const renameInSnapshots = query<
  { organizationKey: string; from: string; to: string; only: string[] | null },
  { key: string }
>(
  'merging.renameInSnapshots',
  `MATCH (:Dataset {organizationKey: $organizationKey})-[:HAS_SNAPSHOT]->(s:Snapshot)
   WHERE ($only IS NULL OR s.key IN $only) AND $from IN s.restricted AND NOT $to IN s.restricted
   SET s.restricted = [k IN s.restricted | CASE WHEN k = $from THEN $to ELSE k END]
   RETURN s.key AS key`,
  z.object({ key: z.string() }),
);

const OWNED = {
  file: ['HAS_FILE', 'OUT', 'File|FilesFolder|WebLink'],
  image: ['HAS_IMAGE', 'OUT', 'ChartImage'],
  state: ['HAS_STATE', 'OUT', 'Statement'],
  identifier: ['IDENTIFIED_BY', 'OUT', 'Identifier'],
  candidate: ['HAS_CANDIDATE', 'OUT', 'LookupCandidate'],
  screening: ['HAS_SCREENING', 'OUT', 'Screening'],
  tag: ['TAGS', 'IN', 'Tag'],
} as const;
export type TieKind = keyof typeof OWNED;

const patternOf = (kind: TieKind, relation: string, entity: string): string => {
  const [type, direction] = OWNED[kind];
  return direction === 'OUT' ? `(${entity})-[${relation}:${type}]->(n)` : `(${entity})<-[${relation}:${type}]-(n)`;
};

/** Ties what bears the keys to an entity, or off it; answers the keys of what was there. */
export async function retie(
  tx: Tx,
  kind: TieKind,
  { keys, from, to }: { keys: readonly string[]; from?: string; to?: string },
): Promise<string[]> {
  if (keys.length === 0) return [];
  const label = `n:${OWNED[kind][2]}`;
  const off =
    from === undefined ? '' : `MATCH ${patternOf(kind, 'r', 'f')} WHERE f:Entity AND f.key = $from DELETE r WITH n`;
  const on = to === undefined ? '' : `MATCH (t:Entity {key: $to}) MERGE ${patternOf(kind, '', 't')}`;
  const rows = await tx.run(
    `merging.retie.${kind}.${from === undefined ? '' : 'off'}${to === undefined ? '' : 'on'}`,
    `UNWIND $keys AS key MATCH (${label} {key: key}) WITH n ${off} ${on} RETURN n.key AS key`,
    { keys, from, to },
  );
  return rows.map(({ key }) => String(key));
}

/** A key person's tie: who is one of whom, and what it says. */
export interface PersonTie {
  person: string;
  of: string;
  properties: Record<string, unknown>;
}

/** Makes key persons' ties where both ends are there; answers of which there are. */
export const tiePersons = query<{ rows: readonly PersonTie[] }, { person: string; of: string }>(
  'merging.tiePersons',
  `UNWIND $rows AS row
   CALL (row) {
     MATCH (p:AttachedPerson {key: row.person}) RETURN p
     UNION
     MATCH (p:Entity {key: row.person}) RETURN p
   }
   MATCH (e:Entity {key: row.of})
   MERGE (p)-[l:KEY_PERSON_OF]->(e) SET l = row.properties
   RETURN row.person AS person, row.of AS of`,
  z.object({ person: z.string(), of: z.string() }),
);

/** Takes key persons' ties away; the persons stay. */
export const untiePersons = query<
  { rows: readonly { person: string; of: string }[] },
  { person: string; of: string; properties: Record<string, unknown> }
>(
  'merging.untiePersons',
  `UNWIND $rows AS row
   MATCH (p {key: row.person})-[l:KEY_PERSON_OF]->(e:Entity {key: row.of}) WHERE p:AttachedPerson OR p:Entity
   WITH row, l, properties(l) AS properties DELETE l
   RETURN row.person AS person, row.of AS of, properties`,
  z.object({ person: z.string(), of: z.string(), properties: z.record(z.string(), z.unknown()) }),
);

/** Gives users access to an entity with what the relationship says; answers whom. */
export const addAccess = query<
  { key: string; rows: readonly { userKey: string; properties: Record<string, unknown> }[] },
  { userKey: string }
>(
  'merging.giveAccess',
  `MATCH (e:Entity {key: $key})
   UNWIND $rows AS row
   MATCH (u:User {key: row.userKey})
   MERGE (u)-[h:HAS_ACCESS]->(e) SET h = row.properties
   RETURN row.userKey AS userKey`,
  z.object({ userKey: z.string() }),
);

/** Takes users' access to an entity. */
export async function dropAccess(tx: Tx, key: string, userKeys: readonly string[]): Promise<void> {
  await tx.run(
    'merging.takeAccess',
    'UNWIND $userKeys AS userKey MATCH (:User {key: userKey})-[h:HAS_ACCESS]->(:Entity {key: $key}) DELETE h',
    { key, userKeys },
  );
}

/** Sets what share links grant of an entity; null takes a grant away. Answers which links are there. */
export const writeGrants = query<
  { key: string; rows: readonly { handle: string; properties: Record<string, unknown> | null }[] },
  { handle: string }
>(
  'merging.setGrants',
  `MATCH (e:Entity {key: $key})
   UNWIND $rows AS row
   MATCH (s:SharingLink {handle: row.handle})
   CALL (s, e, row) {
     WITH s, e, row WHERE row.properties IS NULL
     MATCH (s)-[g:GRANTS]->(e) DELETE g
   }
   CALL (s, e, row) {
     WITH s, e, row WHERE row.properties IS NOT NULL
     MERGE (s)-[g:GRANTS]->(e) SET g = row.properties
   }
   RETURN row.handle AS handle`,
  z.object({ handle: z.string() }),
);

/** Makes share links be about another entity. */
export async function moveAbout(
  tx: Tx,
  { from, to, handles }: { from: string; to: string; handles: readonly string[] },
): Promise<void> {
  await tx.run(
    'merging.moveAbout',
    `MATCH (t:Entity {key: $to})
     UNWIND $handles AS handle
     MATCH (s:SharingLink {handle: handle})
     OPTIONAL MATCH (s)-[a:ABOUT]->(:Entity {key: $from}) DELETE a
     MERGE (s)-[:ABOUT]->(t)`,
    { from, to, handles },
  );
}

/** Makes share links show files no more, or show them again. */
export async function setShownFiles(
  tx: Tx,
  rows: readonly { handle: string; keys: readonly string[] }[],
  shown: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(
    shown ? 'merging.show' : 'merging.hide',
    `UNWIND $rows AS row
     MATCH (s:SharingLink {handle: row.handle})
     UNWIND row.keys AS key
     MATCH (n:File|FilesFolder|WebLink {key: key})
     ${shown ? 'MERGE (s)-[:SHOWS]->(n)' : 'MATCH (s)-[r:SHOWS]->(n) DELETE r'}`,
    { rows },
  );
}

/** Names another entity in requests for documents. */
export async function moveRequests(tx: Tx, keys: readonly string[], to: string): Promise<void> {
  await tx.run('merging.moveRequests', 'UNWIND $keys AS key MATCH (r:Request {key: key}) SET r.entityKey = $to', {
    keys,
    to,
  });
}

/** Deletes the old record with what still hangs on it. */
export async function deleteOther(tx: Tx, key: string): Promise<void> {
  await tx.run('merging.deleteOther', 'MATCH (e:Entity {key: $key}) DETACH DELETE e', { key });
}

/** Makes the old record anew, without anything that hangs on it. */
export async function createOther(tx: Tx, type: string, properties: Record<string, unknown>): Promise<void> {
  await tx.run(
    `merging.create${type}`,
    `CREATE (e:Entity:${type}) SET e = $properties SET ${LIST_PROPERTIES}, e.placedCount = 0`,
    { properties },
  );
}
