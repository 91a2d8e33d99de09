import { randomUUID } from 'node:crypto';
import type { ChartChangesInput } from '@stemma/shared/chart/save';
import { onQuery } from '../../../server/src/store';
import type { TestApp } from '../../testkit/app';
import type { Client } from '../../testkit/client';
import { call } from '../call';
import { makeChartOf, readRaw } from '../charts';
import type { BenchRow } from '../measure';
import { compare, ratioRow } from '../measure';
import { randomGraph } from './graphs';

interface Made {
  chart: string;
  /** The entity that most of the chart stands above. */
  subject: string;
}

/** Makes a chart of random holdings, twice as many as entities. */
export async function makeHoldings(user: Client, size: number): Promise<Made> {
  const own = randomUUID();
  const { entities, links } = randomGraph(size, 2 * size, size);
  const content: ChartChangesInput = {
    entities: entities.map(({ key, name, typeName }) => ({
      ...{ key: own + key, name },
      typeName: typeName === 'Individual' ? 'Individual' : 'Company',
    })),
    placements: entities.map(({ key }, at) => ({
      entityKey: own + key,
      x: (at % 100) * 250,
      y: Math.floor(at / 100) * 180,
    })),
    links: links.map(({ key, from, to, roles }) => ({
      ...{ key: own + key, from: own + from, to: own + to },
      roles: roles.map(({ role, percentage, startDate }) => ({ role, percentage, startDate })),
    })),
  };
  return { chart: await makeChartOf(user, `Holdings of ${size}`, content), subject: `${own}e${size - 1}` };
}

/** Makes charts of a group each: a company that nine levels of eleven stand above; answers the company of the first. */
async function makeLevels(user: Client, charts: number): Promise<{ subject: string; keys: string[] }> {
  const [levels, across] = [9, 11];
  const subjects: { subject: string; keys: string[] }[] = [];
  for (let chart = 0; chart < charts; chart += 1) {
    const own = randomUUID();
    const keyOf = (level: number, at: number) => `${own}:${level}:${at}`;
    const at = (level: number) => (level === 0 ? [0] : Array.from({ length: across }, (_, place) => place));
    const keys = Array.from({ length: levels + 1 }, (_, level) => at(level).map((place) => keyOf(level, place))).flat();
    const links = Array.from({ length: levels }, (_, level) =>
      at(level).flatMap((below) =>
        (level === 0 ? at(1) : [below, (below + 1) % across]).map((above) => ({
          ...{ key: randomUUID(), from: keyOf(level + 1, above), to: keyOf(level, below) },
          roles: [{ role: 'Shareholder', percentage: level === 0 ? 9 : 50 }],
        })),
      ),
    ).flat();
    await makeChartOf(user, `Levels ${chart}`, {
      entities: keys.map((key) => ({ key, name: key.slice(-6), typeName: 'Company' })),
      placements: keys.map((key, place) => ({
        entityKey: key,
        x: (place % 11) * 250,
        y: Math.floor(place / 11) * 180,
      })),
      links,
    });
    subjects.push({ subject: keyOf(0, 0), keys });
  }
  const [first] = subjects;
  if (!first) throw new Error('No chart was made.');
  return first;
}

/** The names of the queries that a call makes, once what can be kept is kept. */
async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  await work();
  const names: string[] = [];
  const stop = onQuery((name) => names.push(name));
  await work();
  stop();
  return names;
}

/** The number of queries against the most there may be. */
const queriesRow = (what: string, against: string, queries: number, atMost: number): BenchRow => ({
  ...{ what, against, measured: String(queries), value: String(queries) },
  ...{ atMost: String(atMost), holds: queries <= atMost },
});

/** Asking who owns an entity, against reading what is calculated on (OWNERSHIP §16). */
export async function benchOwnership({ store }: TestApp, user: Client): Promise<BenchRow[]> {
  const [small, large] = [await makeHoldings(user, 1000), await makeHoldings(user, 10_000)];
  const asking =
    ({ chart, subject }: Made) =>
    () =>
      call(user, '/api/graph/ownership', { chartKey: chart, entityKey: subject, asOf: '2026-11-25' });
  const opening = await queriesOf(() => call(user, '/api/datasets/graph', { datasetId: small.chart }));
  const rows = [
    ratioRow(
      'who owns one entity of a chart of 1,000',
      'raw driver reading the chart',
      await compare(asking(small), () => readRaw(store, small.chart), 25, 8),
      1.3,
    ),
    queriesRow(
      'queries for it',
      `${opening.length} to open the chart`,
      (await queriesOf(asking(small))).length,
      opening.length,
    ),
    ratioRow('the same of a chart of 10,000', 'of 1,000', await compare(asking(large), asking(small), 9, 3), 11),
  ];

  const { subject, keys } = await makeLevels(user, 40);
  const everywhere = () =>
    call(user, '/api/graph/ownership', { scope: 'ALL_MY_CHARTS', entityKey: subject, asOf: '2026-11-25' });
  const read = async () => {
    const session = store.driver.session({ database: store.database, defaultAccessMode: 'READ' });
    try {
      await session.executeRead((tx) =>
        tx.run(
          'UNWIND $keys AS key MATCH (e:Entity {key: key}) OPTIONAL MATCH (h:Entity)-[l:LINK]->(e) RETURN e, l, h.key',
          { keys },
        ),
      );
    } finally {
      await session.close();
    }
  };
  rows.push(
    ratioRow(
      'the same over all charts, 100 entities above',
      'raw driver reading those 100',
      await compare(everywhere, read, 25, 8),
      3,
    ),
    queriesRow('queries for it', '9 levels above', (await queriesOf(everywhere)).length, 2 + 9),
  );
  return rows;
}
