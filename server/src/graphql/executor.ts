import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { execute, GraphQLError, Kind } from 'graphql';
import type { Context } from '../context';
import { withCurrentKeys } from '../merging/mergedKeys';
import { chartAloneIn, chartAnswer } from './chartAnswers';
import { withCurrentLiterals } from './currentKeys';

const CACHED_OPERATIONS = 500;

/** Apollo's way to bring an executor of one's own. */
export type Gateway = NonNullable<ApolloServerOptionsWithGateway<Context>['gateway']>;
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/**
 * Runs operations, those on the contract's own fields as compiled code: plain execution of a chart of 1,000 entities costs
 * about three times as much. Operations on generated reads run plainly, as their resolvers read the request's own syntax tree.
 */
export function makeExecutor(schema: GraphQLSchema, ownFields: ReadonlySet<string>): Executor {
  const compiled = new Map<string, CompiledQuery | 'plain'>();

  const prepare = (document: DocumentNode, operation: OperationDefinitionNode, name: string | undefined) => {
    if (!hasOwnFieldsOnly(operation, ownFields)) return 'plain';
    const query = compileQuery(schema, document, name, { customJSONSerializer: false });
    return isCompiledQuery(query) ? query : 'plain';
  };

  return async ({ document: asked, operation, request, queryHash, context }) => {
    const { mergedKeys } = context as Context;
    const variables = withCurrentKeys(request.variables ?? {}, mergedKeys);
    const document = withCurrentLiterals(asked, mergedKeys);
    const id = `${queryHash}:${request.operationName ?? ''}`;
    let query = document === asked ? compiled.get(id) : 'plain';
    if (query === undefined) {
      query = prepare(document, operation, request.operationName);
      if (compiled.size >= CACHED_OPERATIONS) compiled.delete(compiled.keys().next().value ?? id);
      compiled.set(id, query);
    }
    if (query !== 'plain') {
      const compiledQuery = query;
      const runOn = async (root: object) =>
        sayingWhose(withUsualErrors(await compiledQuery.query(root, context, variables)));
      const key = chartAloneIn(operation, variables);
      if (key === undefined) return runOn({});
      return chartAnswer(context as Context, key, `${id} ${JSON.stringify(variables)}`, runOn);
    }
    const result = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      ...(request.operationName ? { operationName: request.operationName } : {}),
    });
    return sayingWhose(result);
  };
}

/** Where nothing was run, what came with the request is at fault: variables that are missing or of another kind. */
function sayingWhose(result: ExecutionResult): ExecutionResult {
  if (!result.errors || 'data' in result) return result;
  const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
  return { errors: result.errors.map(({ message }) => new GraphQLError(message, { extensions })) };
}

function hasOwnFieldsOnly(operation: OperationDefinitionNode, ownFields: ReadonlySet<string>): boolean {
  return operation.selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && ownFields.has(selection.name.value) && !selection.directives?.length,
  );
}

/** The compiler's errors lack what graphql's own have (extensions, toJSON), and Apollo counts on it. */
function withUsualErrors(result: ExecutionResult): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map(({ message, path, originalError }) => {
    return new GraphQLError(message, { path: path ?? null, originalError: originalError ?? null });
  });
  return { ...result, errors };
}
