import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { randomUUID } from 'node:crypto';
import type { ListScope } from '../../server/src/entityLists/listed';
import { listPage } from '../../server/src/entityLists/store';
import type { Directed } from '../../server/src/entityLists/policy';
import { INDEXED, orderOf } from '../../server/src/entityLists/policy';
import { ListWalk } from '../../server/src/entityLists/walk';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';
import { hearStatements } from '../testkit/statements';

const NAMES = ['Zeta', 'alder', 'Alder', 'ÖL', 'öl', 'Straße', '株式会社', '🚀 Rocket', 'a', 'A b', 'a-b', 'שלום'];
const COUNTRIES = ['France', 'Austria', 'Italy', 'Brazil', 'Cyprus'];
const TYPES: readonly EntityType[] = ['Company', 'Trust', 'Project'];

/** More than there is of other tests in the store. */
const ALL = 10_000_000;

let app: TestApp;
let maker: Client;
let colleague: Client;
let organizationKey: string;

const scopeOf = ({ userKey }: Client, types: readonly EntityType[], folder: string | null = null): ListScope => ({
  ...{ userKey, organizationKey, ownOrganization: organizationKey, types, folder },
  ...{ words: [], tagKeys: [], countries: null, onCharts: null },
});

beforeAll(async () => {
  app = await startApp();
  const organization = await app.organization();
  organizationKey = organization.key;
  [maker, colleague] = [await organization.user(), await organization.user()];
  const other = await organization.user();
  const stranger = await (await app.organization()).user();
  for (const owner of [maker, other, stranger]) {
    const entities = TYPES.flatMap((typeName) =>
      Array.from({ length: 90 }, (_, at) => ({
        ...{ typeName, key: randomUUID(), name: NAMES[at % NAMES.length] },
        ...(typeName === 'Project' || at % 4 === 0 ? {} : { country: COUNTRIES[at % COUNTRIES.length] }),
        ...(typeName === 'Company' && at % 3
          ? { valuation: at % 7, registration: `${at % 2 ? 'hrb' : 'HRB'} ${at % 9}` }
          : {}),
      })),
    );
    const { status, body } = await owner.post<{ entities: { key: string }[] }>('graph/importEntities', { entities });
    expect(status).toBe(200);
    const keys = body.entities.map(({ key }) => key);
    const every = (nth: number) => keys.filter((_, at) => at % nth === 0);
    for (const entityKey of every(11)) await owner.post('graph/softDelete', { entityKey });
    // Nobody is given what is another organization's.
    if (owner === stranger) continue;
    await app.store.write(async (tx) => {
      const share = `MATCH (u:User {key: $user}) UNWIND $keys AS key MATCH (e:Entity {key: key})
        MERGE (u)-[h:HAS_ACCESS]->(e) ON CREATE SET h.permission = 'Viewer'`;
      await tx.run('test.share', share, { user: colleague.userKey, keys: every(5) });
      await tx.run('test.share', share, { user: maker.userKey, keys: every(7) });
    });
  }
}, 300_000);
afterAll(() => app.close());

/** The keys of a first page, read by walking, a part before the rest, and by putting all in order. */
async function bothWays(scope: ListScope, order: Directed, limit: number, lookedAt = ALL) {
  return app.store.read(async (tx) => {
    const ordered = await listPage(tx, scope, order, { limit, offset: 0 });
    const walk = ListWalk.of(order, scope.types);
    await walk?.upTo(tx, scope, Math.floor(limit / 3), lookedAt);
    return {
      walked: await walk?.upTo(tx, scope, limit, lookedAt),
      ordered: ordered.map(({ properties }) => properties.key),
    };
  });
}

const byName = (descending: boolean): Directed => ({ property: 'name', as: 'text', descending });

describe('a first page by name is the same by walking the index as by putting all in order', () => {
  const cases = [false, true].flatMap((descending) =>
    [7, 60, 500].flatMap((limit) => [1, 3].map((types) => [descending, limit, types] as const)),
  );

  test.each(cases)('descending: %s, %i rows, %i types', async (descending, limit, types) => {
    for (const client of [maker, colleague]) {
      for (const folder of [null, '']) {
        const { walked, ordered } = await bothWays(
          scopeOf(client, TYPES.slice(0, types), folder),
          byName(descending),
          limit,
        );
        expect(ordered.length).toBeGreaterThan(6);
        expect(walked).toEqual(ordered);
      }
    }
  });

  test('it is given up where what the user may read lies too far apart', async () => {
    const { walked, ordered } = await bothWays(scopeOf(colleague, TYPES), byName(false), 60, -200);
    expect(ordered).toHaveLength(60);
    expect(walked).toBeNull();
  });

  test('a renamed entity stands at its new place, one of another type in its list', async () => {
    const { body } = await maker.post<{ key: string }>('graph/addNode', {
      entity: { typeName: 'Company', name: 'Middle Ltd' },
    });
    await maker.post('graph/updateNode', { model: { key: body.key, name: ' AAA first Ltd' } });
    const { walked, ordered } = await bothWays(scopeOf(maker, ['Company']), byName(false), 60);
    expect(walked).toContain(body.key);
    expect(walked).toEqual(ordered);
  });

  test('little is put in order as it was', async () => {
    const { statements } = await hearStatements(() =>
      maker.rawGraphql('{ entityTable(filter: { types: [Company] }) { rows { key } } }'),
    );
    const names = statements.map(({ name }) => name);
    expect(names).toContain('entityLists.page');
    expect(names).not.toContain('entityLists.firstByName');
  });
});

describe('a first page in another order is the same by walking its index as by putting all in order', () => {
  const orders = ['typeName', 'createdDate', 'modifiedDate', 'chartCount', 'country', 'valuation', 'registration'];

  test.each(orders.flatMap((name) => [false, true].map((descending) => [name, descending] as const)))(
    'by %s, descending: %s',
    async (name, descending) => {
      const order = orderOf(name, TYPES);
      if (!order) throw new Error(`There is no order by ${name}.`);
      for (const client of [maker, colleague]) {
        for (const limit of [20, 500]) {
          const { walked, ordered } = await bothWays(scopeOf(client, TYPES), { ...order, descending }, limit);
          expect(ordered.length).toBeGreaterThan(6);
          expect(walked).toEqual(ordered);
        }
      }
    },
  );

  test('what a filter lets through is the same, where some have no country', async () => {
    for (const client of [maker, colleague]) {
      for (const filter of [{ countries: ['france'] }, { words: ['al'] }, { onCharts: false }]) {
        const { walked, ordered } = await bothWays({ ...scopeOf(client, TYPES), ...filter }, byName(false), 60);
        expect(ordered.length).toBeGreaterThan(2);
        expect(walked).toEqual(ordered);
      }
    }
  });

  test('each property that is walked by has an index after the organization and the type and before the name', async () => {
    const indexes = await app.store.read((tx) =>
      tx.run('test.indexes', 'SHOW INDEXES YIELD properties, state WHERE state = "ONLINE" RETURN properties', {}),
    );
    const properties = indexes.map((row) => (row['properties'] as string[] | null)?.join());
    for (const property of INDEXED.values())
      expect(properties).toContain(`organizationKey,typeName,${property},nameLower`);
  });

  test('an order that no index has is not walked', () => {
    const order = orderOf('lei', ['Company']);
    expect(order && ListWalk.of({ ...order, descending: false }, ['Company'])).toBeUndefined();
  });
});

describe('what is kept for lists is as it would be counted', () => {
  test('after entities are placed, taken off, and their charts deleted', async () => {
    const differing = await app.store.read((tx) =>
      tx.run(
        'test.placed',
        `MATCH (e:Entity) WHERE e.organizationKey = $organizationKey AND e.placedCount <> COUNT { (e)<-[:CONTAINS]-(:Dataset) }
         RETURN e.key AS key`,
        { organizationKey },
      ),
    );
    expect(differing).toEqual([]);
  });
});
