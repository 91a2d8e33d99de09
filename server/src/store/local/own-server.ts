import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Engine } from './engine';
import { readIfThere, serverFiles, writeWhole } from './files';
import { countLeases, removeLease, writeLease } from './leases';
import { withLock } from './lock';
import { awaitSignIn, freePort } from './sign-in';

const START_MS = 180_000;
const WATCH_MS = 500;

/** The server that this process shares with every other Stemma process on the same data folder. */
export interface OwnServer {
  uri: string;
  password: string;
  /** Whether an other process had already started it. */
  joined: boolean;
  /** Gives up this process's claim; the last to do so ends the server and waits for it. */
  release(): Promise<void>;
}

const runShape = z.object({
  uri: z.string(),
  source: z.enum(['managed', 'container']),
  startedAt: z.string(),
  pid: z.number().optional(),
  mark: z.string().optional(),
  container: z.string().optional(),
});
type Run = z.infer<typeof runShape>;

/**
 * Joins the running server of the data folder or starts one, and keeps it running: when it dies it is started again
 * on the same port, by whichever process notices first.
 */
export async function takeOwnServer(
  engine: Engine,
  settings: { dataFolder: string; heap: string },
  log: (line: string) => void,
): Promise<OwnServer> {
  const files = serverFiles(settings.dataFolder);
  const lease = `${process.pid}-${randomUUID().slice(0, 8)}`;

  const readRun = async (): Promise<Run | undefined> => {
    const parsed = runShape.safeParse(parseJson((await readIfThere(files.run)) ?? ''));
    return parsed.success && parsed.data.source === engine.source ? parsed.data : undefined;
  };

  const start = async (password: string, port: number): Promise<Run> => {
    const handle = await engine.launch({ port, password, heap: settings.heap });
    const run: Run = {
      uri: `bolt://127.0.0.1:${port}`,
      source: engine.source,
      startedAt: new Date().toISOString(),
      ...handle,
    };
    await writeWhole(files.run, JSON.stringify(run));
    const answers = await awaitSignIn(run.uri, password, () => engine.isAlive(handle), START_MS);
    if (answers) return run;
    const words = await engine.lastWords();
    await engine.stop(handle);
    throw new Error(`Neo4j did not start. Its last words:\n${words}`);
  };

  /** Under the lock: the living server, or a new one, on `port` where that is given. */
  const joinOrStart = async (password: string, port?: number): Promise<{ run: Run; joined: boolean }> => {
    const known = await readRun();
    if (known !== undefined && (await engine.isAlive(known))) {
      if (await awaitSignIn(known.uri, password, () => engine.isAlive(known), START_MS))
        return { run: known, joined: true };
      log('The Neo4j server in the data folder does not answer; starting it anew.');
      await engine.stop(known);
    }
    return { run: await start(password, port ?? (await freePort())), joined: false };
  };

  const { run, joined, password } = await withLock(files.lock, async () => {
    const secret = await keptPassword(files.password);
    await writeLease(files.leases, lease);
    try {
      return { ...(await joinOrStart(secret)), password: secret };
    } catch (error) {
      await removeLease(files.leases, lease);
      throw error;
    }
  });

  let current = run;
  let released = false;
  const stopWatching = watch(async () => {
    if (await engine.isAlive(current)) return;
    await withLock(files.lock, async () => {
      if (released) return;
      const known = await readRun();
      if (known !== undefined && (await engine.isAlive(known))) {
        current = known;
        return;
      }
      log('Neo4j has ended unexpectedly; starting it again …');
      current = (await joinOrStart(password, Number(new URL(current.uri).port))).run;
      log('Neo4j answers again.');
    });
  }, log);

  return {
    uri: run.uri,
    password,
    joined,
    async release() {
      if (released) return;
      released = true;
      stopWatching();
      await withLock(files.lock, async () => {
        await removeLease(files.leases, lease);
        if ((await countLeases(files.leases)) > 0) return;
        const last = await readRun();
        if (last !== undefined) await engine.stop(last);
        await rm(files.run, { force: true });
      });
    },
  };
}

/** Calls `look` again and again, one call at a time, without keeping the process alive. */
function watch(look: () => Promise<void>, log: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      look()
        .catch((error: unknown) => log(`Neo4j could not be started again: ${String(error)}`))
        .finally(next);
    }, WATCH_MS).unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function keptPassword(file: string): Promise<string> {
  const kept = (await readIfThere(file))?.trim();
  if (kept !== undefined && kept !== '') return kept;
  const fresh = randomBytes(24).toString('base64url');
  await writeWhole(file, `${fresh}\n`);
  return fresh;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
