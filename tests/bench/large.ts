import { graphql } from '../gql';
import type { TestApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { growStore } from '../testkit/growStore';
import { call } from './call';
import type { BenchRow, Way } from './measure';
import { compare, ratioRow } from './measure';

const ENTITIES_A_CHART = 400;
const FEW = 5;
const MANY = 500;
const ROUNDS = 9;
const WARM_UP = 4;
/** What a call may take more for a hundred times as much that its answer doesn't say. */
const SAME = 1.5;

const FIRST_PAGE = graphql(`
  query BenchFirstPage {
    entityTable(filter: { types: [Company], folder: "" }) {
      rows(limit: 100) {
        key
        name
        permission
        chartCount
      }
    }
  }
`);

const ROWS_IN_ALL = graphql(`
  query BenchRowsInAll {
    entityTable(filter: { types: [Company], folder: "" }) {
      total
    }
  }
`);

const FIRST_CHARTS = graphql(`
  query BenchFirstCharts {
    chartList(limit: 5) {
      charts {
        key
        name
        entityCount
      }
    }
  }
`);

interface Side {
  user: Client;
  /** One that is not of those. */
  chart: string;
  /** What the keys of its charts and entities begin with. */
  mark: string;
}

/** What is measured, and whether its time may grow with what it does not answer. */
const CALLS: { what: string; of: (side: Side) => Way; atMost?: number }[] = [
  {
    what: 'first page of a list',
    of:
      ({ user }) =>
      () =>
        user.graphql(FIRST_PAGE, {}),
  },
  {
    what: 'rows of a list in all',
    of:
      ({ user }) =>
      () =>
        user.graphql(ROWS_IN_ALL, {}),
    atMost: Infinity,
  },
  {
    what: 'first charts',
    of:
      ({ user }) =>
      () =>
        user.graphql(FIRST_CHARTS, {}),
    atMost: Infinity,
  },
  {
    what: 'folders',
    of:
      ({ user }) =>
      () =>
        call(user, '/api/users/getFolders', { type: 'Company' }),
  },
  {
    what: 'count of the bin',
    of:
      ({ user }) =>
      () =>
        user.get(`graph/getBinCount/${user.userKey}`),
  },
  {
    what: 'a small chart',
    of:
      ({ user, chart }) =>
      () =>
        call(user, '/api/datasets/graph', { datasetId: chart }),
  },
  {
    what: 'an entity’s dynamic chart',
    of:
      ({ user, mark }) =>
      () =>
        call(user, `/api/datasets/getAllRelationships/${mark}:1:395`, {}),
  },
  {
    what: 'neighbours of an entity',
    of:
      ({ user, mark }) =>
      () =>
        call(user, '/api/graph/getNeighbors', { key: `${mark}:1:200`, depth: 2 }),
  },
];

/** Calls of a user with 200,000 entities on 500 charts, against the same of one with 2,000 on 5. */
export async function benchLarge(app: TestApp, users: { few: Client; many: Client }): Promise<BenchRow[]> {
  const sideOf = async (user: Client, charts: number): Promise<Side> => ({
    user,
    chart: (await makeSmallChart(user)).key,
    mark: await growStore(app.store, user.userKey, { charts, entities: ENTITIES_A_CHART }),
  });
  const few = await sideOf(users.few, FEW);
  const many = await sideOf(users.many, MANY);
  await app.store.read((tx) => tx.run('bench.indexed', 'CALL db.awaitIndexes(300) RETURN 1 AS done'));
  const rows: BenchRow[] = [];
  for (const { what, of, atMost = SAME } of CALLS) {
    const pair = await compare(of(many), of(few), ROUNDS, WARM_UP);
    rows.push(
      ratioRow(`${what}, of ${MANY * ENTITIES_A_CHART} entities`, `of ${FEW * ENTITIES_A_CHART}`, pair, atMost),
    );
  }
  return rows;
}
