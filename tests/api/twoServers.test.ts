import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp, PASSWORD } from '../testkit/app';
import { SAVE_CHART, smallChanges } from '../testkit/charts';
import { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';

const METRICS_TOKEN = 'a-token-for-metrics';

let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  one = await joinApp();
  other = await startApp({ guesses: { account: 3, address: 100_000 }, metricsToken: METRICS_TOKEN });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same caller, at the other server. */
function at(app: TestApp, client: Client): Client {
  const there = new Client(app.url);
  there.token = client.token;
  return there;
}

describe('two servers of one store', () => {
  test('know the same sessions, and what one ends is ended at the other', async () => {
    const user = await (await one.organization()).user();
    expect((await at(other, user).get('auth/currentUser')).body).toMatchObject({ email: user.email });
    await user.post('auth/logout');
    expect((await at(other, user).get('datasets/all')).status).toBe(401);
  });

  test('count the guesses at a password together', async () => {
    const user = await (await one.organization()).user();
    const guess = (app: TestApp, password: string) =>
      app.anonymous.post('auth/authenticate', { nameOrEmail: user.email, password });
    await Promise.all([one, one, one].map((app) => guess(app, 'wrong password')));
    expect((await guess(other, PASSWORD)).status).toBe(429);
  });

  test('save a chart one after the other: of two saves of one revision one is told of the other', async () => {
    const user = await (await one.organization()).user();
    const key = randomUUID();
    await user.post('datasets/add', { dataset: { key, name: 'Of two servers' } });
    const { revision } = (await user.post<{ revision: number }>('datasets/graph', { datasetId: key })).body;
    const save = async (client: Client) => {
      const mark = randomUUID();
      const input = { key, revision, saveKey: mark, changes: smallChanges(mark).changes };
      return (await client.graphql(SAVE_CHART, { input })).saveChart;
    };
    const answers = await Promise.all([user, at(other, user), user, at(other, user)].map(save));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(['stale', 'stale', 'stale']);
  });

  test('show at once what was written at the other, to who brings its bookmark', async () => {
    const user = await (await one.organization()).user();
    const key = randomUUID();
    const { headers } = await user.post('datasets/add', { dataset: { key, name: 'Seen at once' } });
    const seen = await fetch(`${other.url}/api/datasets/get/${key}`, {
      headers: { authorization: `Bearer ${user.token}`, 'stemma-bookmark': headers.get('stemma-bookmark') ?? '' },
    });
    expect(await seen.json()).toMatchObject({ name: 'Seen at once' });
  });
});

describe('what a server tells of itself', () => {
  const metrics = (app: TestApp, headers: Record<string, string> = {}) => fetch(`${app.url}/metrics`, { headers });

  test('is read by programs of its machine, not by those that a proxy lets through', async () => {
    await one.anonymous.get('about');
    const answer = await metrics(one);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(/^stemma_store_up 1$/m);
    expect(text).toMatch(/^stemma_mail_waiting \d+$/m);
    expect(text).toMatch(
      /^stemma_request_seconds_count\{method="POST",route="\/api\/auth\/authenticate",status="200"\} \d+$/m,
    );
    expect((await metrics(one, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });

  test('takes the token where one is set, from anywhere', async () => {
    expect((await metrics(other)).status).toBe(404);
    expect((await metrics(other, { authorization: 'Bearer another token' })).status).toBe(404);
    const bearer = { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
    expect((await metrics(other, bearer)).status).toBe(200);
  });
});
