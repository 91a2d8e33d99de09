import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findJava } from '../../server/src/store/local/java';

const VERSION = '5.2.0';
const ARTIFACT = `com.adobe.testing:s3mock:${VERSION}:jar:exec`;
const SHELF = join(homedir(), '.m2/repository/com/adobe/testing/s3mock', VERSION, `s3mock-${VERSION}-exec.jar`);
const BUCKET = 'stemma';
const READY_WITHIN = 180_000;

export interface S3Server {
  settings: { endpoint: string; bucket: string; region: string; id: string; secret: string };
  close(): Promise<void>;
}

/** What an S3 server of our own needs, fetched by Maven where it is not there yet; undefined without Java or Maven. */
export async function findS3(): Promise<{ java: string; jar: string } | undefined> {
  const java = await findJava();
  if (!java) return undefined;
  if (existsSync(SHELF)) return { java, jar: SHELF };
  const fetched = promisify(execFile)('mvn', [
    '-B',
    '-q',
    'dependency:get',
    `-Dartifact=${ARTIFACT}`,
    '-Dtransitive=false',
  ]);
  await fetched.catch(() => undefined);
  return existsSync(SHELF) ? { java, jar: SHELF } : undefined;
}

/** Starts an S3 server with an empty bucket. */
export async function startS3({ java, jar }: { java: string; jar: string }): Promise<S3Server> {
  const [http, https, folder] = [await freePort(), await freePort(), await mkdtemp(join(tmpdir(), 'stemma-s3-'))];
  const child = spawn(java, ['-Xmx384m', '-jar', jar, `--server.port=${https}`, `--http.port=${http}`], {
    cwd: folder,
    env: {
      ...process.env,
      COM_ADOBE_TESTING_S3MOCK_STORE_INITIAL_BUCKETS: BUCKET,
      COM_ADOBE_TESTING_S3MOCK_STORE_ROOT: folder,
      COM_ADOBE_TESTING_S3MOCK_DOMAIN_HTTP_PORT: String(http),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  const endpoint = `http://127.0.0.1:${http}`;
  const close = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + READY_WITHIN; Date.now() < until && child.exitCode === null; await wait(300)) {
    const answer = await fetch(`${endpoint}/${BUCKET}`).catch(() => undefined);
    const settings = { endpoint, bucket: BUCKET, region: 'us-east-1', id: 'stemma', secret: 'a secret for tests' };
    if (answer?.ok) return { settings, close };
  }
  await close();
  throw new Error('The S3 server did not start.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
