import { operationMessages } from '@stemma/shared/messages/operations';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { limits } from '@stemma/shared/limits';
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { defaultFieldResolver } from 'graphql';
import type { Context } from '../context';
import { AppError } from '../errors';
import { runGenerated } from '../store';
import { inPlanningTurn } from '../work/planning';

/** What a connection holds that finds nothing. */
const EMPTY_CONNECTION = {
  totalCount: 0,
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
};

/**
 * Answers generated reads of who is not signed in with nothing, without the store being asked: the library would have it plan a statement
 * for everybody, whose rules then find nothing.
 */
export function forSignedIn(schema: GraphQLSchema, ownFields: ReadonlySet<string>): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (config, name) => {
      if (ownFields.has(name)) return undefined;
      const { resolve = defaultFieldResolver } = config;
      const nothing = name.endsWith('Connection') ? EMPTY_CONNECTION : [];
      const resolveForCaller: GraphQLFieldResolver<unknown, Context> = (root, args, context, info) =>
        context.jwt ? resolve(root, args, context, info) : nothing;
      return { ...config, resolve: resolveForCaller };
    },
  });
}

/** Lets @neo4j/graphql reach the store through the caller's context: its statements see his writes, end with his request, and are planned in his turn. */
export function withExecution(context: Context): Context & { executionContext: object } {
  return Object.assign(context, { executionContext: executionOf(context) });
}

/** What the library takes for an open transaction: it runs each statement in one of its own. */
function executionOf(context: Context) {
  return {
    run: (statement: string, params: Record<string, unknown>) => {
      if (statement.length > limits.graphqlStatementMax) {
        throw new AppError('unprocessable', operationMessages.clauses);
      }
      return inPlanningTurn(context.jwt?.sub ?? '', statement, (planned) =>
        context.read((tx) => runGenerated(tx, statement, params, planned)),
      );
    },
  };
}
