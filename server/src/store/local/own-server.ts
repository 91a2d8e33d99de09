import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { readOnlyReasonOf } from '../../storage/errors';
import { beforeSignalEnds } from './endingSignals';
import type { Engine, Handle } from './engine';
import { makePrivate, readIfThere, serverFiles, writeWhole } from './files';
import { countLeases, removeLease, writeLease } from './leases';
import { withLock } from './lock';
import type { Run } from './run';
import { readRun } from './run';
import { awaitSignIn, freePort, hasStopped } from './sign-in';
import { StoreDidNotStart } from './startFault';
import { startServer, type StartOrder } from './startServer';

const JOIN_MS = 180_000;
const WATCH_MS = 500;
/** Looks at a living server between two questions whether it has stopped itself. */
const LOOKS_A_QUESTION = 10;
const LONGEST_PAUSE_MS = 15_000;

/** The server that this process shares with every other Stemma process on the same data folder. */
export interface OwnServer {
  uri: string;
  password: string;
  /** Whether an other process had already started it. */
  joined: boolean;
  /** Has the server asked at once whether it has stopped itself, which is looked for now and then in any case. */
  suspect(): void;
  /** Gives up this process's claim; the last to do so ends the server and waits for it. */
  release(): Promise<void>;
}

/**
 * Joins the running server of the data folder or starts one, and keeps it running: when it dies, or stops itself as after a write
 * that failed, it is started again on the same port, by whichever process notices first. A signal that ends this process gives it up
 * as `release` does. Throws `StoreDidNotStart`.
 */
export async function takeOwnServer(
  engine: Engine,
  settings: Pick<StartOrder, 'dataFolder' | 'heap' | 'config'>,
  log: (line: string) => void,
): Promise<OwnServer> {
  const files = serverFiles(settings.dataFolder);
  const lease = `${process.pid}-${randomUUID().slice(0, 8)}`;

  const known = () => readRun(files.run, engine.source);

  const ours: { server?: OwnServer; launched?: Run } = {};
  const isOver = beforeSignalEnds(async () => {
    if (ours.server) await ours.server.release();
    else if (ours.launched) await engine.stop(ours.launched);
  });

  const start = async (password: string, port: number): Promise<Run> => {
    let run: Run = { uri: `bolt://127.0.0.1:${port}`, source: engine.source, startedAt: new Date().toISOString() };
    const onLaunch = async (handle: Handle) => {
      run = ours.launched = { ...run, ...handle };
      await writeWhole(files.run, JSON.stringify(run));
    };
    await startServer(engine, { ...settings, port, password, onLaunch }, log);
    return run;
  };

  /** Under the lock: the living server, or a new one, on `port` where that is given. */
  const joinOrStart = async (password: string, port?: number): Promise<{ run: Run; joined: boolean }> => {
    const noted = await known();
    if (noted !== undefined && (await engine.isAlive(noted))) {
      const mayAnswer = async () => (await engine.isAlive(noted)) && !(await hasStopped(noted.uri, password));
      if ((await mayAnswer()) && (await awaitSignIn(noted.uri, password, mayAnswer, JOIN_MS)))
        return { run: noted, joined: true };
      log('The Neo4j server in the data folder does not answer; starting it anew.');
      await engine.stop(noted);
    }
    return { run: await start(password, port ?? (await freePort())), joined: false };
  };

  const begun = makePrivate(files.home).then(() =>
    withLock(files.lock, async () => {
      const secret = await storedPassword(files.password);
      await writeLease(files.leases, lease);
      try {
        return { ...(await joinOrStart(secret)), password: secret };
      } catch (error) {
        await removeLease(files.leases, lease);
        throw error;
      }
    }),
  );
  const { run, joined, password } = await begun.catch((failure: unknown) => {
    isOver();
    const reason = readOnlyReasonOf(failure);
    throw reason ? new StoreDidNotStart(reason, files.home) : failure;
  });

  let current = run;
  let released = false;
  let suspected = false;
  let looks = 0;
  const isWell = async (server: Run): Promise<boolean> => {
    if (!(await engine.isAlive(server))) return false;
    looks += 1;
    if (!suspected && looks % LOOKS_A_QUESTION !== 0) return true;
    suspected = false;
    return !(await hasStopped(server.uri, password));
  };
  const stopWatching = watch(async () => {
    if (await isWell(current)) return;
    await withLock(files.lock, async () => {
      if (released) return;
      const noted = await known();
      suspected = true;
      if (noted !== undefined && noted.pid !== current.pid && (await isWell(noted))) {
        current = noted;
        return;
      }
      log('Neo4j has ended or stopped itself; starting it again …');
      current = (await joinOrStart(password, Number(new URL(current.uri).port))).run;
      log('Neo4j answers again.');
    });
  }, log);

  ours.server = {
    uri: run.uri,
    password,
    joined,
    suspect() {
      suspected = true;
    },
    async release() {
      if (released) return;
      released = true;
      stopWatching();
      const leave = async () => {
        await removeLease(files.leases, lease);
        if ((await countLeases(files.leases)) > 0) return;
        await engine.stop((await known()) ?? current);
        await rm(files.run, { force: true });
      };
      // A disk that takes no lock must not leave a server behind.
      await withLock(files.lock, leave).catch(async (failure: unknown) => {
        if (!readOnlyReasonOf(failure)) throw failure;
        await engine.stop(current);
      });
      isOver();
    },
  };
  return ours.server;
}

/** Calls `look` again and again, one call at a time and less often while it fails, without keeping the process alive. */
function watch(look: () => Promise<void>, log: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = WATCH_MS;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      look()
        .then(() => (pause = WATCH_MS))
        .catch((error: unknown) => {
          pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
          log(`Neo4j could not be started again: ${error instanceof Error ? error.message : String(error)}`);
        })
        .finally(next);
    }, pause).unref();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

async function storedPassword(file: string): Promise<string> {
  const stored = (await readIfThere(file))?.trim();
  if (stored !== undefined && stored !== '') return stored;
  const fresh = randomBytes(24).toString('base64url');
  await writeWhole(file, `${fresh}\n`);
  return fresh;
}
