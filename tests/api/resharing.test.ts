import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { CREATE_CHART, makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeLink, visitor } from '../testkit/sharing';
import { graphql } from '../gql';

const PUT = graphql(`
  mutation PutForResharing($chartKey: ID!, $entityKeys: [ID!]!) {
    putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) {
      ok {
        revision
      }
      error {
        code
        field
      }
    }
  }
`);
const RIGHTS = ['Viewer', 'Editor', 'Co-Owner', 'Viewer of the entity', 'Editor of the entity'] as const;
type Right = (typeof RIGHTS)[number];

let app: TestApp;
let organization: TestOrganization;
/** Made the private chart. */
let owner: Client;
/** Has a right on it. */
let reader: Client;
/** Has none. */
let colleague: Client;
/** A shared user, who reads only what he is given. */
let shared: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  const user = organization.user.bind(organization);
  [owner, reader, colleague, shared] = await Promise.all([user(), user(), user(), user({ accountType: 'None' })]);
});
afterAll(() => app.close());

async function sourceFor(right: Right): Promise<SmallChart> {
  const source = await makeSmallChart(owner, 'private');
  const [permission = '', ofEntity] = right.split(' of ');
  const key = ofEntity ? source.company : source.key;
  const given = await owner.post('access/give', { key, userKey: reader.userKey, permission });
  if (given.status !== 200) throw new Error('No access was given.');
  return source;
}

async function emptyChart(user: Client): Promise<string> {
  const made = await user.graphql(CREATE_CHART, { input: { name: 'My own', visibility: 'private' } });
  return made.createChart.ok?.key ?? '';
}

interface Own {
  chart: string;
}
/** Ways to have the company of another's chart on a chart of one's own. */
const PLACINGS: Record<string, (user: Client, source: SmallChart, own: Own) => Promise<unknown>> = {
  'datasets/duplicate': async (user, source, own) => {
    const { body } = await user.get<{ key?: string }>(`datasets/duplicate/${source.key}`);
    own.chart = body.key ?? own.chart;
  },
  createDynamicDataset: async (user, { company, key }, own) => {
    const ask = { entityKey: company, charts: [key] };
    const { body } = await user.post<{ key?: string }>('datasets/createDynamicDataset', ask);
    own.chart = body.key ?? own.chart;
  },
  'createChart, public': async (user, { company }, own) => {
    const changes = { placements: [{ entityKey: company, x: 0, y: 0 }] };
    const made = await user.graphql(CREATE_CHART, { input: { changes, visibility: 'public' as const } });
    own.chart = made.createChart.ok?.key ?? own.chart;
  },
  'datasets/save': async (user, { company }, { chart }) => {
    const { body } = await user.get<{ revision: number }>(`datasets/get/${chart}`);
    const nodes = [{ key: company, typeName: 'Company', name: 'Analytical Engines Ltd', x: 0, y: 0 }];
    return user.post('datasets/save', { dataset: { key: chart }, nodes, edges: [], revision: body.revision });
  },
  'datasets/addEntity': (user, { company }, { chart }) =>
    user.post('datasets/addEntity', { entityId: company, datasetId: chart }),
  'graph/ensureInDataset': (user, { company }, { chart }) =>
    user.post('graph/ensureInDataset', { nodeId: company, datasetId: chart, position: { x: 0, y: 0 } }),
  putOnChart: (user, { company }, { chart }) => user.graphql(PUT, { chartKey: chart, entityKeys: [company] }),
  'graph/updateNodeLabel': async (user, { company }, { chart }) => {
    const key = randomUUID();
    await user.post('graph/addNode', { entity: { key, typeName: 'Company', name: 'A stand-in' } });
    await user.post('datasets/addEntity', { entityId: key, datasetId: chart });
    const ask = { datasetKey: chart, key, newName: 'Analytical Engines Ltd', renameKey: company, isNewEntity: true };
    return user.post('graph/updateNodeLabel', ask);
  },
};

/** Ways to let others read a chart of one's own. */
const WIDENINGS: Record<string, (user: Client, chart: string) => Promise<unknown>> = {
  'datasets/update': (user, key) => user.post('datasets/update', { dataset: { key, visibility: 'public' } }),
  'datasets/changeVisibility': (user, datasetId) =>
    user.post('datasets/changeVisibility', { datasetId, visibility: 'public' }),
  'access/give': (user, key) =>
    user.post('access/give', { key, userKey: colleague.userKey, permission: 'Viewer', entities: true }),
  'access/give to a shared user': (user, key) =>
    user.post('access/give', { key, userKey: shared.userKey, permission: 'Viewer' }),
  'access/handOver': (user, key) => user.post('access/handOver', { key, userKey: colleague.userKey }),
  'datasets/createSharingLink': (user, key) => makeLink(user, key).catch(() => undefined),
  'auth/sendSharedChart': (user, chartKey) =>
    user.post('auth/sendSharedChart', { chartKey, emails: [`${randomUUID()}@example.org`] }),
};

const reads = async (who: Client, key: string) => (await who.post('graph/getNodeByKey', { key })).status === 200;
const links = (entity: string) =>
  app.store.read((tx) =>
    tx.run('test.links', 'MATCH (:SharingLink)-[:OPENS]->(:Dataset)-[:CONTAINS]->(:Entity {key: $entity}) RETURN 1', {
      entity,
    }),
  );
const isShown = async (entity: string) =>
  (await reads(colleague, entity)) || (await reads(shared, entity)) || (await links(entity)).length > 0;

describe('who may read, or edit, what others own', () => {
  test('shows it to nobody else, whichever way he takes; a Co-Owner may', async () => {
    const shown = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          right: fc.constantFrom<Right>(...RIGHTS),
          placing: fc.constantFrom(...Object.keys(PLACINGS)),
          widening: fc.constantFrom(...Object.keys(WIDENINGS)),
          isWidenedFirst: fc.boolean(),
        }),
        async ({ right, placing, widening, isWidenedFirst }) => {
          const source = await sourceFor(right);
          const own: Own = { chart: await emptyChart(reader) };
          if (isWidenedFirst) await WIDENINGS[widening]?.(reader, own.chart);
          await PLACINGS[placing]?.(reader, source, own);
          await WIDENINGS[widening]?.(reader, own.chart);
          const seen = await isShown(source.company);
          if (right !== 'Co-Owner') return expect(seen).toBe(false);
          if (seen) shown.add(placing);
        },
      ),
      { numRuns: 30 },
    );
    expect(shown.size).toBeGreaterThan(0);
  }, 120_000);

  test.each(Object.keys(PLACINGS))('by %s onto what is public, and back', async (placing) => {
    for (const right of ['Viewer', 'Co-Owner'] as const) {
      const source = await sourceFor(right);
      const own: Own = { chart: await emptyChart(reader) };
      await PLACINGS[placing]?.(reader, source, own);
      await WIDENINGS['datasets/update']?.(reader, own.chart);
      expect(await reads(colleague, source.company)).toBe(right === 'Co-Owner');
    }
  });

  test('is told which record it is and whom to ask, and no chart that he may not read', async () => {
    const source = await sourceFor('Viewer');
    await owner.graphql(CREATE_CHART, {
      input: { name: 'A secret name', changes: { placements: [{ entityKey: source.company, x: 0, y: 0 }] } },
    });
    const own = { chart: await emptyChart(reader) };
    await PLACINGS['datasets/addEntity']?.(reader, source, own);
    const refused = await reader.post<{ error: string; field: string }>('datasets/changeVisibility', {
      datasetId: own.chart,
      visibility: 'public',
    });
    expect(refused.status).toBe(403);
    expect(refused.body.field).toBe('visibility');
    expect(refused.body.error).toContain('“Analytical Engines Ltd”');
    expect(refused.body.error).toContain(`Co-Owner of the chart “${source.name}”`);
    expect(refused.body.error).not.toContain('A secret name');
    const open = await reader.graphql(CREATE_CHART, { input: { name: 'Open', visibility: 'public' as const } });
    const put = await reader.graphql(PUT, { chartKey: open.createChart.ok?.key ?? '', entityKeys: [source.company] });
    expect(put.putOnChart.error).toEqual({ code: 'forbidden', field: 'placements.0.entityKey' });
  });

  test('places it where all may read it already, and moves it there', async () => {
    const source = await sourceFor('Viewer');
    await owner.post('access/give', { key: source.key, userKey: colleague.userKey, permission: 'Viewer' });
    const chart = await emptyChart(reader);
    await reader.post('access/give', { key: chart, userKey: colleague.userKey, permission: 'Editor' });
    const put = await reader.graphql(PUT, { chartKey: chart, entityKeys: [source.company] });
    expect(put.putOnChart.error).toBeNull();
    const move = { nodeKey: source.company, datasetKey: chart, x: 5, y: 5 };
    expect((await colleague.post('graph/updatePosition', move)).status).toBe(200);
    expect((await WIDENINGS['datasets/update']?.(reader, chart)) as object).toMatchObject({ status: 403 });
  });

  test('may show what the owner puts on his chart, and what is public', async () => {
    const [source, open] = [await sourceFor('Viewer'), await makeSmallChart(owner, 'public')];
    const chart = await emptyChart(reader);
    await reader.post('access/give', { key: chart, userKey: owner.userKey, permission: 'Editor' });
    await owner.graphql(PUT, { chartKey: chart, entityKeys: [source.company] });
    await reader.graphql(PUT, { chartKey: chart, entityKeys: [open.company] });
    expect(await WIDENINGS['datasets/update']?.(reader, chart)).toMatchObject({ status: 200 });
    expect(await reads(colleague, source.company)).toBe(true);
  });

  test('shows it by no snapshot of his chart either, and by no link that is opened anew', async () => {
    const source = await sourceFor('Viewer');
    const chart = await emptyChart(reader);
    const link = await makeLink(reader, chart);
    expect((await reader.call('PUT', `datasets/pauseSharingLink/${link.key}`)).status).toBe(200);
    await reader.graphql(PUT, { chartKey: chart, entityKeys: [source.company] });
    const resumed = await reader.call('PUT', `datasets/resumeSharingLink/${link.key}`);
    expect(resumed.status).toBe(403);
    expect((await reader.post('datasets/createSnapshot', { key: chart })).status).toBe(200);
    await reader.post('datasets/removeEntity', { entityId: source.company, datasetId: chart });
    expect(await WIDENINGS['datasets/update']?.(reader, chart)).toMatchObject({ status: 403 });
  });

  test('keeps a copy of a private chart to himself even where all on it may be read', async () => {
    const open = await makeSmallChart(owner, 'public');
    const { body } = await owner.get<{ key: string }>(`datasets/duplicate/${open.key}`);
    await owner.post('access/give', { key: body.key, userKey: reader.userKey, permission: 'Editor' });
    const copy = await reader.get<{ key: string }>(`datasets/duplicate/${body.key}`);
    const again = await reader.get<{ key: string }>(`datasets/duplicate/${copy.body.key}`);
    for (const key of [copy.body.key, again.body.key]) {
      expect(await WIDENINGS['datasets/update']?.(reader, key)).toMatchObject({ status: 403 });
    }
    await owner.post('access/give', { key: body.key, userKey: reader.userKey, permission: 'Co-Owner' });
    expect(await WIDENINGS['datasets/update']?.(reader, again.body.key)).toMatchObject({ status: 200 });
  });

  test('shows no individual as key person to visitors whom he may only read', async () => {
    const source = await makeSmallChart(owner, 'private');
    await owner.post('access/give', { key: source.person, userKey: reader.userKey, permission: 'Viewer' });
    const mine = await makeSmallChart(reader, 'private');
    const attach = { key: mine.company, individual: { key: source.person } };
    expect((await reader.post('graph/attachIndividual', attach)).status).toBe(200);
    const entities = [{ key: mine.company, shareKeyPersons: true }];
    const link = await makeLink(reader, mine.key, { entities });
    const guest = await visitor(app, link.key);
    const people = () => guest.post('graph/attachedPeopleShared', { key: mine.company, linkKey: link.key });
    expect((await people()).body).toEqual([]);
    await owner.post('access/give', { key: source.person, userKey: reader.userKey, permission: 'Co-Owner' });
    expect((await people()).body).toHaveLength(1);
  });
});
