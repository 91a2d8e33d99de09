import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { AppError } from '../errors';
import { inWorker, TooMuchWork } from '../work/inWorker';
import { Refusal } from '../work/refusal';
import { tooLong } from './allowance';
import type { CalculatedOn, Calculation, CalculationName } from './calculate';
import { calculate } from './calculate';
import { partOf } from './part';
import { isReadApart, needsThread } from './policy';
import { graphOf } from './sourceShape';

/** For whom a calculation is made, how often it looks at its graph, and by when it must be done, in milliseconds of the clock. */
export interface Terms {
  /** Key of a user, or of a share link. */
  owner: string;
  times: number | ((graph: OwnershipGraph) => number);
  until: number;
}

/**
 * Calculates here what is done at once, and on a thread of its own what would keep others waiting. Throws what `partOf` does, and
 * `unprocessable` with the reason where it cannot be done in time.
 */
export async function calculated<K extends CalculationName>(
  work: Calculation<K>,
  { owner, times, until }: Terms,
): Promise<CalculatedOn<K>> {
  const apart = async (asked: Calculation<K>) =>
    (await inWorker(owner, 'ownership', asked, { until })) as CalculatedOn<K>;
  try {
    if (isReadApart(work.view)) return await apart(work);
    const graph = partOf(graphOf(work.view), work.on);
    if (needsThread({ graph, times: typeof times === 'number' ? times : times(graph) }))
      return { graph, found: (await apart({ ...work, view: { graph }, on: 'everything' })).found };
    return { graph, found: calculate(work.name, graph, work.question) };
  } catch (failure) {
    if (failure instanceof Refusal) throw new AppError('unprocessable', failure.message);
    if (failure instanceof TooMuchWork) throw tooLong();
    throw failure;
  }
}
