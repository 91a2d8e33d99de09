import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { TestApp } from './app';
import type { Answer, Client } from './client';

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

/** A PDF of so many bytes, each of its own. */
export function pdf(size = 5000): Buffer {
  const text = Buffer.from(`%PDF-1.7\n%${randomUUID()}\n`);
  return Buffer.concat([text, randomBytes(Math.max(0, size - text.length))]);
}

/** SHA-256 in hexadecimal. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const encoded = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** A caller of /uploads, as a program that speaks tus 1.0. */
export class TusCaller {
  constructor(
    private readonly url: string,
    private readonly token: string | undefined,
  ) {}

  send(method: string, path: string, headers: Record<string, string> = {}, body?: Uint8Array): Promise<Response> {
    const bearer: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const all = { 'tus-resumable': '1.0.0', ...bearer, ...headers };
    return fetch(new URL(path, this.url), { method, headers: all, ...(body ? { body: Buffer.from(body) } : {}) });
  }

  /** Begins an upload; answers with the server's word. */
  create(size: number, metadata: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', '/uploads', {
      'upload-length': String(size),
      'upload-metadata': encoded(metadata),
      ...headers,
    });
  }

  patch(path: string, offset: number, bytes: Uint8Array): Promise<Response> {
    const headers = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    return this.send('PATCH', path, headers, bytes);
  }

  head(path: string): Promise<Response> {
    return this.send('HEAD', path);
  }

  /** Uploads all at once; throws where it is refused. Answers with the file's key. */
  async upload(bytes: Uint8Array, metadata: Record<string, string>): Promise<string> {
    const created = await this.create(bytes.length, metadata);
    if (created.status !== 201) throw new Error(`${created.status} ${await created.text()}`);
    const done = await this.patch(created.headers.get('location') ?? '', 0, bytes);
    if (done.status !== 204) throw new Error(`${done.status} ${await done.text()}`);
    return done.headers.get('upload-key') ?? '';
  }
}

export interface Uploaded {
  status: string;
  key: string;
  file: { key: string; fileName: string; fileSize: number; contentType: string; fullPath: string; folder: string };
  error?: string;
  code?: string;
}

/** Uploads a file in one form, as files/upload takes it. */
export function uploadForm(
  user: Client,
  fields: Record<string, string>,
  bytes: Uint8Array,
  { name = 'Deed.pdf', type = '' }: { name?: string; type?: string } = {},
): Promise<Answer<Uploaded>> {
  return user.sendForm<Uploaded>('files/upload', fields, new File([Buffer.from(bytes)], name, { type }));
}
