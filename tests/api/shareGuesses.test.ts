import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sweepCounters } from '../../server/src/access/counterSweep';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Answer, Client } from '../testkit/client';
import { makeLink, visitor } from '../testkit/sharing';

const PASSWORD = 'correct horse';

let app: TestApp;
let owner: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  owner = await (await app.organization()).user();
  chart = await makeSmallChart(owner);
});
afterAll(() => app.close());

/** The ways by which a password is given; each says whether it was right (true), wrong (false), or not looked at any more. */
const WAYS: Record<string, (key: string, password: string) => Promise<boolean | 'wait'>> = {
  authSharingLink: async (key, password) => {
    const { status, body } = await app.anonymous.post<{ success: boolean }>('datasets/authSharingLink', {
      key,
      password,
    });
    return status === 429 ? 'wait' : body.success;
  },
  ...Object.fromEntries(
    ['datasets/getShared', 'datasets/graphShared', 'graph/getNodeByKeyShared', 'graph/getAttachedFilesShared'].map(
      (path) => [
        path,
        async (linkKey: string, password: string) => {
          const of = path.endsWith('FilesShared')
            ? { entityKey: chart.company }
            : { key: path.startsWith('graph') ? chart.company : chart.key };
          const { status } = await app.anonymous.post(path, { linkKey, password, ...of });
          return status === 429 ? 'wait' : status === 200 || status === 404;
        },
      ],
    ),
  ),
  openSharingLink: async (key, password) => {
    const { data } = await app.anonymous.rawGraphql<{
      openSharingLink: { ok: object | null; error: { code: string } | null };
    }>(
      'mutation ($key: ID!, $password: String) { openSharingLink(key: $key, password: $password) { ok { token } error { code } } }',
      { key, password },
    );
    return data?.openSharingLink.error?.code === 'tooMany' ? 'wait' : Boolean(data?.openSharingLink.ok);
  },
};
const ways = Object.values(WAYS);
const wayAt = (index: number) => ways[index % ways.length] as (typeof ways)[number];

describe('guessing the password of a share link', () => {
  test('is over after 20 wrong ones in an hour, whichever way they came; then a right one waits too, also after a restart', async () => {
    const { key } = await makeLink(owner, chart.key, { password: PASSWORD });
    for (let guess = 0; guess < 20; guess += 1) {
      expect(await wayAt(guess)(key, `wrong password ${guess}`)).toBe(false);
      if (guess % 4 === 0) expect(await wayAt(guess + 1)(key, PASSWORD)).toBe(true);
    }
    for (const way of ways) expect(await way(key, PASSWORD)).toBe('wait');
    const again = await startApp();
    const refused = await again.anonymous.post('datasets/authSharingLink', { key, password: PASSWORD });
    await again.close();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const other = await makeLink(owner, chart.key, { password: PASSWORD });
    await visitor(app, other.key, PASSWORD);
  });

  test('does not slip past the count when many come at once, by every way', async () => {
    const { key } = await makeLink(owner, chart.key, { password: PASSWORD });
    const tries = await Promise.all(Array.from({ length: 60 }, (_, at) => wayAt(at)(key, `wrong password ${at}`)));
    expect(tries.filter((result) => result === false)).toHaveLength(20);
    expect(tries.filter((result) => result === 'wait')).toHaveLength(40);
  });

  test('is not what those do who know it, however many come at once', async () => {
    const { key } = await makeLink(owner, chart.key, { password: PASSWORD });
    const tries = await Promise.all(Array.from({ length: 40 }, (_, at) => wayAt(at)(key, PASSWORD)));
    expect(tries.every((result) => result === true)).toBe(true);
  });

  test('tells nothing of whether there is a link: the same words, the same status, and the same end', async () => {
    const { key } = await makeLink(owner, chart.key, { password: PASSWORD });
    const missing = randomUUID();
    const paths: [string, (linkKey: string) => object][] = [
      ['datasets/authSharingLink', (linkKey) => ({ key: linkKey, password: 'wrong password' })],
      ['datasets/authSharingLink', (linkKey) => ({ key: linkKey, password: null })],
      ['datasets/graphShared', (linkKey) => ({ linkKey, password: 'wrong password' })],
      ['datasets/graphShared', (linkKey) => ({ linkKey })],
      ['graph/getNodeByKeyShared', (linkKey) => ({ linkKey, key: chart.company, password: 'wrong password' })],
      ['files/getSharedChartImage', (linkKey) => ({ linkKey, fullPath: 'images/one', password: 'wrong password' })],
      ['files/shared/zip/one', (linkKey) => ({ linkKey, password: 'wrong password' })],
      [`files/shared/any/${chart.company}/one.pdf`, (linkKey) => ({ linkKey, password: 'wrong password' })],
    ];
    const statusAndBody = ({ status, body }: Answer) => [status, body];
    for (const [path, body] of paths) {
      const wrong = await app.anonymous.post(path, body(key));
      const none = await app.anonymous.post(path, body(missing));
      expect(statusAndBody(none)).toEqual(statusAndBody(wrong));
      expect(JSON.stringify(wrong.body)).toContain('This link does not open');
    }
    const details = async (link: string) =>
      (await app.anonymous.get<{ isPassword: boolean }>(`datasets/getSharingLinkDetails/${link}`)).body.isPassword;
    expect([await details(key), await details(missing)]).toEqual([true, true]);
    const exhaust = async (link: string) => {
      for (let guess = 0; guess < 25; guess += 1) await wayAt(0)(link, 'wrong password');
      return wayAt(0)(link, 'wrong password');
    };
    expect([await exhaust(key), await exhaust(missing)]).toEqual(['wait', 'wait']);
  });

  test('leaves no counter behind once its hour is over, also of keys that were never there', async () => {
    const [over, running] = [randomUUID(), randomUUID()];
    for (const key of [over, running]) await wayAt(0)(key, 'wrong password');
    const counters = async () => {
      const rows = await app.store.read((tx) =>
        tx.run('test.counters', 'MATCH (c:Counter) WHERE c.key IN $keys RETURN c.key AS key', {
          keys: [`shareLink:${over}`, `shareLink:${running}`],
        }),
      );
      return rows.map((row) => row['key']);
    };
    expect(await counters()).toHaveLength(2);
    await app.store.write((tx) =>
      tx.run('test.past', 'MATCH (c:Counter {key: $key}) SET c.expiresAt = 1', { key: `shareLink:${over}` }),
    );
    expect(await sweepCounters(app.store)).toBeGreaterThan(0);
    expect(await counters()).toEqual([`shareLink:${running}`]);
  });
});

describe('a token of a visit', () => {
  test('is no session and opens nothing but its link, and a session’s token is no visit', async () => {
    const { key } = await makeLink(owner, chart.key);
    const { key: second } = await makeLink(owner, chart.key, { password: PASSWORD });
    const guest = await visitor(app, key);
    for (const path of ['auth/currentUser', 'datasets/all', `datasets/get/${chart.key}`, 'tags/all']) {
      expect((await guest.get(path)).status).toBe(401);
    }
    expect((await guest.post('datasets/graphShared', { linkKey: second })).status).toBe(401);
    expect((await guest.rawGraphql('{ viewer { key } individuals { key } }')).data).toMatchObject({
      viewer: null,
      individuals: [],
    });
    expect((await owner.rawGraphql('{ sharedGraph { key } }')).errors?.[0]?.extensions?.code).toBe('unauthenticated');
    const upload = await fetch(`${app.url}/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${guest.token}`, 'tus-resumable': '1.0.0', 'upload-length': '2000' },
    });
    expect(upload.status).toBe(401);
  });
});
