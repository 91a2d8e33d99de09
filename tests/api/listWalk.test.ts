import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { randomUUID } from 'node:crypto';
import type { ListScope } from '../../server/src/entityLists/listed';
import { listPage } from '../../server/src/entityLists/store';
import { firstByName, isWalked } from '../../server/src/entityLists/walk';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';

const NAMES = ['Zeta', 'alder', 'Alder', 'ÖL', 'öl', 'Straße', '株式会社', '🚀 Rocket', 'a', 'A b', 'a-b', 'שלום'];
const TYPES: readonly EntityType[] = ['Company', 'Trust', 'Project'];

/** More than there is of other tests in the store. */
const ALL = 10_000_000;

let app: TestApp;
let maker: Client;
let colleague: Client;
let organizationKey: string;

const scopeOf = ({ userKey }: Client, types: readonly EntityType[], folder: string | null = null): ListScope => ({
  ...{ userKey, organizationKey, types, folder },
  ...{ words: [], tagKeys: [], countries: null, onCharts: null },
});

beforeAll(async () => {
  app = await startApp();
  const organization = await app.organization();
  organizationKey = organization.key;
  [maker, colleague] = [await organization.user(), await organization.user()];
  const stranger = await (await app.organization()).user();
  for (const owner of [maker, stranger]) {
    const entities = TYPES.flatMap((typeName) =>
      Array.from({ length: 90 }, (_, at) => ({ typeName, key: randomUUID(), name: NAMES[at % NAMES.length] })),
    );
    const { status, body } = await owner.post<{ entities: { key: string }[] }>('graph/importEntities', { entities });
    expect(status).toBe(200);
    const keys = body.entities.map(({ key }) => key);
    const every = (nth: number) => keys.filter((_, at) => at % nth === 0);
    for (const entityKey of every(11)) await owner.post('graph/softDelete', { entityKey });
    await app.store.write(async (tx) => {
      const share = `MATCH (u:User {key: $user}) UNWIND $keys AS key MATCH (e:Entity {key: key})
        MERGE (u)-[h:HAS_ACCESS]->(e) ON CREATE SET h.permission = 'Viewer'`;
      await tx.run('test.share', share, { user: colleague.userKey, keys: every(5) });
      await tx.run('test.share', share, { user: maker.userKey, keys: every(7) });
    });
  }
}, 300_000);
afterAll(() => app.close());

/** The keys of a first page, read by walking and by putting all in order. */
async function bothWays(scope: ListScope, descending: boolean, limit: number, lookedAt = ALL) {
  return app.store.read(async (tx) => {
    const order = { property: 'name', as: 'text', descending } as const;
    const ordered = await listPage(tx, scope, order, { limit, offset: 0 });
    return {
      walked: await firstByName(tx, scope, { descending, limit, lookedAt }),
      ordered: ordered.map(({ properties }) => properties.key),
    };
  });
}

describe('a first page by name is the same by walking the index as by putting all in order', () => {
  const cases = [false, true].flatMap((descending) =>
    [7, 60, 500].flatMap((limit) => [1, 3].map((types) => [descending, limit, types] as const)),
  );

  test.each(cases)('descending: %s, %i rows, %i types', async (descending, limit, types) => {
    for (const client of [maker, colleague]) {
      for (const folder of [null, '']) {
        const { walked, ordered } = await bothWays(scopeOf(client, TYPES.slice(0, types), folder), descending, limit);
        expect(ordered.length).toBeGreaterThan(6);
        expect(walked).toEqual(ordered);
      }
    }
  });

  test('it is given up where what the user may read lies too far apart', async () => {
    const { walked, ordered } = await bothWays(scopeOf(colleague, TYPES), false, 20, 30);
    expect(ordered).toHaveLength(20);
    expect(walked).toBeNull();
  });

  test('a renamed entity stands at its new place, one of another type in its list', async () => {
    const { body } = await maker.post<{ key: string }>('graph/addNode', {
      entity: { typeName: 'Company', name: 'Middle Ltd' },
    });
    await maker.post('graph/updateNode', { model: { key: body.key, name: ' AAA first Ltd' } });
    const { walked, ordered } = await bothWays(scopeOf(maker, ['Company']), false, 60);
    expect(walked).toContain(body.key);
    expect(walked).toEqual(ordered);
  });

  test('little is put in order as it was', async () => {
    expect(await app.store.read((tx) => isWalked(tx, scopeOf(maker, TYPES)))).toBe(false);
  });
});
