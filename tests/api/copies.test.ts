import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { messages } from '@stemma/shared/messages';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { CREATE_CHART, makeSmallChart, OPEN_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { graphql } from '../gql';

const DUPLICATE = graphql(`
  mutation DuplicateForTests($key: ID!) {
    duplicateChart(key: $key) {
      ok {
        key
      }
      error {
        code
      }
    }
  }
`);
const SAVE_DYNAMIC = graphql(`
  mutation SaveDynamicForTests($input: SaveDynamicChartInput!) {
    saveDynamicChart(input: $input) {
      ok {
        key
      }
      error {
        code
      }
    }
  }
`);
const STANDING = graphql(`
  query StandingForTests($key: ID!) {
    chartStanding(key: $key)
  }
`);

type Visibility = 'public' | 'private';
/** Makes a chart of what a small chart shows, and answers with its key; undefined where it is refused. */
type CopyCall = (user: Client, source: SmallChart, asked: Visibility | undefined) => Promise<string | undefined>;

const whole = ({ person, company }: SmallChart) => ({
  placements: [
    { entityKey: person, x: 0, y: 0 },
    { entityKey: company, x: 0, y: 200 },
  ],
  links: [{ key: randomUUID(), from: person, to: company, roles: [{ role: 'Shareholder', percentage: 60 }] }],
});

/** All ways in which one chart becomes another. */
const CALLS: Record<string, CopyCall> = {
  'datasets/duplicate': async (user, { key }) =>
    (await user.get<{ key?: string }>(`datasets/duplicate/${key}`)).body.key,
  duplicateChart: async (user, { key }) => (await user.graphql(DUPLICATE, { key })).duplicateChart.ok?.key,
  'createChart with its content': async (user, source) =>
    (await user.graphql(CREATE_CHART, { input: { changes: whole(source) } })).createChart.ok?.key,
  'createChart as its copy': async (user, source, visibility) => {
    const input = { copyOf: [source.key], changes: whole(source), visibility: visibility ?? null };
    return (await user.graphql(CREATE_CHART, { input })).createChart.ok?.key;
  },
  saveDynamicChart: async (user, source, visibility) => {
    const input = { entityKey: source.company, charts: [source.key], visibility: visibility ?? null };
    return (await user.graphql(SAVE_DYNAMIC, { input })).saveDynamicChart.ok?.key;
  },
  'datasets/createDynamicDataset': async (user, source, visibility) => {
    const body = { entityKey: source.company, charts: [source.key], ...(visibility && { visibility }) };
    return (await user.post<{ key?: string }>('datasets/createDynamicDataset', body)).body.key;
  },
};

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;
let copier: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, colleague, copier] = [await organization.user(), await organization.user(), await organization.user()];
});
afterAll(() => app.close());

const mayRead = async (who: Client, key: string) => (await who.get(`datasets/get/${key}`)).status === 200;

describe('a copy of a chart, whichever way it is made,', () => {
  test('is read by nobody else than its maker who could not read the original', async () => {
    const found = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          way: fc.constantFrom(...Object.keys(CALLS)),
          original: fc.constantFrom<Visibility>('public', 'private'),
          permission: fc.constantFrom('Viewer', 'Editor', 'Co-Owner', null),
          asked: fc.constantFrom<Visibility | undefined>('public', 'private', undefined),
        }),
        async ({ way, original, permission, asked }) => {
          const source = await makeSmallChart(owner, original);
          if (permission) await owner.post('access/give', { key: source.key, userKey: copier.userKey, permission });
          const copy = await CALLS[way]?.(copier, source, asked);
          if (!(await mayRead(copier, source.key))) return expect(copy).toBeUndefined();
          if (copy === undefined) return expect([original, asked]).toEqual(['private', 'public']);
          found.add(way);
          expect(await mayRead(copier, copy)).toBe(true);
          if (await mayRead(colleague, copy)) expect(await mayRead(colleague, source.key)).toBe(true);
          if (asked !== 'public') expect(await mayRead(colleague, copy)).toBe(false);
        },
      ),
      { numRuns: 16 },
    );
    expect(found.size).toBeGreaterThan(1);
  });

  test('is refused where it should be public and what it shows is not, in words that say what to do', async () => {
    const source = await makeSmallChart(owner, 'private');
    const input = { copyOf: [source.key], changes: whole(source), visibility: 'public' as const };
    const { createChart } = await owner.graphql(CREATE_CHART, { input });
    expect(createChart.error).toMatchObject({ code: 'forbidden', message: messages.copyStaysPrivate });
  });

  test('is not had by who lost access, who is told so; of a deleted chart it is private', async () => {
    const [lost, deleted] = [await makeSmallChart(owner, 'private'), await makeSmallChart(owner, 'public')];
    const standing = async (key: string) => (await copier.graphql(STANDING, { key })).chartStanding;
    expect(await standing(lost.key)).toBe('deleted');
    await owner.post('access/give', { key: lost.key, userKey: copier.userKey, permission: 'Editor' });
    await copier.graphql(OPEN_CHART, { key: lost.key });
    expect(await standing(lost.key)).toBe('readable');
    await owner.post('access/take', { key: lost.key, userKey: copier.userKey });
    expect(await standing(lost.key)).toBe('noAccess');
    const copyOf = (source: SmallChart, by: Client) =>
      by.graphql(CREATE_CHART, { input: { copyOf: [source.key], changes: {} } });
    expect((await copyOf(lost, copier)).createChart.error).toMatchObject({ code: 'notFound', field: 'copyOf' });
    await owner.get(`datasets/delete/${deleted.key}`);
    expect(await standing(deleted.key)).toBe('deleted');
    expect((await copyOf(deleted, owner)).createChart.ok).toMatchObject({ visibility: 'private' });
  });
});
