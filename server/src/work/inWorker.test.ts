import { expect, test } from '@jest/globals';
import { inWorker, TooMuchWork } from './inWorker';
import { Refusal } from './refusal';

test('work that must be done by a moment that has passed is not begun', async () => {
  const view = { graph: { entities: [], links: [] } };
  const work = { name: 'health', view, on: 'everything', question: { asOf: '2026-11-25' } } as const;
  await expect(inWorker('a', 'ownership', work, { until: Date.now() - 1 })).rejects.toThrow(TooMuchWork);
});

test('a thread that was too late is another one for the next task', async () => {
  const lines = Array.from({ length: 15_000 }, (_, at) => `Holder ${at},Held ${at} Ltd,30 %`);
  const bytes = new TextEncoder().encode(['owner,owned,share', ...lines].join('\n'));
  const table = { bytes, mapping: null, remembered: {}, mapText: '' };
  await expect(inWorker('a', 'readTables', table, { until: Date.now() + 150 })).rejects.toThrow(TooMuchWork);
  const view = { graph: { entities: [], links: [] } };
  const work = { name: 'health', view, on: 'everything', question: { asOf: '2026-11-25' } } as const;
  expect(await inWorker('a', 'ownership', work)).toEqual(await inWorker('b', 'ownership', work));
});

test('what a task refuses is told, and the thread goes on', async () => {
  const table = { bytes: new TextEncoder().encode('{"a": 1}'), mapping: null, remembered: {}, mapText: '' };
  for (let again = 0; again < 2; again += 1) await expect(inWorker('a', 'readTables', table)).rejects.toThrow(Refusal);
});
