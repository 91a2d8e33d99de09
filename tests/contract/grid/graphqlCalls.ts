import type { GraphQLArgument, GraphQLField, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { buildClientSchema, getIntrospectionQuery, getNamedType, isLeafType, isObjectType } from 'graphql';
import { isNonNullType } from 'graphql';
import type { IntrospectionQuery } from 'graphql';
import type { TestApp } from '../../testkit/app';
import type { Client } from '../../testkit/client';
import type { Call, Outcome } from './walk';

/** A root field of the served schema. */
export interface RootField {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Asks a running application what it serves. */
export async function servedSchema(app: TestApp): Promise<GraphQLSchema> {
  const { data } = await app.anonymous.rawGraphql<IntrospectionQuery>(getIntrospectionQuery());
  if (!data) throw new Error('The application does not tell its schema.');
  return buildClientSchema(data);
}

export function rootFields(schema: GraphQLSchema): RootField[] {
  const of = (kind: RootField['kind'], fields: Record<string, GraphQLField<unknown, unknown>> = {}) =>
    Object.entries(fields).map(([name, field]) => ({ name, kind, field }));
  return [...of('query', schema.getQueryType()?.getFields()), ...of('mutation', schema.getMutationType()?.getFields())];
}

/** A root field as the walk makes it: the request's body are its arguments. */
export const byGraphql =
  (root: RootField): Call =>
  async (client: Client, { body = {} }) => {
    const variables = body as Record<string, unknown>;
    const args = root.field.args.filter(({ name }) => name in variables);
    const { data, errors } = await client.rawGraphql<Record<string, unknown>>(operation(root, args), variables);
    const [error] = errors ?? [];
    if (error) return { status: statusOf(error.extensions?.code), body: error.message };
    return outcomeOf(data?.[root.name], isGenerated(root.field));
  };

function operation({ name, kind, field }: RootField, args: readonly GraphQLArgument[]): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inner = isGenerated(field) ? keysOf(name) : selection(field.type, 2);
  return `${kind} Walk${declared && `(${declared})`} { ${name}${given && `(${given})`} ${inner} }`;
}

/** A read that @neo4j/graphql makes. */
function isGenerated({ args }: RootField['field']): boolean {
  return args.some(({ name }) => name === 'where');
}

function keysOf(name: string): string {
  return name.endsWith('Connection') ? '{ totalCount edges { node { key } } }' : '{ key }';
}

/** All that a field says of itself, to a depth. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named) || depth === 0) return '{ __typename }';
  const fields = Object.values(named.getFields()).filter(({ args }) => args.every((arg) => !isNonNullType(arg.type)));
  return `{ ${fields.map((inner) => `${inner.name} ${selection(inner.type, depth - 1)}`).join(' ')} }`;
}

const STATUS: Readonly<Record<string, number>> = {
  invalid: 400,
  BAD_USER_INPUT: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  unauthenticated: 401,
  codeNeeded: 401,
  codeWrong: 401,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
};

function statusOf(code: unknown): number {
  return STATUS[String(code)] ?? 500;
}

/** What REST would answer: nothing there is 404, as is an empty answer of a generated read that asked for one key. */
function outcomeOf(value: unknown, generated: boolean): Outcome {
  if (value === null || value === undefined) return { status: 404, body: null };
  const result = value as { error?: { code?: string } | null; edges?: unknown[] };
  if (result.error) return { status: statusOf(result.error.code), body: result.error };
  const list = Array.isArray(value) ? (value as unknown[]) : result.edges;
  return { status: generated && list?.length === 0 ? 404 : 200, body: value };
}
