import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { MAKER } from '../access/people';
import { CHART_IS_READABLE, OWN_ACCESS } from '../access/store';
import type { Tx } from '../store';
import { MakerGone, query } from '../store';
import { FOLDER_TYPES } from './policy';

const folderRow = z.object({
  key: z.string(),
  name: z.string(),
  folder: z.string(),
  type: z.enum(FOLDER_TYPES),
  createdDate: z.number(),
});
export type FolderRow = z.infer<typeof folderRow>;

/** All folders of a user. */
export const foldersOfUser = query(
  'folders.ofUser',
  `MATCH ${OWN_ACCESS}(f:Folder)
   RETURN f.key AS key, f.name AS name, coalesce(f.folder, '') AS folder, f.type AS type, f.createdDate AS createdDate
   ORDER BY toLower(f.name), f.key`,
  folderRow,
);

/** Locks a user's folders for the rest of the transaction: two moves at once could close a circle between them. */
export async function lockFolders(tx: Tx, userKey: string): Promise<void> {
  await tx.run('folders.lock', 'MATCH (u:User {key: $userKey}) SET u._folders = 1 REMOVE u._folders', { userKey });
}

/** Whether some folder, of whomever, has the key. */
export const folderTaken = query(
  'folders.taken',
  'MATCH (f:Folder {key: $key}) RETURN f.key AS key',
  z.object({ key: z.string() }),
);

/** Keeps a new folder, its maker as Co-Owner. Throws `MakerGone`. */
export async function createFolderNode(tx: Tx, userKey: string, folder: FolderRow): Promise<void> {
  const made = await tx.run(
    'folders.create',
    `${MAKER}
     CREATE (f:Folder) SET f = $folder
     CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner', userKey: u.key}]->(f)
     RETURN f.key AS key`,
    { userKey, folder },
  );
  if (made.length === 0) throw new MakerGone();
}

/** Names a folder anew. */
export async function renameFolderNode(tx: Tx, key: string, name: string): Promise<void> {
  await tx.run('folders.rename', 'MATCH (f:Folder {key: $key}) SET f.name = $name', { key, name });
}

/** What can lie in a folder. */
export type FolderContent = 'Folder' | 'Entity' | 'Dataset';

/** Puts records of one kind into a folder; the empty key is the root. */
export async function moveAll(tx: Tx, kind: FolderContent, keys: string[], folder: string): Promise<void> {
  await tx.run(`folders.move${kind}`, `UNWIND $keys AS key MATCH (n:${kind} {key: key}) SET n.folder = $folder`, {
    keys,
    folder,
  });
}

/** Moves what lies directly in folders to another one. */
export async function moveContent(tx: Tx, from: string[], to: string): Promise<void> {
  for (const label of ['Folder', 'Entity', 'Dataset']) {
    await tx.run(
      `folders.moveContent${label}`,
      `UNWIND $from AS folder MATCH (n:${label} {folder: folder}) SET n.folder = $to`,
      { from, to },
    );
  }
}

/** Deletes folders by key. */
export async function deleteFolderNodes(tx: Tx, keys: string[]): Promise<void> {
  await tx.run('folders.delete', 'UNWIND $keys AS key MATCH (f:Folder {key: key}) DETACH DELETE f', { keys });
}

/** Keys of the entities and charts that lie directly in folders. */
export const inFolders = query(
  'folders.content',
  `UNWIND $folders AS folder
   CALL (folder) {
     MATCH (e:Entity {folder: folder}) WHERE NOT coalesce(e.binned, false) RETURN e.key AS key, 'Entity' AS kind
     UNION ALL
     MATCH (d:Dataset {folder: folder}) RETURN d.key AS key, 'Dataset' AS kind
   }
   RETURN key, kind`,
  z.object({ key: z.string(), kind: z.enum(['Entity', 'Dataset']) }),
);

/** What the rules need to know of the charts among $keys. */
export const chartFacts = query(
  'folders.chartFacts',
  `UNWIND $keys AS key
   MATCH (d:Dataset {key: key})
   RETURN d.key AS key, [(d)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
          ${CHART_IS_READABLE} AS readable`,
  z.object({ key: z.string(), permission: z.enum(PERMISSIONS).nullable(), readable: z.boolean() }),
);
