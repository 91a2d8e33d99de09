import { expose } from 'comlink';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { calculate } from './work';
import type { CalculationName, Calculations } from './work';

let cached: { version: number; graph: OwnershipGraph } | null = null;

const work = {
  ready: () => true,
  /** Keeps a chart for the questions that follow. */
  take: (version: number, graph: OwnershipGraph) => {
    cached = { version, graph };
  },
  /** Answers of the chart that was taken last. */
  calculate: <K extends CalculationName>(name: K, question: Calculations[K]['question']): Calculations[K]['answer'] => {
    if (!cached) throw new Error('No chart was taken.');
    return calculate(name, cached.graph, question);
  },
};
export type OwnershipWorker = typeof work;

expose(work);
