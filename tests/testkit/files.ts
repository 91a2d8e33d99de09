import { randomUUID } from 'node:crypto';
import type { TestApp } from './app';
import type { Client } from './client';

const FILE = `CALL () {
    MATCH (e:Entity {key: $owner}) RETURN e AS o
    UNION ALL
    MATCH (d:Dataset {key: $owner}) RETURN d AS o
  }
  MATCH (u:User {key: $user})-[:MEMBER_OF]->(g:Organization)
  CREATE (o)-[:HAS_FILE]->(:File {key: $key, name: $name, folder: $folder, size: $size, contentType: 'application/pdf', sha256: $key,
    createdDate: $at, createdBy: $user, createdByName: u.name})
    -[:HAS_BYTES]->(:Blob {key: $key, size: $size, sha256: $key, organizationKey: g.key})`;

/** Writes a file's records without any bytes, for tests that ask for none. */
export async function makeFile(
  app: TestApp,
  user: Client,
  { owner, name, folder = '', size = 2000 }: { owner: string; name: string; folder?: string; size?: number },
): Promise<string> {
  const key = randomUUID();
  const at = new Date().toISOString();
  await app.store.write((tx) => tx.run('test.file', FILE, { key, owner, name, folder, size, at, user: user.userKey }));
  return key;
}
