import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from './refusal';
import type { TaskName, WorkerMessage } from './tasks';
import { TASKS } from './tasks';

/** The thread's whole life: one task, one answer. What is no refusal ends it with an error. */
async function main(): Promise<void> {
  const { task, input } = workerData as { task: TaskName; input: never };
  parentPort?.postMessage(await messageOf(task, input));
}

async function messageOf(task: TaskName, input: never): Promise<WorkerMessage> {
  const work = (await TASKS[task]()) as (input: never) => unknown;
  try {
    return { done: await work(input) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message, tooLarge: error.tooLarge };
    throw error;
  }
}

await main();
