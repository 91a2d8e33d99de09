import { join } from 'node:path';
import { Piscina } from 'piscina';
import { projectRoot } from '../store';
import { shareOf } from '../cluster/share';
import { AppError } from '../errors';
import { Refusal } from './refusal';
import type { TaskAsk, TaskInput, TaskName, TaskOutput, TaskAnswer } from './tasks';
import { limitConcurrency } from './limitConcurrency';

/** A task took more time or memory than it may have. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

const TIME_LIMIT = 60_000;
const IDLE_LIMIT = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };
const AT_ONCE = shareOf(2);
const takeTurn = limitConcurrency(AT_ONCE);

let pool: Piscina<TaskAsk, TaskAnswer> | undefined;

/** Threads begin with the first task, wait some time for the next one, as most tasks take less than loading what they need, and end. */
function threads(): Piscina<TaskAsk, TaskAnswer> {
  if (pool) return pool;
  pool = new Piscina<TaskAsk, TaskAnswer>({
    filename: join(projectRoot(), 'server/dist/worker.mjs'),
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_LIMIT,
    resourceLimits: MEMORY,
    execArgv: [],
    env: {},
    recordTiming: false,
  });
  // A thread that fails while it waits is gone; the next task begins another.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Runs a task of `owner` (a user's key) on a thread of its own, within 60 s and 768 MB: two at a time on this machine, one of each owner, who take turns, so
 * that nobody waits for another's many.
 * @param until by when it must be done, waiting for its turn included, in milliseconds of the clock; 60 s from its turn without.
 * @throws Refusal and AppError with the task's own words, TooMuchWork beyond the limits
 */
export async function inWorker<T extends TaskName>(
  owner: string,
  task: T,
  input: TaskInput<T>,
  { until }: { until?: number } = {},
): Promise<TaskOutput<T>> {
  const work = takeTurn(owner, () => run(task, input, until === undefined ? TIME_LIMIT : until - Date.now()));
  if (until === undefined) return work;
  let late: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_done, reject) => {
    late = setTimeout(() => reject(new TooMuchWork(task)), until - Date.now());
  });
  return Promise.race([work, end]).finally(() => clearTimeout(late));
}

async function run<T extends TaskName>(task: T, input: TaskInput<T>, time: number): Promise<TaskOutput<T>> {
  if (time <= 0) throw new TooMuchWork(task);
  const ending = new AbortController();
  const late = setTimeout(() => ending.abort(), time);
  try {
    const answer = await threads().run({ task, input }, { signal: ending.signal });
    if ('refused' in answer) throw new Refusal(answer.refused, answer.tooLarge);
    if ('failed' in answer) throw new AppError(answer.failed.code, answer.failed.message, answer.failed.details);
    return answer.done as TaskOutput<T>;
  } catch (error) {
    throw ending.signal.aborted || isOutOfMemory(error) ? new TooMuchWork(task) : error;
  } finally {
    clearTimeout(late);
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
