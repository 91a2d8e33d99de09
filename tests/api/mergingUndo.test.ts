import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { sweepMerges } from '../../server/src/merging/sweep';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART, SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeFile } from '../testkit/files';
import { storedAndDerivedHoldings } from '../testkit/holds';
import { contentOf, makeRecord, merge, read, shownOn, undo } from '../testkit/merging';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
});
beforeEach(async () => {
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

const content = () => contentOf(app.store, organization.key);
const run = (cypher: string, params: object = {}) =>
  app.store.write((tx) => tx.run('test.merging', cypher, { ...params }));

async function chartWith(
  keys: readonly string[],
  links: readonly (readonly [string, string, number])[] = [],
): Promise<string> {
  const input = {
    name: `Chart ${randomUUID().slice(0, 8)}`,
    visibility: 'private' as const,
    changes: {
      placements: keys.map((entityKey, at) => ({ entityKey, x: at * 300, y: 10 })),
      links: links.map(([from, to, percentage]) => ({
        ...{ key: randomUUID(), from, to },
        roles: [{ role: 'Shareholder', percentage }],
      })),
    },
  };
  const { createChart } = await owner.graphql(CREATE_CHART, { input });
  if (!createChart.ok) throw new Error(createChart.error?.message);
  return createChart.ok.key;
}

async function three(): Promise<[string, string, string]> {
  const make = (name: string) => makeRecord(owner, { name });
  return [await make('Quay A'), await make('Quay B'), await make('Quay C')];
}

describe('files, tags, key persons, sources and requests', () => {
  test('go with a record, and come back with it', async () => {
    const [a, b, person] = [
      await makeRecord(owner, { name: 'Quay A' }),
      await makeRecord(owner, { name: 'Quay B' }),
      await makeRecord(owner, { typeName: 'Individual', name: 'Ada Lovelace' }),
    ];
    const file = await makeFile(app, owner, { owner: b, name: 'Register.pdf' });
    await owner.post('graph/createFilesLink', { name: 'Site', url: 'https://example.org', entityId: b, folder: '' });
    const tag = (await owner.post<{ key: string }>('tags/add', { tag: { name: `T ${randomUUID()}` } })).body.key;
    const both = (await owner.post<{ key: string }>('tags/add', { tag: { name: `U ${randomUUID()}` } })).body.key;
    for (const [nodeId, tagId] of [
      [b, tag],
      [a, both],
      [b, both],
    ])
      await owner.post('tags/nodeTags/add', { nodeId, tagId });
    await owner.post('graph/attachPerson', {
      ...{ key: b, link: {} },
      person: { key: randomUUID(), firstName: 'Bob', lastName: 'Stone' },
    });
    await owner.post('graph/attachIndividual', { key: b, individual: { key: person }, link: {} });
    await run(
      `MATCH (e:Entity {key: $b}), (u:User {key: $user})
       CREATE (e)-[:HAS_STATE]->(:Statement {key: $s, recordKey: $s, organizationKey: $organization, json: '{}'}),
         (e)-[:IDENTIFIED_BY]->(:Identifier {key: $organization + '|X:' + $s, value: 'X:' + $s, organizationKey: $organization}),
         (u)-[:SENT]->(:Request {key: $s, entityKey: $b})`,
      { b, user: owner.userKey, s: randomUUID(), organization: organization.key },
    );
    const before = await content();
    const { body } = await merge(owner, a, b);
    const [moved] = await run(
      `MATCH (e:Entity {key: $a})
       RETURN COUNT { (e)-[:HAS_FILE]->() } AS files, COUNT { (e)<-[:TAGS]-() } AS tags, COUNT { (e)<-[:KEY_PERSON_OF]-() } AS people,
         COUNT { (e)-[:HAS_STATE]->() } AS states, COUNT { (e)-[:IDENTIFIED_BY]->() } AS identifiers,
         COUNT { MATCH (r:Request {entityKey: $a}) RETURN r } AS requests`,
      { a },
    );
    expect(moved).toEqual({ files: 2, tags: 2, people: 2, states: 1, identifiers: 1, requests: 1 });
    expect((await owner.get<object[]>(`graph/getFilesLinks/${b}`)).body).toHaveLength(1);
    expect((await undo(owner, body.key)).body.notes).toEqual([]);
    expect(await content()).toEqual(before);
    expect(file).not.toBe('');
  });

  test('so do what screening found, when it was done, and what registers say', async () => {
    const [a, b] = [await makeRecord(owner, { name: 'Quay A' }), await makeRecord(owner, { name: 'Quay B' })];
    const [one, other] = [randomUUID(), randomUUID()];
    const key = organization.key;
    await run(
      `MATCH (a:Entity {key: $a}), (b:Entity {key: $b})
       CREATE (b)-[:HAS_CANDIDATE]->(:LookupCandidate {key: $one, organizationKey: $key, sourceKey: 's', state: 'confirmed', purpose: 'screening'}),
         (b)-[:HAS_SCREENING]->(:Screening {key: $one, organizationKey: $key, sourceKey: 's', entityKey: $b, screenedAt: 5}),
         (b)-[:TAKEN_FROM {record: 'r', says: '{}', news: '[]'}]->(:Register {key: $one, organizationKey: $key, name: 'One'}),
         (b)-[:TAKEN_FROM {record: 'b', says: '{}'}]->(r:Register {key: $other, organizationKey: $key, name: 'Other'}),
         (a)-[:TAKEN_FROM {record: 'a', says: '{}'}]->(r)`,
      { a, b, one, other, key },
    );
    const before = await content();
    const { body } = await merge(owner, a, b);
    const [moved] = await run(
      `MATCH (e:Entity {key: $a})
       RETURN [(e)-[:HAS_CANDIDATE]->(n) | n.state] AS found, [(e)-[:HAS_SCREENING]->(c) | c.entityKey] AS screened,
         COLLECT { MATCH (e)-[t:TAKEN_FROM]->() WITH t.record AS record ORDER BY record RETURN record } AS records`,
      { a },
    );
    expect(moved).toEqual({ found: ['confirmed'], screened: [a], records: ['a', 'r'] });
    expect((await undo(owner, body.key)).body.notes).toEqual([]);
    expect(await content()).toEqual(before);
  });
});

describe('undoing', () => {
  test('leaves what was changed since, and tells it', async () => {
    const [a, b] = await three();
    await owner.post('graph/updateNode', {
      model: { key: b, address: '1 Street', registration: '77' },
    });
    const chart = await chartWith([b, (await three())[0]]);
    const { body } = await merge(owner, a, b);
    await owner.post('graph/updateNode', { model: { key: a, address: 'Other street' } });
    const { revision } = await shownOn(owner, chart);
    await owner.graphql(SAVE_CHART, {
      input: { key: chart, revision, changes: { placements: [{ entityKey: a, x: 777, y: 10 }] } },
    });
    const undone = await undo(owner, body.key);
    expect((await read(owner, a)).body).toMatchObject({ address: 'Other street', registration: null });
    expect((await read(owner, b)).body).toMatchObject({ key: b, registration: '77', address: '1 Street' });
    const [place] = await run('MATCH (:Dataset {key: $chart})-[c:CONTAINS]->(:Entity {key: $b}) RETURN c.x AS x', {
      chart,
      b,
    });
    expect(place).toEqual({ x: 777 });
    expect(undone.body.notes).toEqual(['1 value was changed since and stays as it is.']);
  });

  test('tells of charts that are gone, of links that were deleted, and of a kept record that was', async () => {
    const [a, b, c] = await three();
    const gone = await chartWith([b, c], [[b, c, 10]]);
    const stays = await chartWith([b, c], [[b, c, 20]]);
    const { body } = await merge(owner, a, b);
    await owner.call('DELETE', `datasets/delete/${gone}`);
    await run('MATCH (d:Dataset {key: $gone}) DETACH DELETE d', { gone });
    await run('MATCH ()-[l:LINK {datasetKey: $stays}]->() DELETE l', { stays });
    const undone = await undo(owner, body.key);
    expect(undone.body.notes.join(' ')).toContain('On 1 chart nothing was put back');
    expect(undone.body.notes.join(' ')).toContain('1 link could not be put back');
    expect((await shownOn(owner, stays)).cards).toEqual([b, c].sort());

    const [d, e] = await three();
    const second = await merge(owner, d, e);
    await owner.call('DELETE', `graph/deleteEntity/${d}`);
    const again = await undo(owner, second.body.key);
    expect(again.body.notes[0]).toContain('has been deleted since');
    expect((await read(owner, e)).body.key).toBe(e);
  });

  test('goes backwards through merges in a row, the latest first, and each old key leads to the end of the row', async () => {
    const [a, b, c] = await three();
    const chart = await chartWith(
      [a, b, c],
      [
        [a, b, 5],
        [b, c, 6],
        [a, c, 7],
      ],
    );
    const before = await content();
    const first = await merge(owner, b, a);
    const between = await content();
    const second = await merge(owner, c, b);
    expect((await shownOn(owner, chart)).cards).toEqual([c]);
    for (const key of [a, b, c]) expect((await read(owner, key)).body.key).toBe(c);
    const early = await undo(owner, first.body.key);
    expect(early.status).toBe(409);
    expect((await undo(owner, second.body.key)).body.notes).toEqual([]);
    expect(await content()).toEqual(between);
    expect((await read(owner, a)).body.key).toBe(b);
    expect((await undo(owner, first.body.key)).body.notes).toEqual([]);
    expect(await content()).toEqual(before);
    for (const key of [a, b, c]) expect((await read(owner, key)).body.key).toBe(key);
  });

  test('is over after 30 days, when all that it needs is forgotten; the old key leads on', async () => {
    const [a, b] = await three();
    const { body } = await merge(owner, a, b);
    expect((await owner.get<{ key: string }[]>('graph/merges')).body).toMatchObject([
      { key: body.key, otherName: 'Quay B' },
    ]);
    await run("MATCH (m:Merge {key: $key}) SET m.expiresAt = '2001-01-01T00:00:00.000Z'", { key: body.key });
    expect((await undo(owner, body.key)).status).toBe(409);
    expect((await owner.get('graph/merges')).body).toEqual([]);
    expect(await sweepMerges(app.store)).toBeGreaterThan(0);
    expect((await undo(owner, body.key)).status).toBe(404);
    expect((await read(owner, b)).body.key).toBe(a);
  });
});

describe('at once', () => {
  test('two people merge the same pair, each his own way: one merge is done, the other is told', async () => {
    const [a, b, c] = await three();
    await chartWith(
      [a, b, c],
      [
        [a, c, 10],
        [b, c, 20],
      ],
    );
    const answers = await Promise.all([merge(owner, a, b), merge(owner, b, a)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const alive = await run('UNWIND $keys AS key MATCH (e:Entity {key: key}) RETURN e.key AS key', { keys: [a, b] });
    expect(alive).toHaveLength(1);
    const { stored, derived } = await storedAndDerivedHoldings(app.store, organization.key);
    expect(stored).toEqual(derived);
  });

  test('two people undo one merge: one is done, the other is told, and the records are back once', async () => {
    const [a, b] = await three();
    const before = await content();
    const { body } = await merge(owner, a, b);
    const answers = await Promise.all([undo(owner, body.key), undo(owner, body.key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await content()).toEqual(before);
  });

  test('somebody saves the chart while it is merged: his save or the merge comes first, and nothing is lost or doubled', async () => {
    const [a, b, c] = await three();
    const chart = await chartWith([a, b, c], [[b, c, 20]]);
    const { revision } = await shownOn(owner, chart);
    const input = {
      key: chart,
      revision,
      changes: {
        placements: [
          { entityKey: b, x: 5, y: 5 },
          { entityKey: c, x: 6, y: 6 },
        ],
      },
    };
    const [merged, saved] = await Promise.all([merge(owner, a, b), owner.graphql(SAVE_CHART, { input })]);
    expect(merged.status).toBe(200);
    expect(saved.saveChart.error?.code ?? 'ok').toMatch(/^(ok|stale)$/);
    expect((await shownOn(owner, chart)).cards).toEqual([a, c].sort());
    expect((await shownOn(owner, chart)).edges).toHaveLength(1);
  });
});

describe('of any small graph', () => {
  const index = fc.nat({ max: 4 });
  const graph = fc.record({
    /** What each record says. */
    says: fc.array(
      fc.record({ address: fc.constantFrom('', 'x', 'y'), tag: fc.boolean(), custom: fc.constantFrom('', '1', '2') }),
      {
        ...{ minLength: 5, maxLength: 5 },
      },
    ),
    charts: fc.array(
      fc.record({
        cards: fc.uniqueArray(index, { minLength: 1, maxLength: 5 }),
        links: fc.array(fc.tuple(index, index, fc.integer({ min: 1, max: 99 })), { maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    people: fc.array(fc.tuple(index, index), { maxLength: 3 }),
    merges: fc.array(fc.tuple(index, index), { minLength: 1, maxLength: 3 }),
    side: fc.constantFrom('KEPT', 'OTHER', 'BOTH'),
  });

  test('merging and undoing, in whatever order they were merged, gives back the same content', async () => {
    await fc.assert(
      fc.asyncProperty(graph, async ({ says, charts, people, merges, side }) => {
        organization = await app.organization();
        owner = await organization.user();
        const keys: string[] = [];
        const tag = (await owner.post<{ key: string }>('tags/add', { tag: { name: `T ${randomUUID()}` } })).body.key;
        for (const [at, said] of says.entries()) {
          const customFields = said.custom ? [`F@@@@@${said.custom}`] : [];
          const key = await makeRecord(owner, {
            typeName: 'Individual',
            name: `R ${at}`,
            birthPlace: said.address,
            customFields,
          });
          if (said.tag) await owner.post('tags/nodeTags/add', { nodeId: key, tagId: tag });
          keys.push(key);
        }
        for (const { cards, links } of charts) {
          const on = links.filter(([from, to]) => from !== to && cards.includes(from) && cards.includes(to));
          await chartWith(
            cards.map((at) => keys[at]!),
            on.map(([from, to, share]) => [keys[from]!, keys[to]!, share] as const),
          );
        }
        for (const [person, of] of people)
          if (person !== of)
            await owner.post('graph/attachIndividual', { key: keys[of], individual: { key: keys[person] }, link: {} });
        const stages: { content: string[]; merge: string }[] = [];
        for (const [into, gone] of merges) {
          const before = await content();
          const answer = await merge(owner, keys[into]!, keys[gone]!, { choices: [{ line: 'tags', side }] });
          if (answer.status === 200 && stages.every((stage) => stage.merge !== answer.body.key))
            stages.push({ content: before, merge: answer.body.key });
          const { stored, derived } = await storedAndDerivedHoldings(app.store, organization.key);
          expect(stored).toEqual(derived);
        }
        for (const stage of stages.reverse()) {
          expect((await undo(owner, stage.merge)).body.notes).toEqual([]);
          expect(await content()).toEqual(stage.content);
        }
      }),
      { numRuns: Number(process.env.STEMMA_MERGES ?? 6) },
    );
  }, 240_000);
});
