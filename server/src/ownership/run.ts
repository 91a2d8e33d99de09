import { AppError } from '../errors';
import { inWorker, TooMuchWork } from '../work/inWorker';
import { Refusal } from '../work/refusal';
import { tooLong } from './allowance';
import type { Calculated, Calculation, CalculationName } from './calculate';
import { calculate } from './calculate';
import { needsThread } from './policy';

/** For whom a calculation is made, how often it looks at its graph, and by when it must be done, in milliseconds of the clock. */
export interface Terms {
  /** Key of a user, or of a share link. */
  owner: string;
  times: number;
  until: number;
}

/** Calculates here what is done at once, and on a thread of its own what would keep others waiting. Throws `unprocessable` with the reason where it cannot be done in time. */
export async function calculated<K extends CalculationName>(
  work: Calculation<K>,
  { owner, times, until }: Terms,
): Promise<Calculated<K>> {
  try {
    if (!needsThread({ graph: work.graph, times })) return calculate(work);
    return (await inWorker(owner, 'ownership', work, { until })) as Calculated<K>;
  } catch (failure) {
    if (failure instanceof Refusal) throw new AppError('unprocessable', failure.message);
    if (failure instanceof TooMuchWork) throw tooLong();
    throw failure;
  }
}
