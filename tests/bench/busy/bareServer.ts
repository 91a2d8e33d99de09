import compression from 'compression';
import express from 'express';
import type { AddressInfo } from 'node:net';
import type { Store } from '../../../server/src/store';

const READ = [
  'MATCH (d:Dataset {key: $key})-[c:CONTAINS]->(e:Entity) RETURN d, e, c',
  'MATCH (a:Entity)-[l:LINK {datasetKey: $key}]->(b:Entity) RETURN a.key, b.key, l',
];
const MOVE = `MATCH (d:Dataset {key: $key}) SET d.revision = d.revision + 1
  WITH d MATCH (d)-[c:CONTAINS]->(:Entity {key: $entity}) SET c.x = $x`;

/** Reads a chart by the driver and answers with `answer` as JSON, or moves a card; knows neither users nor rules. Answers its address. */
export async function bareServer({ driver, database }: Store, answer: unknown): Promise<string> {
  const app = express();
  app.use(compression());
  app.get('/:key', async ({ params }, response) => {
    const session = driver.session({ database, defaultAccessMode: 'READ' });
    try {
      await session.executeRead(async (tx) => {
        for (const query of READ) await tx.run(query, { key: params.key });
      });
    } finally {
      await session.close();
    }
    response.json(answer);
  });
  app.post('/:key/:entity/:x', async ({ params }, response) => {
    const session = driver.session({ database });
    try {
      await session.executeWrite((tx) => tx.run(MOVE, { ...params, x: Number(params.x) }));
    } finally {
      await session.close();
    }
    response.json({ ok: true });
  });
  return new Promise((ready) => {
    const server = app.listen(0, '127.0.0.1', () =>
      ready(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
