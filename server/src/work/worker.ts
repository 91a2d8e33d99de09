import { AppError } from '../errors';
import { Refusal } from './refusal';
import type { TaskAnswer, TaskAsk } from './tasks';
import { TASKS } from './tasks';

/** Does a task; what is no refusal is an error. Threads of work run it for one task after the other. */
export default async function runTask({ task, input }: TaskAsk): Promise<TaskAnswer> {
  const work = (await TASKS[task]()) as (input: unknown) => unknown;
  try {
    return { done: await work(input) };
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, details } = error;
      return { failed: { code, message, details } };
    }
    if (error instanceof Refusal) return { refused: error.message, tooLarge: error.tooLarge };
    throw error;
  }
}
