/** Rectangles and segments looked at, crossings expanded. */
let done = 0;

/** So many boxes are looked at in one go in the time of one step. */
export const BOXES_A_STEP = 16;

/** Counts steps of work. They stand for time and are the same on every machine, so that what ends by them comes out the same. */
export function countWork(steps: number): void {
  done += steps;
}

/** Steps of work done by all searches so far. */
export function workDone(): number {
  return done;
}

/**
 * How much work one routing may take. What a chart's routes and labels cost depends on where its maker put things, and has to end whatever that
 * is: what is left once this is spent takes the plain route, and its label the middle of it.
 */
export class WorkBudget {
  private spent = 0;
  private since = done;

  /** `limit` in steps of work. */
  constructor(private readonly limit: number) {}

  /** A step's end: lets others work meanwhile, whose work counts for them. */
  *rest(): Generator<void, void> {
    this.count();
    yield;
    this.since = done;
  }

  /** Does a search that takes many steps, each of which ends as those of the routing do. */
  *resting<T>(search: Generator<void, T>): Generator<void, T> {
    let step = search.next();
    while (!step.done) {
      yield* this.rest();
      step = search.next();
    }
    return step.value;
  }

  /** Whether all of it is spent. */
  isSpent(): boolean {
    this.count();
    return this.spent > this.limit;
  }

  private count(): void {
    this.spent += done - this.since;
    this.since = done;
  }
}

/** So many milliseconds are worked at once; the screen's next picture and what a person does come in between. */
const AT_ONCE = 8;

/** Goes through all steps of some work at once; answers its result. */
export function allSteps<T>(steps: Iterator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Goes through all steps of some work, letting other work in between. */
export async function inSteps(steps: Iterator<unknown>): Promise<void> {
  await resultInSteps(steps, () => true);
}

/** The same for work that has a result; undefined where it is not wanted any more before it is done. */
export async function resultInSteps<T>(steps: Iterator<unknown, T>, isWanted: () => boolean): Promise<T | undefined> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < AT_ONCE) continue;
    await othersFirst();
    if (!isWanted()) return undefined;
    since = performance.now();
  }
}

/** Until what waits already has had its turn. Timers would wait for 4 ms more each time where no scheduler is at hand. */
function othersFirst(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
