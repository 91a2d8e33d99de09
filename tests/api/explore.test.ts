import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART } from '../testkit/charts';

let app: TestApp;

beforeAll(async () => {
  app = await joinApp();
});
afterAll(() => app.close());

/** A regression: twelve double links between two entities once kept the store busy for half a minute. */
test('sixty links side by side between three entities are walked at once', async () => {
  const user = await (await app.organization()).user();
  const own = randomUUID();
  const keys = ['a', 'b', 'c'].map((name) => `${own}:${name}`);
  const [a = '', b = '', c = ''] = keys;
  const links = Array.from({ length: 60 }, (_, index) => ({
    key: `${own}:${index}`,
    from: index % 2 ? b : a,
    to: index % 2 ? c : b,
    arrowType: (['Normal', 'Double', 'Reversed'] as const)[index % 3] ?? 'Normal',
  }));
  const changes = {
    entities: keys.map((key) => ({ key, typeName: 'Company' as const, name: key })),
    placements: keys.map((entityKey, x) => ({ entityKey, x, y: 0 })),
    links,
  };
  const { createChart } = await user.graphql(CREATE_CHART, { input: { name: 'Side by side', changes } });
  expect(createChart.ok?.linkCount).toBe(60);
  for (const [path, body] of [
    ['graph/getDownstream', { key: a }],
    ['graph/getNeighbors', { key: a, depth: 32 }],
  ] as const) {
    const answer = await user.post<{ nodes: unknown[] }>(path, body);
    expect(answer.status).toBe(200);
    expect(answer.body.nodes).toHaveLength(3);
  }
});
