import { expect, test } from '@jest/globals';
import { inWorker, TooMuchWork } from './inWorker';

test('work that must be done by a moment that has passed is not begun', async () => {
  const graph = { entities: [], links: [] };
  const work = { name: 'health', graph, question: { asOf: '2026-11-25' } } as const;
  await expect(inWorker('a', 'ownership', work, { until: Date.now() - 1 })).rejects.toThrow(TooMuchWork);
});
