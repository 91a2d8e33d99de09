import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { operationMessages } from '@stemma/shared/messages/operations';
import fc from 'fast-check';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { buildSchema, Kind, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costOf } from '../../server/src/graphql/cost';
import { graphqlLimits, oversizeOf } from '../../server/src/graphql/limits';
import { nestsDeeperThan } from '../../server/src/jsonNesting';
import { projectRoot } from '../../server/src/store';
import type { TestApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';

/** Processor time that reading one document may cost, in milliseconds; of some tries the cheapest counts, as the machine has other work. */
const BOUND = 50;
const TRIES = 60;

const schema = buildSchema(readFileSync(join(projectRoot(), 'server/src/graphql/schema.generated.graphql'), 'utf8'));

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startApp();
  token = (await (await app.organization()).user()).token ?? '';
  // What is made once for all documents is no document's cost.
  for (const query of ['{ about { product } }', '{ charts(limit: 1) { key } }', '{ nothing }']) read(bodyOf(query));
});
afterAll(() => app.close());

const bodyOf = (query: string, variables = '{}') => `{"query":${JSON.stringify(query)},"variables":${variables}}`;

async function send(body: string): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

/** All that the server does with a body between receiving it and running its operation. */
function read(body: string): void {
  if (nestsDeeperThan(limits.jsonNestingMax, Buffer.from(body))) return;
  const { query, variables = {} } = JSON.parse(body) as { query?: string; variables?: Record<string, unknown> };
  if (query === undefined || oversizeOf(query) !== undefined) return;
  const document = documentOf(query);
  if (!document || validate(schema, document, undefined, { maxErrors: 20 }).length > 0) return;
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation) costOf(schema, document, operation, variables);
}

function documentOf(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: graphqlLimits.tokens });
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor time of the cheapest try; one that is well within the bound is enough. */
function costOfReading(body: string): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > BOUND / 3; tries += 1) {
    const before = process.cpuUsage();
    read(body);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, at) => text(at));
const FIELDS = ['product', 'version', 'date', 'contact', '__typename', 'none'];

const doubled = fc
  .record({ levels: fc.integer({ min: 1, max: 400 }), spreads: fc.integer({ min: 1, max: 12 }), alias: fc.boolean() })
  .map(({ levels, spreads, alias }) => {
    const fragments = times(levels, (at) => {
      const inner = at === levels - 1 ? 'product' : times(spreads, () => `...A${at + 1}`).join(' ');
      return `fragment A${at} on About { ${alias ? `a${at}: product ` : ''}${inner} }`;
    });
    return `query { about { ...A0 } } ${fragments.join(' ')}`;
  });

const cyclic = fc.integer({ min: 1, max: 200 }).map((length) => {
  const fragments = times(length, (at) => `fragment A${at} on About { ...A${(at + 1) % length} ...A0 }`);
  return `{ about { ...A0 } } ${fragments.join(' ')}`;
});

const sideBySide = fc
  .record({ count: fc.integer({ min: 1, max: 390 }), field: fc.constantFrom(...FIELDS) })
  .map(
    ({ count, field }) =>
      `{ about { ${times(count, (at) => `...A${at}`).join(' ')} } } ${times(count, (at) => `fragment A${at} on About { ${field} }`).join(' ')}`,
  );

const repeated = fc
  .record({ count: fc.integer({ min: 1, max: 3900 }), field: fc.constantFrom(...FIELDS), inner: fc.boolean() })
  .map(({ count, field, inner }) =>
    inner
      ? `{ ${times(count / 4, () => `about { ${field} }`).join(' ')} }`
      : `{ about { ${times(count, () => field).join(' ')} } }`,
  );

const aliased = fc
  .integer({ min: 1, max: 1000 })
  .map((count) => `{ ${times(count, (at) => `a${at}: about { b${at}: product }`).join(' ')} }`);

const deep = fc
  .record({ depth: fc.integer({ min: 1, max: 1900 }), step: fc.constantFrom('entities {', '... {', '... on Chart {') })
  .map(({ depth, step }) => `{ charts { ${`${step} `.repeat(depth)} key ${'}'.repeat(depth)} } }`);

const argumentsOf = fc
  .record({ depth: fc.integer({ min: 1, max: 1900 }), list: fc.boolean() })
  .map(({ depth, list }) =>
    list
      ? `{ charts(where: ${'['.repeat(depth)}1${']'.repeat(depth)}) { key } }`
      : `{ charts(where: { ${'AND: { '.repeat(depth)} ${'}'.repeat(depth)} }) { key } }`,
  );

const conditions = fc
  .record({ count: fc.integer({ min: 1, max: 500 }), word: fc.constantFrom('OR', 'AND') })
  .map(
    ({ count, word }) =>
      `{ charts(limit: 1, where: { ${word}: [${times(count, (at) => `{ name: { contains: "${at}" } }`).join(' ')}] }) { key } }`,
  );

const directives = fc
  .record({ count: fc.integer({ min: 1, max: 700 }), name: fc.constantFrom('include', 'skip', 'none') })
  .map(
    ({ count, name }) =>
      `query ($a: Boolean = true) { about { product ${times(count, () => `@${name}(if: $a)`).join(' ')} } }`,
  );

const operations = fc
  .record({ count: fc.integer({ min: 1, max: 200 }), variables: fc.integer({ min: 1, max: 100 }) })
  .map(({ count, variables }) => {
    const declared = times(variables, (at) => `$v${at}: Int`).join(' ');
    return `${times(count, (at) => `query Q${at}(${declared}) { about { ...A } }`).join(' ')} fragment A on About { product }`;
  });

const faulty = fc
  .record({ count: fc.integer({ min: 1, max: 1000 }), lines: fc.integer({ min: 0, max: 30_000 }), name: fc.string() })
  .map(({ count, lines, name }) => {
    const letters = name.replaceAll(/[^a-z]/gi, 'x');
    return `${'\n'.repeat(lines)}{ ${times(count, (at) => `chart${letters}${at}`).join('\n')} }`;
  });

const texts = fc.oneof(
  doubled,
  cyclic,
  sideBySide,
  repeated,
  aliased,
  deep,
  argumentsOf,
  conditions,
  directives,
  operations,
  faulty,
);

const withVariables = fc
  .record({ depth: fc.integer({ min: 1, max: 20_000 }), width: fc.integer({ min: 1, max: 20_000 }) })
  .chain(({ depth, width }) =>
    fc.constantFrom(
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      `${'{"AND":['.repeat(depth)}${']}'.repeat(depth)}`,
      `{"OR":[${times(width, (at) => `{"name":{"eq":"${at}"}}`).join()}]}`,
      `{"key":{"in":[${times(width, (at) => `"${at}"`).join()}]}}`,
    ),
  )
  .map((where) =>
    bodyOf('query Q($where: ChartWhere) { charts(limit: 1, where: $where) { key } }', `{"where":${where}}`),
  );

const bodies = fc.oneof(
  { weight: 8, arbitrary: texts.map((query) => bodyOf(query)) },
  { weight: 2, arbitrary: withVariables },
  {
    weight: 1,
    arbitrary: fc.array(texts, { maxLength: 20 }).map((all) => `[${all.map((query) => bodyOf(query)).join()}]`),
  },
);

test('whatever document is sent, reading it costs no more than it may, and others are answered meanwhile', async () => {
  let dearest = 0;
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const [status, health] = await Promise.all([send(body), fetch(`${app.url}/health`)]);
      expect(status).toBeLessThan(500);
      expect(health.status).toBe(200);
      const cost = costOfReading(body);
      dearest = Math.max(dearest, cost);
      expect(cost).toBeLessThanOrEqual(BOUND);
    }),
    {
      numRuns: Number(process.env['STEMMA_DOCUMENTS'] ?? 80),
      // Smaller ones say no more, and a large one is shown by its beginning.
      endOnFailure: true,
      asyncReporter: async ({ failed, seed, counterexample, errorInstance }) => {
        if (failed) throw new Error(`Seed ${seed}: ${counterexample?.[0].slice(0, 300)}`, { cause: errorInstance });
      },
    },
  );
  if (process.env['SHOW']) console.log(`The dearest document cost ${dearest.toFixed(1)} ms.`);
});

test('the query of 836 bytes that stopped the server is refused, and so is one of forty levels', async () => {
  for (const levels of [22, 40]) {
    const fragments = times(levels, (at) => `fragment A${at} on About{...A${at + 1} ...A${at + 1}}`);
    const query = `query{about{...A0}} ${fragments.join(' ')} fragment A${levels} on About{product}`;
    expect(costOfReading(bodyOf(query))).toBeLessThanOrEqual(BOUND);
    const { status, errors } = await app.anonymous.rawGraphql(query);
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({
      message: operationMessages.selections(graphqlLimits.selections),
      extensions: { code: 'TOO_LARGE' },
    });
  }
});
