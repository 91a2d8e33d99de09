import { z } from 'zod';
import type { Tx } from '../store';
import { query, streamRows } from '../store';

/** What an export writes one file of: a query that gives rows of one map. */
const KINDS = {
  users: `MATCH (n:User)-[:MEMBER_OF]->(:Organization {key: $key})
    RETURN n {.key, .name, .email, .phone, .description, .accountType, .isAdmin, .createdDate} AS row`,
  entities: 'MATCH (n:Entity {organizationKey: $key}) RETURN properties(n) AS row',
  keyPersons: `MATCH (n)-[r:KEY_PERSON_OF]->(e:Entity {organizationKey: $key})
    RETURN n {.*, link: properties(r), entityKey: e.key} AS row`,
  charts: 'MATCH (n:Dataset {organizationKey: $key}) RETURN properties(n) AS row',
  cards: `MATCH (d:Dataset {organizationKey: $key})-[r:CONTAINS]->(e:Entity)
    RETURN r {.*, chartKey: d.key, entityKey: e.key} AS row`,
  links: `MATCH (d:Dataset {organizationKey: $key}) WITH collect(d.key) AS charts
    MATCH (a:Entity)-[r:LINK]->(b:Entity) WHERE r.datasetKey IN charts
    RETURN r {.*, from: a.key, to: b.key} AS row`,
  snapshots: `MATCH (d:Dataset {organizationKey: $key})-[:HAS_SNAPSHOT]->(n)
    RETURN n {.*, chartKey: d.key} AS row`,
  tags: `MATCH (n:Tag {organizationKey: $key})
    RETURN n {.*, tagged: COLLECT { MATCH (n)-[:TAGS]->(r) RETURN r.key }} AS row`,
  access: `MATCH (u:User)-[r:HAS_ACCESS]->(n) WHERE (n:Entity OR n:Dataset) AND n.organizationKey = $key
    RETURN {userKey: u.key, recordKey: n.key, permission: r.permission} AS row`,
  folders: `MATCH (:Organization {key: $key})<-[:MEMBER_OF]-(u:User)-[:HAS_ACCESS]->(n:Folder)
    RETURN n {.*, userKey: u.key} AS row`,
  shareLinks: `MATCH (n:SharingLink {organizationKey: $key})
    RETURN n {.handle, .name, .type, .expiresAt, .paused, .comment, .createdDate, .modifiedDate} AS row`,
  webLinks: `MATCH (o)-[:HAS_FILE]->(n:WebLink) WHERE o.organizationKey = $key
    RETURN n {.*, ownerKey: o.key} AS row`,
  fileFolders: `MATCH (o)-[:HAS_FILE]->(n:FilesFolder) WHERE o.organizationKey = $key
    RETURN n {.*, ownerKey: o.key} AS row`,
  registers: `MATCH (n:Register {organizationKey: $key}) WHERE n.goneAt IS NULL
    RETURN n {.key, .name, .source, .licence, .day, .parties, .links, .createdDate} AS row`,
  takenFromRegisters: `MATCH (e:Entity {organizationKey: $key})-[r:TAKEN_FROM]->(n:Register)
    RETURN r {.record, .day, .chartKey, .at, entityKey: e.key, registerKey: n.key} AS row`,
  lookups: `MATCH (e:Entity {organizationKey: $key})-[:HAS_CANDIDATE]->(n:LookupCandidate)
    RETURN n {.*, entityKey: e.key} AS row`,
  screenings: `MATCH (n:Screening {organizationKey: $key}) RETURN properties(n) AS row`,
} as const;

export type ExportKind = keyof typeof KINDS;
export const EXPORT_KINDS = Object.keys(KINDS) as ExportKind[];

const rowShape = z.object({ row: z.record(z.string(), z.unknown()) });

/** The rows of one kind of what an organization owns, one after the other. */
export async function* ownedRows(tx: Tx, kind: ExportKind, key: string): AsyncGenerator<Record<string, unknown>> {
  for await (const row of streamRows(tx, `export.${kind}`, KINDS[kind], { key })) yield rowShape.parse(row).row;
}

/** The organization of a key or a name. */
export const organizationsOf = query<{ wanted: string }, { key: string; name: string; description: string }>(
  'export.organizations',
  `MATCH (o:Organization) WHERE o.key = $wanted OR toLower(o.name) = toLower($wanted)
   RETURN o.key AS key, o.name AS name, coalesce(o.description, '') AS description`,
  z.object({ key: z.string(), name: z.string(), description: z.string() }),
);

const file = z.object({
  key: z.string(),
  blobKey: z.string(),
  name: z.string(),
  folder: z.string(),
  ownerKey: z.string(),
  size: z.number(),
  createdDate: z.string(),
});
export type OwnedFile = z.infer<typeof file>;

/** The files of the entities and charts of an organization. */
export const ownedFiles = query<{ key: string }, OwnedFile>(
  'export.files',
  `MATCH (o)-[:HAS_FILE]->(f:File)-[:HAS_BYTES]->(b:Blob) WHERE o.organizationKey = $key
   RETURN f.key AS key, b.key AS blobKey, f.name AS name, coalesce(f.folder, '') AS folder, o.key AS ownerKey,
     b.size AS size, coalesce(f.createdDate, '') AS createdDate`,
  file,
);
