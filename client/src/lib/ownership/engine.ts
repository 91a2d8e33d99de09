import type { Remote } from 'comlink';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import type { CalculationName, Calculations } from './work';
import type { OwnershipWorker } from './worker';

let working: Promise<Remote<OwnershipWorker>> | null = null;
let taken: OwnershipGraph | null = null;
let version = 0;

/**
 * Calculates in a worker, which starts with the first call and stays, so that the page never waits. A chart goes to it once. Rejects when
 * the worker can't be fetched, and with what the calculation throws.
 */
export async function calculateApart<K extends CalculationName>(
  name: K,
  graph: OwnershipGraph,
  question: Calculations[K]['question'],
): Promise<Calculations[K]['answer']> {
  working ??= start();
  working.catch(() => (working = null));
  const worker = await working;
  if (taken !== graph) {
    taken = graph;
    version += 1;
    void worker.take(version, graph);
  }
  return await worker.calculate(name, question);
}

async function start(): Promise<Remote<OwnershipWorker>> {
  const { wrap } = await import('comlink');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'ownership' });
  taken = null;
  const remote = wrap<OwnershipWorker>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The calculation could not be fetched.')), { once: true });
  });
  try {
    await Promise.race([remote.ready(), failed]);
  } catch (fault) {
    worker.terminate();
    throw fault;
  }
  return remote;
}
