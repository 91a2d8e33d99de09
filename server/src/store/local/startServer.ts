import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { measureVolume } from '../../storage/volume';
import { beforeSignalEnds } from './endingSignals';
import type { Engine, Handle } from './engine';
import type { StartFault } from './failure';
import { lengthOf, saysItGivesUp, startFaultIn, writtenSince } from './failure';
import { serverFiles } from './files';
import { awaitSignIn } from './sign-in';
import { StoreDidNotStart } from './startFault';

/** A start of a large store may replay much of its log; a fault is seen long before this ends. */
const START_MS = 180_000;
const TELL_EVERY_MS = 15_000;
const LAST_OUTPUT_MS = 500;
const HOPELESS_MS = 3_000;
/** Bytes without which a start cannot write so much as its own log. */
const LEAST_SPACE = 4 * 2 ** 20;

export interface StartOrder {
  port: number;
  password: string;
  heap: string;
  config?: Readonly<Record<string, string>> | undefined;
  dataFolder: string;
  /** See `LaunchOrder`. */
  acceptLoss?: boolean;
  /** Called with what was launched before it is waited for. */
  onLaunch(handle: Handle): Promise<void>;
}

/**
 * Starts the server and waits until it takes queries. Its logs are read meanwhile: one that gives up is ended, and `StoreDidNotStart`
 * thrown, within seconds. A signal that ends this process ends it too.
 */
export async function startServer(engine: Engine, order: StartOrder, log: (line: string) => void): Promise<Handle> {
  const { home, console: consoleFile } = serverFiles(order.dataFolder);
  const space = await measureVolume(home);
  if (!space.isWritable) throw new StoreDidNotStart('notWritable', home);
  if (space.free < LEAST_SPACE) throw new StoreDidNotStart('diskFull', home);
  const debugFile = join(home, 'logs', 'debug.log');
  const before = await lengthOf(debugFile);
  const handle = await engine.launch(order);
  const said = async () => `${await writtenSince(consoleFile, 0)}\n${await writtenSince(debugFile, before)}`;
  const stillStarting = async () => (await engine.isAlive(handle)) && !saysItGivesUp(await said());
  const telling = tellNowAndThen(log);
  // It has begun nothing that an orderly end would save, and with a full disk it does not come to one.
  const giveUp = () => engine.stop(handle, HOPELESS_MS);
  const isOver = beforeSignalEnds(giveUp);
  try {
    await order.onLaunch(handle);
    const uri = `bolt://127.0.0.1:${order.port}`;
    if (await awaitSignIn(uri, order.password, stillStarting, START_MS)) return handle;
    // What went wrong is written after that it did.
    await sleep(LAST_OUTPUT_MS);
    throw new StoreDidNotStart(await faultOf(await said(), home), home, await engine.lastOutput());
  } catch (failure) {
    await giveUp();
    throw failure;
  } finally {
    isOver();
    clearInterval(telling);
  }
}

async function faultOf(said: string, home: string): Promise<StartFault> {
  const fault = startFaultIn(said);
  if (fault !== 'other') return fault;
  // A full disk takes no log that would say so.
  const { free, isWritable } = await measureVolume(home);
  if (!isWritable) return 'notWritable';
  return free < LEAST_SPACE ? 'diskFull' : 'other';
}

function tellNowAndThen(log: (line: string) => void): NodeJS.Timeout {
  const begun = performance.now();
  return setInterval(() => {
    log(`  Neo4j is still starting after ${Math.round((performance.now() - begun) / 1000)} s …`);
  }, TELL_EVERY_MS).unref();
}
