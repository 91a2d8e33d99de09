import { PERMISSIONS, VISIBILITIES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE, LINK_IS_OWN } from '../access/store';
import type { Tx } from '../store';
import { query } from '../store';

/** The entity or chart of $key as o. */
export const OWNER = `CALL () {
     MATCH (e:Entity {key: $key}) RETURN e AS o
     UNION ALL
     MATCH (d:Dataset {key: $key}) WHERE NOT EXISTS { (:Entity {key: $key}) } RETURN d AS o
   }`;

/** What the rules need of an entity or chart bound as o. */
export const FACTS = `o.key AS ownerKey, coalesce(o.name, '') AS ownerName, o:Dataset AS isChart, coalesce(o.binned, false) AS binned,
     [(o)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
     coalesce(o.visibility, 'private') AS visibility, coalesce(o.organizationKey, '') AS organizationKey,
     (o:Entity AND EXISTS { MATCH (o)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} }) AS onReadableChart`;

export const factsRow = z.object({
  ownerKey: z.string(),
  ownerName: z.string(),
  isChart: z.boolean(),
  binned: z.boolean(),
  permission: z.enum(PERMISSIONS).nullable(),
  visibility: z.enum(VISIBILITIES),
  organizationKey: z.string(),
  onReadableChart: z.boolean(),
});
export type OwnerRow = z.infer<typeof factsRow>;

/** The entity or chart of a key, as the rules need it. */
export const ownerByKey = query('files.owner', `${OWNER} RETURN ${FACTS}`, factsRow);

const folderCell = z.object({
  key: z.string(),
  name: z.string(),
  folder: z.string(),
  createdDate: z.string(),
  shared: z.boolean(),
  sharedIn: z.array(z.string()),
});
export type FilesFolderRow = z.infer<typeof folderCell>;

const linkCell = folderCell.extend({ url: z.string() });
export type FilesLinkRow = z.infer<typeof linkCell>;

const fileCell = folderCell.extend({
  size: z.number(),
  contentType: z.string(),
  sha256: z.string(),
  preview: z.enum(['image', 'pdf']).nullable(),
  createdBy: z.string(),
  createdByName: z.string(),
  /** ISO day. */
  expires: z.string().nullable(),
});
export type FileRow = z.infer<typeof fileCell>;

/** Whether share links show an item n, and the keys of those links that are the user's to share: a key opens a link. */
const SHARED = `shared: EXISTS { (n)<-[:SHOWS]-(:SharingLink) },
     sharedIn: COLLECT { MATCH (n)<-[:SHOWS]-(s:SharingLink) WHERE ${LINK_IS_OWN} RETURN s.key ORDER BY s.key }`;
const COMMON = `key: n.key, name: n.name, folder: n.folder, createdDate: n.createdDate, ${SHARED}`;
const FOLDER = `{${COMMON}}`;
const LINK = `{${COMMON}, url: n.url}`;
const FILE = `{${COMMON}, size: n.size, contentType: n.contentType, sha256: n.sha256, preview: n.preview,
     createdBy: n.createdBy, createdByName: n.createdByName, expires: n.expires}`;

/** All that an entity or chart has of files, folders and links, in one query at any number. */
export const areaOf = query(
  'files.area',
  `${OWNER}
   RETURN ${FACTS},
     COLLECT { MATCH (o)-[:HAS_FILE]->(n:File) RETURN ${FILE} } AS files,
     COLLECT { MATCH (o)-[:HAS_FILE]->(n:FilesFolder) RETURN ${FOLDER} } AS folders,
     COLLECT { MATCH (o)-[:HAS_FILE]->(n:WebLink) RETURN ${LINK} } AS links`,
  factsRow.extend({ files: z.array(fileCell), folders: z.array(folderCell), links: z.array(linkCell) }),
);

/** Takes the lock of what has the files, before they are looked at to be changed; gives its folders. */
export const lockOwner = query(
  'files.lock',
  `${OWNER}
   SET o._files = 1 REMOVE o._files
   WITH o
   RETURN ${FACTS}, COLLECT { MATCH (o)-[:HAS_FILE]->(n:FilesFolder) RETURN ${FOLDER} } AS folders`,
  factsRow.extend({ folders: z.array(folderCell) }),
);

const ITEM = `CALL (key) {
     MATCH (o)-[:HAS_FILE]->(n:File {key: key}) RETURN n, o, 'file' AS kind
     UNION ALL
     MATCH (o)-[:HAS_FILE]->(n:FilesFolder {key: key}) RETURN n, o, 'folder' AS kind
     UNION ALL
     MATCH (o)-[:HAS_FILE]->(n:WebLink {key: key}) RETURN n, o, 'link' AS kind
   }`;

const itemRow = factsRow.extend({
  kind: z.enum(['file', 'folder', 'link']),
  file: fileCell.nullable(),
  folder: folderCell.nullable(),
  link: linkCell.nullable(),
  blobKey: z.string().nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

/** Files, folders and links by their keys, each with what the rules need of its entity or chart. */
export const itemsByKey = query(
  'files.items',
  `UNWIND $keys AS key
   ${ITEM}
   WITH *,
     CASE kind WHEN 'file' THEN ${FILE} END AS file,
     CASE kind WHEN 'folder' THEN ${FOLDER} END AS folder,
     CASE kind WHEN 'link' THEN ${LINK} END AS link
   // What is deleted at this moment by somebody else is still matched, and has nothing any more.
   WHERE coalesce(file.key, folder.key, link.key) IS NOT NULL
   RETURN ${FACTS}, kind, file, folder, link, [(n)-[:HAS_BYTES]->(b:Blob) | b.key][0] AS blobKey`,
  itemRow,
);

/** Names of files, folders and links by their keys, each with what the rules need of its entity or chart. */
export const namesByKey = query(
  'files.names',
  `UNWIND $keys AS key
   ${ITEM}
   WITH * WHERE n.name IS NOT NULL
   RETURN ${FACTS}, n.key AS key, kind, n.name AS name, n.url AS url`,
  factsRow.extend({
    key: z.string(),
    kind: z.enum(['file', 'folder', 'link']),
    name: z.string(),
    url: z.string().nullable(),
  }),
);

/** What lies directly in folders of an entity or chart, folders apart. */
export const folderContent = query(
  'files.content',
  `${OWNER}
   MATCH (o)-[:HAS_FILE]->(n) WHERE n.folder IN $folders AND NOT n:FilesFolder
   RETURN n.key AS key, n:File AS isFile`,
  z.object({ key: z.string(), isFile: z.boolean() }),
);

export type ItemLabel = 'File' | 'FilesFolder' | 'WebLink';
export type OwnerLabel = 'Entity' | 'Dataset';

/** Keeps a new folder or link of an entity or chart. */
export async function createItem(
  tx: Tx,
  ownerKey: string,
  label: Exclude<ItemLabel, 'File'>,
  properties: Record<string, unknown>,
): Promise<void> {
  await tx.run(`files.create${label}`, `${OWNER} CREATE (o)-[:HAS_FILE]->(n:${label}) SET n = $properties`, {
    key: ownerKey,
    properties,
  });
}

/** Sets properties of files, folders or links. */
export async function setItems(
  tx: Tx,
  label: ItemLabel,
  keys: readonly string[],
  properties: Record<string, unknown>,
): Promise<void> {
  if (keys.length === 0) return;
  const cypher = `UNWIND $keys AS key MATCH (n:${label} {key: key}) SET n += $properties`;
  await tx.run(`files.set${label}`, cypher, { keys, properties });
}

/** Keeps a copy of a file, which has the bytes of the other one; no row where those are gone. */
export const copyFileNode = query(
  'files.copy',
  `MATCH (o)-[:HAS_FILE]->(n:File {key: $source})-[:HAS_BYTES]->(b:Blob), (u:User {key: $userKey})
   SET b._l = 1
   REMOVE b._l, b.orphanedAt
   WITH o, b, u, n {.*, key: $key, name: $name, folder: $folder, createdDate: $createdDate, createdBy: u.key,
     createdByName: u.name} AS copy
   CREATE (o)-[:HAS_FILE]->(c:File)-[:HAS_BYTES]->(b)
   SET c = copy
   RETURN c.createdByName AS createdByName`,
  z.object({ createdByName: z.string() }),
);

const DROP = `OPTIONAL MATCH (n)-[:HAS_BYTES]->(b:Blob)
   WITH n, b ORDER BY b.key
   SET b._l = 1
   REMOVE b._l
   DETACH DELETE n
   WITH DISTINCT b WHERE b IS NOT NULL AND NOT EXISTS { (b)<-[:HAS_BYTES]-() }
   SET b.orphanedAt = $now`;

/** Deletes files, folders and links; bytes that nothing has any more are marked to be deleted. */
export async function deleteItemNodes(tx: Tx, label: ItemLabel, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const cypher = `UNWIND $keys AS key MATCH (n:${label} {key: key}) ${DROP}`;
  await tx.run(`files.delete${label}`, cypher, { keys, now: Date.now() });
}

/** Deletes all that entities, or charts, have of files, folders and links, and pictures that no other chart has; bytes that nothing has any more are marked to be deleted. */
export async function deleteAllOf(
  tx: Tx,
  label: OwnerLabel,
  ownerKeys: readonly string[],
  what: 'HAS_FILE' | 'HAS_FILE|HAS_IMAGE',
): Promise<void> {
  await tx.run(
    `files.deleteAllOf${label}`,
    `UNWIND $keys AS key
     MATCH (:${label} {key: key})-[had:${what}]->(n)
     SET n._l = 1
     REMOVE n._l
     DELETE had
     WITH DISTINCT n WHERE NOT EXISTS { (n)<-[:HAS_FILE|HAS_IMAGE]-() }
     ${DROP}`,
    { keys: ownerKeys, now: Date.now() },
  );
}
