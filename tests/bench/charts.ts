import { randomUUID } from 'node:crypto';
import type { ChartChangesInput } from '@stemma/shared/chart/save';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { newEntityProperties } from '../../server/src/entities/write';
import { sampleChart } from '../../server/src/samples/chart';
import type { Store } from '../../server/src/store';
import { onQuery } from '../../server/src/store';
import { linkProperties } from '../../server/src/links/store';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { call } from './call';
import { CALLER, NOW } from './caller';
import type { BenchRow } from './measure';
import { compare, ratioRow } from './measure';

const QUERY = `query Bench($key: ID!) { chart(key: $key) { key name description revision
  nodes { key typeName name party country detail permission chartCount x y flag flagColor label labelVisible fillColor icon hideIcon width chartDescription }
  links { key from to arrowType color dashed linkTextPosition points fromSpot toSpot adjusting routing
    roles { role percentage minimum maximum minimumExclusive maximumExclusive startDate endDate via beneficial interest details } }
  groups { key name members collapsed } } }`;

const sample = (entities: number): ChartChangesInput => {
  const own = randomUUID();
  return sampleChart(entities, 1, (kind, index) => `${own}:${kind[0]}${index}`);
};

/** Makes a chart of random ownership by the product's own call; answers its key. */
export const makeChart = (user: Client, entities: number): Promise<string> =>
  makeChartOf(user, `Bench ${entities}`, sample(entities));

/** Makes a chart by the product's own call; answers its key. */
export async function makeChartOf(user: Client, name: string, content: ChartChangesInput): Promise<string> {
  const mutation =
    'mutation Make($input: CreateChartInput!) { createChart(input: $input) { ok { key } error { message } } }';
  const { entities: made, ...changes } = content;
  const input = {
    name,
    changes: { ...changes, entities: made?.map(({ fields: _fields, ...entity }) => entity) },
  };
  const text = await call(user, '/graphql', { query: mutation, variables: { input } });
  const { data } = JSON.parse(text) as { data: { createChart: { ok: { key: string } | null } } };
  if (!data.createChart.ok) throw new Error(text);
  return data.createChart.ok.key;
}

/** What stands on a chart, read by the driver alone. */
export async function readRaw(store: Store, key: string): Promise<void> {
  const session = store.driver.session({ database: store.database, defaultAccessMode: 'READ' });
  try {
    await session.executeRead(async (tx) => {
      await tx.run('MATCH (d:Dataset {key: $key})-[c:CONTAINS]->(e:Entity) RETURN e, c', { key });
      await tx.run('MATCH (a:Entity)-[l:LINK {datasetKey: $key}]->(b:Entity) RETURN a.key, b.key, l', { key });
    });
  } finally {
    await session.close();
  }
}

/** Opening a chart of 1,000: REST against the raw driver, GraphQL against REST, and how many queries REST makes. */
export async function benchOpening({ store }: TestApp, user: Client): Promise<BenchRow[]> {
  const key = await makeChart(user, 1000);
  const small = await makeChart(user, 10);
  const raw = () => readRaw(store, key);
  const rest = () => call(user, '/api/datasets/graph', { datasetId: key });
  const graphql = () => call(user, '/graphql', { query: QUERY, variables: { key } });
  await rest();
  const counts: number[] = [];
  for (const chart of [small, key]) {
    await call(user, '/api/datasets/graph', { datasetId: chart });
    const names: string[] = [];
    const stop = onQuery((name) => names.push(name));
    await call(user, '/api/datasets/graph', { datasetId: chart });
    stop();
    counts.push(names.length);
  }
  const most = Math.max(...counts);
  return [
    ratioRow('a chart of 1,000 entities by REST', 'raw driver reading the same', await compare(rest, raw, 25, 8), 1.5),
    {
      what: 'queries to open a chart by REST',
      measured: `${counts[0]} for 10 entities`,
      against: `${counts[1]} for 1,000`,
      value: String(most),
      atMost: '2',
      holds: most <= 2,
    },
    ratioRow('the same by typed GraphQL', 'REST', await compare(graphql, rest, 25, 8), 1.3),
  ];
}

/** Saving: a chart of 1,000 against plain UNWINDs of the same rows, 10,000 against 1,000, and one move in 10,000 against a full save. */
export async function benchSaving({ store }: TestApp, user: Client): Promise<BenchRow[]> {
  const saving = (entities: number) => () => makeChart(user, entities);
  const plain = (entities: number) => async () => {
    const changes = chartChangesShape.parse(sample(entities));
    const key = randomUUID();
    const session = store.driver.session({ database: store.database });
    try {
      await session.executeWrite(async (tx) => {
        await tx.run('CREATE (:Dataset {key: $key})', { key });
        const rows = changes.entities.map(({ fields: _fields, ...entity }) => newEntityProperties(CALLER, entity, NOW));
        await tx.run('UNWIND $rows AS row CREATE (e:Entity) SET e = row', { rows });
        await tx.run(
          'MATCH (d:Dataset {key: $key}) UNWIND $rows AS row MATCH (e:Entity {key: row.entityKey}) CREATE (d)-[c:CONTAINS]->(e) SET c = row',
          { key, rows: changes.placements },
        );
        const links = changes.links.map((link) => ({
          from: link.from,
          to: link.to,
          properties: linkProperties(link, key),
        }));
        await tx.run(
          'UNWIND $links AS row MATCH (a:Entity {key: row.from}), (b:Entity {key: row.to}) CREATE (a)-[l:LINK]->(b) SET l = row.properties',
          { links },
        );
      });
    } finally {
      await session.close();
    }
  };
  const whole = await compare(saving(1000), plain(1000), 9, 3);
  const tenfold = await compare(saving(10_000), saving(1000), 3, 1);
  const key = await makeChart(user, 10_000);
  const { nodes } = JSON.parse(await call(user, '/api/datasets/graph', { datasetId: key })) as {
    nodes: { key: string }[];
  };
  let x = 0;
  const move = () =>
    call(user, '/api/graph/updatePosition', { nodeKey: nodes[5000]?.key, datasetKey: key, x: (x += 1), y: 0 });
  const oneMove = await compare(move, saving(10_000), 3, 1);
  return [
    ratioRow('saving a chart of 1,000 entities', 'UNWINDs of the same rows', whole, 2),
    ratioRow('saving a chart of 10,000', 'saving one of 1,000', tenfold, 11),
    ratioRow('moving one entity in 10,000', 'a full save of 10,000', oneMove, 0.1),
  ];
}
