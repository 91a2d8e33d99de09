import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toTypedDate } from '@stemma/shared/dates';
import { defaults } from '@stemma/shared/limits';
import { graphql } from '../gql';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart, OPEN_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';

const VIEWER = graphql(`
  query AgreeViewer {
    viewer {
      key
      name
      email
      phone
      description
      image
      isAdmin
      accountType
      organizationKey
      organizationName
      hasSecondFactor
      mustHaveSecondFactor
    }
  }
`);

const LISTS = graphql(`
  query AgreeLists($search: String) {
    chartList(search: $search, sort: name, descending: false) {
      total
      charts {
        key
        name
        description
        visibility
        revision
        createdDate
        modifiedDate
        createdBy
        entityCount
        linkCount
      }
    }
    recentCharts(count: 3) {
      key
    }
  }
`);

const EXPLORE = graphql(`
  query AgreeExplore($key: ID!) {
    neighbours(key: $key, depth: 2) {
      nodes {
        key
        name
        detail
        chartCount
      }
      links {
        key
        from
        to
      }
    }
    downstream(key: $key) {
      nodes {
        key
      }
      links {
        key
      }
    }
    searchEntities(term: "Analytical Engines", typeName: Company, maxCount: 100) {
      key
      typeName
      name
      party
      country
      detail
      chartCount
    }
  }
`);

const RECORD = graphql(`
  query AgreeRecord($key: ID!) {
    individuals(where: { key: { eq: $key } }) {
      key
      name
      firstName
      lastName
      nationality
      birthDate
      worth
      currency
      pep
    }
  }
`);

let app: TestApp;
let user: Client;
let small: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  user = await (await app.organization()).user();
  small = await makeSmallChart(user);
});
afterAll(() => app.close());

type Row = Record<string, unknown>;

/** A record without what is null, as REST leaves such role fields out and GraphQL says null. */
const said = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, inner: unknown) => inner ?? undefined));
const pick = (row: Row, like: Row): Row => Object.fromEntries(Object.keys(like).map((name) => [name, row[name]]));
const byKey = <T extends { key: string }>(rows: T[]): T[] => [...rows].sort((a, b) => a.key.localeCompare(b.key));

describe('REST and GraphQL agree', () => {
  test('on who is signed in', async () => {
    const { viewer } = await user.graphql(VIEWER, {});
    expect((await user.get('auth/currentUser')).body).toEqual(viewer);
  });

  test('on a chart, card by card and link by link', async () => {
    const { chart } = await user.graphql(OPEN_CHART, { key: small.key });
    const { body } = await user.post<Row & { nodes: (Row & { key: string })[]; edges: (Row & { key: string })[] }>(
      'datasets/graph',
      { datasetId: small.key },
    );
    if (!chart) throw new Error('No chart');
    expect(pick(body, { key: 0, name: 0, description: 0, revision: 0, groups: 0 })).toEqual(
      pick(chart, { key: 0, name: 0, description: 0, revision: 0, groups: 0 }),
    );
    // REST names the default fill, as its callers expect one (SPEC §3.1).
    const cards = byKey(chart.nodes.map((node) => ({ ...node, fillColor: node.fillColor ?? defaults.nodeFill })));
    expect(byKey(body.nodes).map((node, index) => pick(node, cards[index] ?? {}))).toEqual(cards);
    const links = byKey(chart.links);
    expect(said(byKey(body.edges).map((edge, index) => pick(edge, links[index] ?? {})))).toEqual(said(links));
    expect(body.edges.find(({ key }) => key === small.link)).toMatchObject({
      name: '60% Shareholder\nDirector',
      typeName: 'GenericLink',
      isDataLink: true,
    });
  });

  test('on lists, sizes, searches and records of charts', async () => {
    await makeSmallChart(user);
    const { chartList, recentCharts } = await user.graphql(LISTS, { search: '' });
    const all = await user.get<(Row & { key: string })[]>('datasets/all');
    expect(all.body).toHaveLength(chartList.total);
    expect(byKey(all.body).map((row) => pick(row, chartList.charts[0] ?? {}))).toEqual(byKey(chartList.charts));
    const own = await user.get<{ key: string }[]>(`datasets/user/${user.userKey}`);
    expect(byKey(own.body)).toEqual(byKey(all.body));
    const recent = await user.post<{ key: string }[]>('datasets/user/recent', { count: 3 });
    expect(recent.body.map(({ key }) => key)).toEqual(recentCharts.map(({ key }) => key));
    for (const card of chartList.charts) {
      expect(pick((await user.get<Row>(`datasets/get/${card.key}`)).body, card)).toEqual(card);
      expect((await user.get(`datasets/size/${card.key}`)).body).toBe(card.entityCount);
      expect((await user.get(`datasets/exists/${card.key}`)).body).toBe(true);
    }
    const found = await user.graphql(LISTS, { search: small.name });
    const search = await user.get<{ key: string }[]>(`datasets/search/${encodeURIComponent(small.name)}`);
    expect(search.body.map(({ key }) => key)).toEqual(found.chartList.charts.map(({ key }) => key));
  });

  test('on what is around an entity and on searches by name', async () => {
    const { neighbours, downstream, searchEntities } = await user.graphql(EXPLORE, { key: small.person });
    type Graph = { nodes: (Row & { key: string })[]; edges: (Row & { key: string })[] };
    const around = (await user.post<Graph>('graph/getNeighbors', { key: small.person, depth: 2 })).body;
    expect(byKey(around.nodes).map((row) => pick(row, neighbours?.nodes[0] ?? {}))).toEqual(
      byKey(neighbours?.nodes ?? []),
    );
    expect(byKey(around.edges).map((row) => pick(row, neighbours?.links[0] ?? {}))).toEqual(
      byKey(neighbours?.links ?? []),
    );
    const held = (await user.post<Graph>('graph/getDownstream', { key: small.person })).body;
    expect(byKey(held.nodes).map(({ key }) => key)).toEqual(byKey(downstream?.nodes ?? []).map(({ key }) => key));
    expect(held.nodes).toHaveLength(3);
    expect(byKey(held.edges).map(({ key }) => key)).toEqual(byKey(downstream?.links ?? []).map(({ key }) => key));
    const hits = await user.post('graph/search', {
      searchTerm: 'Analytical Engines',
      typeName: 'Company',
      maxCount: 100,
    });
    expect(hits.body).toEqual(searchEntities);
    expect(searchEntities.length).toBeGreaterThanOrEqual(1);
  });

  test('on an entity’s record, dates as REST writes them', async () => {
    const model = {
      key: small.person,
      nationality: 'United Kingdom',
      birthDate: '10-12-1815',
      worth: '1,234.50',
      currency: 'gbp',
      pep: 'No',
    };
    const { status, body } = await user.post<Row>('graph/updateNode', { model, invalidateLinks: true });
    expect(status).toBe(200);
    const { individuals } = await user.graphql(RECORD, { key: small.person });
    const [person] = individuals;
    expect(person).toMatchObject({ birthDate: '1815-12-10', worth: 1234.5, currency: 'GBP', pep: false });
    expect(pick(body, person ?? {})).toEqual({ ...person, birthDate: toTypedDate('1815-12-10') });
    expect((await user.post<Row>('graph/getNodeByKey', { key: small.person })).body).toEqual(body);
  });
});
