import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { eventually } from '../testkit/eventually';

let app: TestApp;
let administrator: Client;
let member: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  administrator = await organization.user({ isAdmin: true });
  member = await organization.user();
  chart = await makeSmallChart(member);
});
afterAll(() => app.close());

type Row = Record<string, unknown>;
const read = (query: string, limit?: number, caller = administrator) =>
  caller.post<Row[] & { error?: string; code?: string; field?: string }>('graph/read', { query, limit });

describe('an administrator reads the graph by Cypher', () => {
  test('nodes with labels and properties, links with their type, paths as lists', async () => {
    const { status, body } = await read(
      `MATCH p = (a:Individual {key: '${chart.person}'})-[l:LINK]->(b) RETURN a, l, b.name AS held, p`,
    );
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        a: {
          labels: ['Entity', 'Individual'],
          properties: expect.objectContaining({ name: 'Ada Lovelace' }) as unknown,
        },
        l: { type: 'LINK', properties: expect.objectContaining({ percentage: 60 }) as unknown },
        held: 'Analytical Engines Ltd',
        p: [expect.anything(), expect.anything(), expect.anything()],
      },
    ]);
  });

  test('what is held directly, once over all charts', async () => {
    const { status, body } = await read(
      `MATCH (:Individual {key: '${chart.person}'})-[h:HOLDS]->(b:Company) RETURN h, b.name AS held`,
    );
    expect(status).toBe(200);
    const share = { basis: 'ownership', share: 60, minimum: 60, maximum: 60, via: 'direct', disagree: false };
    expect(body).toEqual([
      {
        h: { type: 'HOLDS', properties: expect.objectContaining({ ...share, charts: [chart.key] }) as unknown },
        held: 'Analytical Engines Ltd',
      },
    ]);
    for (const query of [
      'MATCH (a:Entity)-[:HOLDS*1..3]->(b:Company) RETURN count(*)',
      'MATCH (c:Company) WHERE NOT EXISTS { (c)<-[:HOLDS]-() } RETURN c.name',
      'MATCH (a:Entity)-[x:HOLDS {disagree: true}]->(b) RETURN a.name, x.minimum, b.name',
      'MATCH (:Entity)-[x:HOLDS]->() RETURN x.basis, sum(x.share)',
    ]) {
      expect({ query, status: (await read(query)).status }).toEqual({ query, status: 200 });
      expect({ query, status: (await read(query, 1, member)).status }).toEqual({ query, status: 403 });
    }
  });

  test.each([
    ['counts and groups', 'MATCH (n:Entity) RETURN n.typeName AS type, count(*) AS many ORDER BY many DESC'],
    [
      'filters and texts',
      "MATCH (n:Entity) WHERE n.name STARTS WITH 'Ada' AND NOT (n.name =~ '.*x') RETURN toUpper(n.name)",
    ],
    ['comments', '// all of them\nMATCH (n:Entity) /* here */ RETURN n.key // the end'],
    ['patterns of any length', 'MATCH (n:Company)<-[:LINK*1..3]-(m) RETURN DISTINCT m.key'],
    ['patterns that repeat', 'MATCH (n:Company) (()<-[:LINK]-()){1,3} (m) RETURN DISTINCT m.key'],
    ['shortest paths', 'MATCH p = shortestPath((a:Individual)-[:LINK*..5]->(b:BankAccount)) RETURN length(p)'],
    [
      'subqueries',
      'MATCH (d:Dataset) CALL (d) { MATCH (d)-[:CONTAINS]->(n) RETURN count(n) AS many } RETURN d.name, many',
    ],
    [
      'questions',
      'MATCH (n:Entity) WHERE EXISTS { (n)-[:LINK]->(:BankAccount) } RETURN n.name, COUNT { (n)--() } AS near',
    ],
    ['unions', 'MATCH (n:Trust) RETURN n.name AS name UNION MATCH (n:Yacht) RETURN n.name AS name'],
    [
      'lists',
      "UNWIND [1, 2, 3] AS x WITH collect(x) AS xs RETURN xs[0], xs[1..2], [y IN xs WHERE y > 1 | y * 2], 'a;b'",
    ],
    ['maps of named properties', 'MATCH (n:Entity) RETURN n {.key, .name}'],
    ['dates', "RETURN date('2026-11-21') AS day, duration.inDays(date('2026-11-01'), date('2026-11-21')) AS days"],
    ['people without their passwords', 'MATCH (u:User)-[:MEMBER_OF]->(o) RETURN u.name, u.email, o.name'],
    ['a semicolon at the end', 'RETURN 1 AS one;'],
  ])('with %s', async (_what, query) => {
    const { status, body } = await read(query);
    expect({ query, status, error: body.error }).toEqual({ query, status: 200, error: undefined });
  });

  test('while what it meets is deleted, which is never told as a fault of the statement', async () => {
    const churn = async (name: string): Promise<void> => {
      for (let round = 0; round < 60; round += 1) {
        const made = `UNWIND range(1, 40) AS number CREATE (:Entity:Individual {key: $name + number, churn: $name})-[:LINK]->(:Entity {key: $name + -number, churn: $name})`;
        await app.store.write((tx) => tx.run('test.make', made, { name }), { writes: 'nothing' });
        const gone = 'MATCH (e:Entity {churn: $name}) DETACH DELETE e';
        await app.store.write((tx) => tx.run('test.delete', gone, { name }), { writes: 'nothing' });
      }
    };
    let isOver = false;
    const churning = Promise.all(['one', 'two'].map(churn)).finally(() => (isOver = true));
    let answered = 0;
    const faults: unknown[] = [];
    while (!isOver) {
      const query = 'MATCH p = shortestPath((a:Individual)-[:LINK*..5]->(b:BankAccount)) RETURN length(p)';
      const { status, body } = await read(query);
      if (status === 200) answered += 1;
      else if (status !== 409) faults.push(body.error);
    }
    await churning;
    expect(faults).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  });

  test('20 rows unless told otherwise, 1,000 at most', async () => {
    expect((await read('UNWIND range(1, 5000) AS x RETURN x')).body.error).toMatch(/range is not a function/);
    const numbers = `UNWIND [${Array.from({ length: 1200 }, (_, index) => index).join(',')}] AS x RETURN x`;
    expect((await read(numbers)).body).toHaveLength(20);
    expect((await read(numbers, 1000)).body).toHaveLength(1000);
    expect((await read(numbers, 1001)).status).toBe(400);
    expect((await read(numbers, 0)).status).toBe(400);
  });

  test('and is told what is wrong with a statement', async () => {
    const { status, body } = await read('MATCH (n RETURN n');
    expect([status, body.code, body.field]).toEqual([400, 'invalid', 'query']);
    expect((await read('RETURN 1 / 0 AS x')).status).toBe(400);
    expect((await read('RETURN nosuch')).status).toBe(400);
    for (const wrong of [
      "RETURN substring('a', -1)",
      "RETURN left('a', -1)",
      "RETURN right('a', -1)",
      "RETURN split('a', null)[99999999999]",
      "RETURN date('nonsense')",
      "RETURN duration('P1X')",
      'RETURN datetime({year: 99999999999})',
      'RETURN 9223372036854775807 + 1',
      'RETURN toInteger([])',
      "RETURN point({x: 'a', y: 1})",
      "RETURN 'a' =~ '('",
      'RETURN round(1.5, 99999)',
      "RETURN normalize('a', X)",
      'MATCH (n:Entity) RETURN [x IN [n] | x.name.more]',
    ]) {
      const { status } = await read(wrong);
      expect({ wrong, known: status === 400 || status === 200 }).toEqual({ wrong, known: true });
    }
    expect((await read('   ')).status).toBe(400);
    expect((await read('MATCH (n:Entity) RETURN n.name; MATCH (m) RETURN m')).body.error).toMatch(/One statement/);
  });
});

describe('a statement that the store would fall over', () => {
  test.each([
    ['brackets', `RETURN ${'('.repeat(3000)}1${')'.repeat(3000)} AS x`],
    ['lists', `RETURN ${'['.repeat(500)}1${']'.repeat(500)} AS x`],
    ['negations', `RETURN ${'NOT '.repeat(3000)}true AS x`],
    ['negations in brackets', `RETURN ${'-('.repeat(90)}${'- '.repeat(90)}1${')'.repeat(90)} AS x`],
  ])('of nested %s is refused at once', async (_what, query) => {
    const { status, body } = await read(query);
    expect([status, body.code, body.field]).toEqual([400, 'invalid', 'query']);
    expect(body.error).toBe('A read nests at most 100 brackets or negations.');
  });

  const conditions = (count: number, join: string) =>
    Array.from({ length: count }, (_, at) => `n.x${at} = 1`).join(` ${join} `);
  const nested = (pairs: number) =>
    `MATCH (n:Entity) WHERE ${'n.a = 1 AND (n.b = 2 oR ('.repeat(pairs)}n.c = 3${'))'.repeat(pairs)} RETURN n.key`;
  const hops = (count: number, from = '') => `MATCH (n:Entity${from})${'-[:LINK]-()'.repeat(count)} RETURN n.key`;

  test.each([
    ['many XOR', `MATCH (n:Entity) WHERE true ${'xOr n.name = 1 '.repeat(9)} RETURN n`, '8 times XOR'],
    ['many steps', hops(17), '16 steps from record to record'],
    ['many short steps', `MATCH (n:Entity)${'-- ()'.repeat(17)} RETURN n.key`, '16 steps from record to record'],
    ['many clauses', `MATCH (n:Entity) ${'WITH n '.repeat(23)} RETURN n.key`, '24 clauses'],
    ['many conditions', `MATCH (n:Entity) WHERE ${conditions(102, 'OR')} RETURN n`, '100 conditions'],
    ['conditions within conditions', nested(7), '12 conditions within each other'],
    [
      'conditions before brackets',
      `RETURN ${'('.repeat(13)}true${' OR false) AND true'.repeat(13)} AS x`,
      '12 conditions within each other',
    ],
    ['many labels at once', `MATCH (n:Entity${'&(Company|Trust)'.repeat(9)}) RETURN n.key`, '8 times &'],
    [
      'many sums',
      `MATCH (n:Entity) RETURN ${Array.from({ length: 202 }, (_, at) => `n.x${at}`).join('+')}`,
      '200 operators',
    ],
    ['many maps', `RETURN [${'{}, '.repeat(200)}{}] AS x`, '200 brackets'],
  ])('of %s is refused at once', async (_what, query, most) => {
    const { status, body } = await read(query);
    expect([status, body.field, body.error]).toEqual([
      400,
      'query',
      `A read has at most ${most}. Send values as parameters, or ask in parts.`,
    ]);
  });

  test('up to these bounds is planned', async () => {
    for (const query of [
      nested(6),
      // From one record that is not there: of all records the walk, not the plan, would be what takes its time.
      hops(8, ` {key: 'none'}`),
      `MATCH (n:Entity) WHERE ${conditions(100, 'OR')} RETURN n.key`,
      `MATCH (n:Entity&(Company|Trust)) RETURN n.key`,
    ]) {
      // A store that has planned little is slow in it and may take more than a read's time; what it planned is there the next time.
      await eventually(
        async () => expect({ query, error: (await read(query, 1)).body.error }).toEqual({ query, error: undefined }),
        60_000,
      );
    }
  });

  test('of ninety brackets runs', async () => {
    expect((await read(`RETURN ${'('.repeat(90)}1${')'.repeat(90)} AS x`)).body).toEqual([{ x: 1 }]);
  });
});

describe('values as parameters', () => {
  const ask = (query: string, parameters: unknown, limit?: number) =>
    administrator.post<Row[] & { error?: string; code?: string; field?: string }>('graph/read', {
      query,
      parameters,
      limit,
    });

  test('stand for texts, numbers, lists and maps, beside texts of the statement', async () => {
    const { status, body } = await ask(
      `MATCH (n:Individual {key: $key}) WHERE n.name STARTS WITH 'Ada' UNWIND $rows AS row
       RETURN n.name AS name, row.at AS at, $text0 AS text, 'own' AS own, $none AS none, $half AS half SKIP $skip LIMIT $most`,
      {
        ...{ key: chart.person, rows: [{ at: 1 }, { at: 2 }, { at: 3 }], text0: "it's $key", none: null, half: 0.5 },
        ...{ skip: 1, most: 1, unused: true },
      },
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ name: 'Ada Lovelace', at: 2, text: "it's $key", own: 'own', none: null, half: 0.5 }],
    });
  });

  test.each([
    ['one that is not given', 'RETURN $missing', {}, 'The parameter $missing is not given.'],
    ['one that is inherited', 'RETURN $toString', {}, 'The parameter $toString is not given.'],
    [
      'a name with other signs',
      'RETURN 1',
      { 'a b': 1 },
      'A parameter’s name begins with a letter, and has letters, digits and _.',
    ],
    [
      'an integer that JSON rounds',
      'RETURN $n',
      { n: [{ deep: 2 ** 53 }] },
      'JSON does not hold this integer exactly. Write it in the statement, or send it as text.',
    ],
  ])('refused: %s', async (_what, query, parameters, error) => {
    const { status, body } = await ask(query, parameters);
    expect([status, body.error]).toEqual([400, error]);
    expect(body.field).toMatch(/^parameters/);
  });

  test.each([
    'MATCH (n:$label) RETURN n',
    'MATCH (n:$(label)) RETURN n',
    'MATCH (n:$($label)) RETURN n',
    'MATCH (n:$any($labels)) RETURN n',
    'MATCH (n:$all($labels)) RETURN n',
    'MATCH (n:Entity)-[l:$any($labels)]->() RETURN l',
    'MATCH (u:User) RETURN u[$name]',
    'MATCH (u:User) RETURN [x IN [u] | x[$name]]',
    'MATCH (u:User) RETURN u {.$name}',
    'MATCH (n $map) RETURN n',
    'RETURN $map.password',
    "RETURN $map['password']",
    'CREATE (n:Entity $map) RETURN n',
    'MATCH (n:Entity) SET n += $map RETURN n',
  ])('reach nothing that names do not: %s', async (query) => {
    const given = { label: 'Secret', labels: ['Secret'], any: ['Secret'], all: ['Secret'], name: 'password', map: {} };
    const { status } = await ask(query, given);
    expect({ query, refused: status === 400 || status === 403 }).toEqual({ query, refused: true });
  });

  test('an answer that its limit cut says so', async () => {
    const cut = async (limit: number) => {
      const { headers, body } = await ask('UNWIND $list AS x RETURN x', { list: [1, 2, 3] }, limit);
      return [body.length, headers.get('stemma-has-more')];
    };
    expect(await cut(2)).toEqual([2, 'true']);
    expect(await cut(3)).toEqual([3, 'false']);
    const { data, errors } = await administrator.rawGraphql<{ readGraphRows: unknown }>(
      '{ readGraphRows(query: "UNWIND $list AS x RETURN x", parameters: "{\\"list\\": [1, 2]}", limit: 1) { rows hasMore } }',
    );
    expect({ data, errors }).toEqual({
      data: { readGraphRows: { rows: ['{"x":1}'], hasMore: true } },
      errors: undefined,
    });
    const wrong = await administrator.rawGraphql('{ readGraphRows(query: "RETURN 1", parameters: "[1]") { hasMore } }');
    expect(wrong.errors).toHaveLength(1);
    const broken = await administrator.rawGraphql('{ readGraphRows(query: "RETURN 1", parameters: "{") { hasMore } }');
    expect(broken.errors?.[0]?.message).toBe('Parameters are an object of JSON, their names without $.');
  });

  test('are in the audit log beside their statement', async () => {
    await ask('RETURN $mark AS mark', { mark: 'told by the log' });
    const { body } = await ask(
      'MATCH (a:AuditEntry {userKey: $user}) WHERE a.details STARTS WITH $statement RETURN a.details AS details',
      { user: administrator.userKey, statement: 'RETURN $mark' },
    );
    expect(body).toEqual([{ details: 'RETURN $mark AS mark\n{"mark":"told by the log"}' }]);
  });
});

test('columns keep their names and durations are written as usual', async () => {
  const { body } = await read("RETURN 1 AS `__proto__`, duration('P1D') AS day, duration('PT2H') AS hours");
  expect(Object.getOwnPropertyNames(body[0])).toEqual(['__proto__', 'day', 'hours']);
  expect([body[0]?.day, body[0]?.hours]).toEqual(['P1D', 'PT2H']);
});

test('integers come exactly, as text where no number of JSON holds them', async () => {
  await app.store.write((tx) =>
    tx.run('test.big', 'MATCH (e:Entity {key: $key}) SET e.big = 9007199254740993', { key: chart.person }),
  );
  const { body } = await read(
    `MATCH (n:Entity {key: '${chart.person}'})
     RETURN n, n.big AS big, [n.big, -9223372036854775808] AS list, 9007199254740991 AS safe, 3 AS three, 0.5 AS half,
       {inner: n.big} AS map, date('2026-11-21') AS day, duration('P1DT2S') AS spell`,
  );
  expect(body[0]).toMatchObject({
    n: { properties: { big: '9007199254740993' } },
    big: '9007199254740993',
    list: ['9007199254740993', '-9223372036854775808'],
    safe: 9007199254740991,
    three: 3,
    half: 0.5,
    map: { inner: '9007199254740993' },
    day: '2026-11-21',
    spell: 'P1DT2S',
  });
});

describe('nobody else reads the graph by Cypher', () => {
  test('members get 403, who is not signed in 401', async () => {
    expect((await read('RETURN 1', 1, member)).status).toBe(403);
    expect((await read('RETURN 1', 1, app.anonymous)).status).toBe(401);
    expect((await member.rawGraphql('{ readGraph(query: "RETURN 1") }')).errors?.[0]?.extensions?.code).toBe(
      'forbidden',
    );
  });
});

describe('a read that is more than a read is refused, whatever the wording', () => {
  test.each([
    'CREATE (n:Entity) RETURN n',
    'MATCH (n:Entity) SET n.name = 1 RETURN n',
    'MATCH (n:Entity) DETACH DELETE n',
    'MERGE (n:Entity {key: 1}) RETURN n',
    'MATCH (n:Entity) REMOVE n.name RETURN n',
    'MATCH (n:Entity) CALL (n) { SET n.name = 1 } RETURN n',
    'MATCH (n:Entity) CALL (n) { SET n.name = 1 } IN TRANSACTIONS RETURN n',
    'UNWIND [1] AS x FOREACH (y IN [x] | CREATE (:Entity)) RETURN x',
    "LOAD CSV FROM 'file:///etc/passwd' AS row RETURN row",
    "LOAD/**/CSV FROM 'http://127.0.0.1/' AS row RETURN row",
    "CALL { LOAD CSV FROM 'file:///etc/hosts' AS row RETURN row } RETURN row",
    'CALL db.labels()',
    'CALL db.labels',
    'CALL db.labels() YIELD label RETURN label',
    'CALL dbms.listConfig()',
    "CALL apoc.load.json('file:///etc/passwd')",
    "CALL apoc.load.json('http://127.0.0.1/') YIELD value RETURN 1",
    "RETURN apoc.cypher.runFirstColumnSingle('MATCH (u:User) RETURN u.password', {})",
    "RETURN `apoc`.`cypher`.`runFirstColumnMany`('RETURN 1', {})",
    "RETURN apoc /* x */ . cypher // y\n . runFirstColumnMany('RETURN 1', {})",
    "MATCH p = (a)-[*1..2 {x: apoc.text.join(['a'], '')}]->(b) RETURN p",
    'MATCH (a)-[rs*1..2]->(b) WHERE all(r IN rels WHERE apoc.util.sleep(1)) RETURN b',
    'CALL { SHOW DATABASES YIELD name RETURN name } RETURN name',
    'SHOW DATABASES',
    'SHOW USERS',
    'SHOW SETTINGS',
    'SHOW TRANSACTIONS',
    'SHOW PROCEDURES YIELD name',
    "ALTER CURRENT USER SET PASSWORD FROM 'a' TO 'b'",
    'CREATE DATABASE other',
    'DROP INDEX entityNames',
    'CREATE INDEX x FOR (n:Entity) ON (n.x)',
    'TERMINATE TRANSACTIONS "neo4j-transaction-1"',
    'USE system SHOW USERS',
    'USE system MATCH (n) RETURN n',
    'EXPLAIN MATCH (n) RETURN n',
    'PROFILE CREATE (n)',
    'CYPHER runtime=interpreted CREATE (n)',
    '/* a */ PROFILE /* b */ CREATE (n)',
    '\\u0043REATE (n)',
    'C\\u0052EATE (n)',
    "RETURN 'a\\u0027 + apoc.cypher.runFirstColumnMany(\\u0027RETURN 1', {})",
    'RETURN $text0',
    'MATCH (n:$("User")) RETURN n',
    'RETURN 1; CREATE (n)',
    'RETURN "unfinished',
    'RETURN /* unfinished',
    '\u0000',
    'RETURN apoc\u2028.cypher.runFirstColumnMany("RETURN 1", {})',
  ])('%s', async (query) => {
    const { status, body } = await read(query);
    expect({ query, refused: status === 400 || status === 403, error: typeof body.error }).toEqual({
      query,
      refused: true,
      error: 'string',
    });
  });

  test('and leaves the store as it was', async () => {
    const count = async () => (await read('MATCH (n:Entity {key: 1}) RETURN count(n) AS many')).body[0]?.many;
    await read('CREATE (n:Entity {key: 1}) RETURN n');
    expect(await count()).toBe(0);
  });
});

/** A hidden record, a property of a secret's name, or a password's hash. */
const SECRETS = /"labels":\[[^\]]*"(Secret|Session|Counter|Ticket|Mail)"|"(password|value)":|\$argon2/;

describe('secrets are never read', () => {
  test.each([
    'MATCH (u:User) RETURN u.password',
    'MATCH (u:User) RETURN u.`password`',
    "MATCH (u:User) RETURN u['pass' + 'word']",
    "WITH 'password' AS p MATCH (u:User) RETURN u[p]",
    "WITH 'password' AS p MATCH (u:User) RETURN [x IN [u] | x[p]]",
    'MATCH (u:User) RETURN properties(u)',
    'MATCH (u:User) RETURN u {.*}',
    'MATCH (u:User) RETURN u { . /* all */ * }',
    "MATCH (u:User) WHERE u.password STARTS WITH '$argon2id$v=19$m=1' RETURN u.key",
    "MATCH (u:User {password: 'x'}) RETURN u.key",
    'MATCH (n) RETURN n.value',
    'MATCH (s:Secret) RETURN s',
    'MATCH (s:Session) RETURN s.key',
    'MATCH (s:Session|User) RETURN s',
    'MATCH (s:`Session`) RETURN s',
  ])('%s', async (query) => {
    const { status } = await read(query);
    expect({ query, status }).toEqual({ query, status: 403 });
  });

  test('nor met by way of all that a read may go along', async () => {
    const query = `MATCH p = (u:User {key: '${member.userKey}'})-[:HAS_ACCESS|MEMBER_OF|SENT*0..3]-(n)
      RETURN u, n, [n] AS list, {inner: n} AS map, p, nodes(p) AS all`;
    const everything = await read(query, 1000);
    expect(everything.status).toBe(200);
    const text = JSON.stringify(everything.body);
    expect(text).toContain(member.email);
    expect(text).not.toMatch(SECRETS);
  });

  test.each([
    'MATCH (n) RETURN n',
    "MATCH (n) WHERE n.key STARTS WITH 'a' RETURN count(n)",
    'MATCH (u:User)--(n) RETURN n',
    'MATCH (u:User)-[r]-(n) RETURN r',
    'MATCH (d:Dataset)<-[:OPENS]-(n) RETURN n.key',
    "MATCH (d:Dataset) WHERE EXISTS { (d)<-[:OPENS]-(s) WHERE s.key STARTS WITH 'a' } RETURN d.key",
    'MATCH (d:Dataset) RETURN COLLECT { MATCH (d)<-[:OPENS]-(s) RETURN s.key + s.name } AS keys',
    'MATCH (d:Dataset) RETURN [(d)<-[:OPENS]-(s) | s.key] AS keys',
    'MATCH (e:Entity)<-[:GRANTS|LINK]-(s) RETURN s',
    'MATCH (s)-[:OF]->(u:User) RETURN s',
    'MATCH ()-[r:OPENS]->() RETURN startNode(r).key',
    'MATCH (:Dataset) (()-[]-()){1,2} (m) RETURN m',
    'MATCH p = shortestPath((a:User)-[*..4]-(b:Dataset)) RETURN nodes(p)',
    'MATCH (a:Dataset), (b:Dataset) MATCH p = SHORTEST 1 (a)-[]-+(b) RETURN p',
    'MATCH (s:SharingLink) RETURN s.key',
    'MATCH (s:SharingLink|Dataset) RETURN s.key',
    'MATCH (s:!Entity) RETURN s.key',
    'MATCH (s) WHERE s:SharingLink RETURN s.key',
    "MATCH (n) WHERE elementId(n) = '4:x:1' RETURN n",
    'MATCH (s:SharingLink {key: "x"}) RETURN count(*)',
    'MATCH (v:SharingVisit) RETURN v',
    'MATCH (m:Mail) RETURN m.values',
  ])('nor told by %s', async (query) => {
    const { status } = await read(query);
    expect({ query, status }).toEqual({ query, status: 403 });
  });
});

describe('a read that never ends', () => {
  test('is ended after its time', async () => {
    const started = Date.now();
    const list = `[${Array.from({ length: 1000 }, (_, index) => index).join(',')}]`;
    const crossing = ['a', 'b', 'c', 'd', 'e'].map((name) => `UNWIND ${list} AS ${name}`).join(' ');
    const { status, body } = await read(`${crossing} RETURN sum(a + b + c + d + e)`);
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(Date.now() - started).toBeLessThan(20_000);
  });
});

describe('the audit log', () => {
  test('has every use, refused ones too, with who and what', async () => {
    await read("RETURN 'mark me'");
    await read("CREATE (n {mark: 'refused'})");
    const { body } = await read(
      `MATCH (a:AuditEntry {userKey: '${administrator.userKey}'}) RETURN a.action AS action, a.details AS details ORDER BY a.at`,
      1000,
    );
    const details = body.map((row) => row.details);
    expect(details).toContain("RETURN 'mark me'");
    expect(details).toContain("CREATE (n {mark: 'refused'})");
    expect(new Set(body.map((row) => row.action))).toEqual(new Set(['auth/authenticate', 'graph/read']));
  });

  test('GraphQL answers as REST does', async () => {
    const { data } = await administrator.rawGraphql<{ readGraph: string[] }>(
      '{ readGraph(query: "RETURN 1 AS one", limit: 5) }',
    );
    expect(data?.readGraph.map((row) => JSON.parse(row) as unknown)).toEqual([{ one: 1 }]);
  });
});
