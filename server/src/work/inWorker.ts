import { join } from 'node:path';
import { types } from 'node:util';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '../store';
import { shareOf } from '../cluster/share';
import { Refusal } from './refusal';
import type { TaskInput, TaskName, TaskOutput, WorkerMessage } from './tasks';
import { limitConcurrency } from './limitConcurrency';

/** A task took more time or memory than it may have. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

const TIME_LIMIT = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };
const takeTurn = limitConcurrency(shareOf(2));

/**
 * Runs a task of `owner` (a user's key) on a thread of its own, within 60 s and 768 MB: two at a time on this machine, one of each owner, who take turns, so
 * that nobody waits for another's many.
 * @param until by when it must be done, waiting for its turn included, in milliseconds of the clock; 60 s from its turn without.
 * @throws Refusal with the task's own words, TooMuchWork beyond the limits
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
  const worker = new Worker(join(projectRoot(), 'server/dist/worker.mjs'), {
    workerData: { task, input },
    resourceLimits: MEMORY,
    execArgv: [],
    env: {},
  });
  let late: NodeJS.Timeout | undefined;
  try {
    const message = await new Promise<WorkerMessage>((resolve, reject) => {
      late = setTimeout(() => reject(new TooMuchWork(task)), time);
      worker.once('message', resolve);
      worker.once('error', (thrown: unknown) => {
        const error = types.isNativeError(thrown) ? thrown : new Error(String(thrown));
        reject(isOutOfMemory(error) ? new TooMuchWork(task) : error);
      });
      worker.once('exit', () => reject(new Error(`The thread of ${task} ended without an answer.`)));
    });
    if ('refused' in message) throw new Refusal(message.refused, message.tooLarge);
    return message.done as TaskOutput<T>;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
