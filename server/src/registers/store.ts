import { EDITION_STATES } from '@stemma/shared/registers';
import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';

const editionRow = z.object({
  key: z.string(),
  registerKey: z.string(),
  organizationKey: z.string(),
  state: z.enum(EDITION_STATES),
  day: z.string(),
  fileName: z.string(),
  size: z.number(),
  blobKey: z.string().nullable(),
  /** Records of the file that are done with, in its order. */
  position: z.number(),
  /** How much of the file has been read, from 0 to 1. */
  part: z.number(),
  parties: z.number(),
  links: z.number(),
  skipped: z.number(),
  /** JSON: the first lines left out, each with where and why. */
  skippedLines: z.string(),
  /** Records in a second, lately. */
  rate: z.number(),
  /** Why it failed, or what it waits for; empty otherwise. */
  reason: z.string(),
  createdDate: z.string(),
  createdByName: z.string(),
  startedDate: z.string().nullable(),
  finishedDate: z.string().nullable(),
});
export type EditionRow = z.infer<typeof editionRow>;

const EDITION = `e.key AS key, e.registerKey AS registerKey, e.organizationKey AS organizationKey, e.state AS state, e.day AS day,
  e.fileName AS fileName, e.size AS size, e.blobKey AS blobKey, e.position AS position, e.part AS part, e.parties AS parties,
  e.links AS links, e.skipped AS skipped, coalesce(e.skippedLines, '[]') AS skippedLines, coalesce(e.rate, 0) AS rate,
  coalesce(e.reason, '') AS reason, e.createdDate AS createdDate, coalesce(e.createdByName, '') AS createdByName,
  e.startedDate AS startedDate, e.finishedDate AS finishedDate`;

const registerRow = z.object({
  key: z.string(),
  organizationKey: z.string(),
  name: z.string(),
  source: z.string(),
  licence: z.string(),
  /** The edition that people read; null where there is none yet. */
  edition: z.string().nullable(),
  day: z.string().nullable(),
  parties: z.number(),
  links: z.number(),
  createdDate: z.string(),
  taken: z.number(),
  changed: z.number(),
});
export type RegisterRow = z.infer<typeof registerRow>;

const REGISTER = `r.key AS key, r.organizationKey AS organizationKey, r.name AS name, coalesce(r.source, '') AS source,
  coalesce(r.licence, '') AS licence, r.edition AS edition, r.day AS day, coalesce(r.parties, 0) AS parties, coalesce(r.links, 0) AS links,
  r.createdDate AS createdDate, COUNT { (r)<-[:TAKEN_FROM]-() } AS taken,
  COUNT { MATCH (r)<-[t:TAKEN_FROM]-() WHERE t.news IS NOT NULL } AS changed`;

/** The registers of an organization, by name. */
export const registersIn = query<{ organizationKey: string }, RegisterRow>(
  'registers.all',
  `MATCH (r:Register {organizationKey: $organizationKey}) WHERE r.goneAt IS NULL RETURN ${REGISTER} ORDER BY toLower(r.name), r.key`,
  registerRow,
);

const readRow = z.object({ key: z.string(), name: z.string(), edition: z.string(), day: z.string() });
export type ReadRegister = z.infer<typeof readRow>;

/** The registers of an organization that people read. */
export const registersRead = query<{ organizationKey: string }, ReadRegister>(
  'registers.read',
  `MATCH (r:Register {organizationKey: $organizationKey}) WHERE r.goneAt IS NULL AND r.edition IS NOT NULL
   RETURN r.key AS key, r.name AS name, r.edition AS edition, coalesce(r.day, '') AS day`,
  readRow,
);

/** A register of an organization. */
export const registerByKey = query<{ key: string; organizationKey: string }, RegisterRow>(
  'registers.byKey',
  `MATCH (r:Register {key: $key}) WHERE r.organizationKey = $organizationKey AND r.goneAt IS NULL RETURN ${REGISTER}`,
  registerRow,
);

/** Locks a register, so that its editions change one at a time; none where it is gone. */
export const lockRegister = query<{ key: string }, { key: string }>(
  'registers.lock',
  'MATCH (r:Register {key: $key}) SET r._l = 1 REMOVE r._l WITH r WHERE r.goneAt IS NULL RETURN r.key AS key',
  z.object({ key: z.string() }),
);

/** Keeps a new register; one with the key is left as it is. */
export async function addRegister(tx: Tx, register: { key: string } & Record<string, unknown>): Promise<void> {
  await tx.run('registers.add', 'MERGE (r:Register {key: $register.key}) ON CREATE SET r = $register', { register });
}

/** Writes what was changed. */
export async function saveRegister(tx: Tx, key: string, fields: Record<string, unknown>): Promise<void> {
  await tx.run('registers.save', 'MATCH (r:Register {key: $key}) SET r += $fields', { key, fields });
}

/** Hides a register for good: its editions go in the background, then it. */
export async function dropRegister(tx: Tx, params: { key: string; now: number }): Promise<void> {
  await tx.run(
    'registers.drop',
    `MATCH (r:Register {key: $key}) SET r.goneAt = $now REMOVE r.edition
     WITH r
     CALL (r) { MATCH (r)<-[t:TAKEN_FROM]-() DELETE t }
     MATCH (r)-[:HAS_EDITION]->(e) SET e.state = 'dropping', e.due = $now REMOVE e.claim`,
    params,
  );
}

/** Deletes registers that are gone and have no edition any more. */
export async function deleteGone(tx: Tx): Promise<void> {
  const cypher = `MATCH (r:Register) WHERE r.goneAt > 0 AND NOT EXISTS { (r)-[:HAS_EDITION]->() } DETACH DELETE r`;
  await tx.run('registers.deleteGone', cypher);
}

/** The editions of registers that are not on their way out, the newest first. */
export const editionsOf = query<{ keys: string[] }, EditionRow>(
  'registers.editions',
  `MATCH (r:Register)-[:HAS_EDITION]->(e:RegisterEdition) WHERE r.key IN $keys AND e.state <> 'dropping'
   RETURN ${EDITION} ORDER BY e.createdDate DESC, e.key`,
  editionRow,
);

/** Editions of one register that failed and are listed. */
const FAILED_KEPT = 5;

/** Keeps a new edition with the bytes of its file; those that were cancelled before it go, those that failed lose what they hold and stay listed, the last few. */
export async function addEdition(
  tx: Tx,
  params: {
    registerKey: string;
    edition: Record<string, unknown>;
    blob: { key: string } & Record<string, unknown>;
    now: number;
  },
): Promise<void> {
  const failedKept = int(FAILED_KEPT);
  await tx.run(
    'registers.addEdition',
    `MATCH (r:Register {key: $registerKey})
     CALL (r) {
       MATCH (r)-[:HAS_EDITION]->(old:RegisterEdition) WHERE old.state = 'cancelled'
       SET old.state = 'dropping', old.due = $now
     }
     CALL (r) {
       MATCH (r)-[:HAS_EDITION]->(old:RegisterEdition) WHERE old.state = 'failed' AND old.blobKey IS NOT NULL
       SET old.due = $now
     }
     CALL (r) {
       MATCH (r)-[:HAS_EDITION]->(old:RegisterEdition) WHERE old.state = 'failed'
       WITH old ORDER BY old.createdDate DESC SKIP $failedKept
       SET old.state = 'dropping', old.due = $now
     }
     MERGE (b:Blob {key: $blob.key}) ON CREATE SET b = $blob
     CREATE (r)-[:HAS_EDITION]->(e:RegisterEdition)-[:HAS_BYTES]->(b)
     SET e = $edition`,
    { ...params, failedKept },
  );
}

/** The edition that an upload became. */
export const editionOfUpload = query<{ blobKey: string; organizationKey: string }, EditionRow>(
  'registers.editionOfUpload',
  `MATCH (:Blob {key: $blobKey})<-[:HAS_BYTES]-(e:RegisterEdition) WHERE e.organizationKey = $organizationKey RETURN ${EDITION}`,
  editionRow,
);

/** Sets an edition's state; whoever works on it finds that it is his no more. */
export async function setEdition(tx: Tx, key: string, fields: Record<string, unknown>): Promise<void> {
  await tx.run('registers.setEdition', 'MATCH (e:RegisterEdition {key: $key}) SET e += $fields REMOVE e.claim', {
    key,
    fields,
  });
}

const lockDue = query<{ now: number; limit: unknown }, { key: string }>(
  'registers.lockDue',
  `MATCH (e:RegisterEdition) WHERE e.due <= $now
   WITH e ORDER BY e.due, e.key LIMIT $limit
   SET e._l = 1 REMOVE e._l
   RETURN e.key AS key`,
  z.object({ key: z.string() }),
);

const claimLocked = query<{ keys: string[]; claim: string; now: number; until: number }, EditionRow>(
  'registers.claim',
  `UNWIND $keys AS key MATCH (e:RegisterEdition {key: key}) WHERE e.due <= $now
   SET e.claim = $claim, e.due = $until
   RETURN ${EDITION}`,
  editionRow,
);

/** Takes the edition that has waited longest for one process, until a moment; what another took between looking and locking is left to it. */
export async function claimEdition(
  tx: Tx,
  { claim, now, until }: { claim: string; now: number; until: number },
): Promise<EditionRow | undefined> {
  const keys = (await lockDue(tx, { now, limit: int(1) })).map(({ key }) => key);
  return keys.length === 0 ? undefined : (await claimLocked(tx, { keys, claim, now, until }))[0];
}

/** Locks an edition that is still this process's, and makes it so for longer; none where it is another's, or nobody's. */
export const holdEdition = query<{ key: string; claim: string; until: number }, EditionRow>(
  'registers.hold',
  `MATCH (e:RegisterEdition {key: $key}) SET e._l = 1 REMOVE e._l
   WITH e WHERE e.claim = $claim
   SET e.due = $until
   RETURN ${EDITION}`,
  editionRow,
);

/** Writes how far an edition has come, within a transaction that holds it. */
export async function noteProgress(tx: Tx, key: string, fields: Record<string, unknown>): Promise<void> {
  await tx.run('registers.progress', 'MATCH (e:RegisterEdition {key: $key}) SET e += $fields', { key, fields });
}

/** Makes an edition the one that people read, and the one before go once nobody can be reading it any more. */
export async function switchEdition(
  tx: Tx,
  params: { registerKey: string; key: string; at: string; due: number; dropAt: number },
): Promise<void> {
  await tx.run(
    'registers.switch',
    `MATCH (r:Register {key: $registerKey})-[:HAS_EDITION]->(e:RegisterEdition {key: $key})
     SET r._l = 1 REMOVE r._l
     WITH r, e
     CALL (r, e) {
       MATCH (r)-[:HAS_EDITION]->(old:RegisterEdition) WHERE old <> e AND old.state IN ['current', 'comparing']
       SET old.state = 'dropping', old.due = $dropAt REMOVE old.claim
     }
     SET r.edition = e.key, r.day = e.day, r.parties = e.parties, r.links = e.links, e.state = 'comparing', e.finishedDate = $at,
       e.part = 1.0, e.due = $due`,
    params,
  );
}

/** Parts an edition from its bytes, which nothing has any more. */
export async function dropBytes(tx: Tx, params: { key: string; now: number }): Promise<void> {
  await tx.run(
    'registers.dropBytes',
    `MATCH (e:RegisterEdition {key: $key}) REMOVE e.blobKey
     WITH e MATCH (e)-[h:HAS_BYTES]->(b:Blob) DELETE h
     WITH b SET b._l = 1 REMOVE b._l
     WITH b WHERE NOT EXISTS { (b)<-[:HAS_BYTES]-() }
     SET b.orphanedAt = $now`,
    params,
  );
}

/** Deletes an edition whose records and bytes are gone. */
export async function deleteEdition(tx: Tx, key: string): Promise<void> {
  await tx.run('registers.deleteEdition', 'MATCH (e:RegisterEdition {key: $key}) DETACH DELETE e', { key });
}

const nameRow = query<{ userKey: string }, { name: string }>(
  'registers.registerUserName',
  "MATCH (u:User {key: $userKey}) RETURN coalesce(u.name, '') AS name",
  z.object({ name: z.string() }),
);

/** What a user is called. */
export async function registerUserName(tx: Tx, userKey: string): Promise<string> {
  return (await nameRow(tx, { userKey }))[0]?.name ?? '';
}
