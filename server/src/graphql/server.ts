import { t } from '@stemma/shared/language/translate';
import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../context';
import { asAppError } from '../failures';
import { textOfResult } from './chartAnswers';
import { costLimit } from './cost';
import type { Gateway } from './executor';
import { makeExecutor } from './executor';
import { graphqlLimits } from './limits';
import { knownOperations } from './operations';

/** Apollo Server over the schema, without what only costs time here: cache control, landing page, usage of any outside service. */
export async function makeGraphqlServer(
  schema: GraphQLSchema,
  ownFields: ReadonlySet<string>,
  log: Logger,
  introspection: boolean,
): Promise<ApolloServer<Context>> {
  const server = new ApolloServer<Context>({
    gateway: compiledGateway(schema, ownFields),
    introspection,
    csrfPrevention: true,
    persistedQueries: knownOperations,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    validationOptions: { maxErrors: 20 },
    parseOptions: { maxTokens: graphqlLimits.tokens },
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      costLimit(schema),
      answerHeaders,
    ],
    formatError: (formatted, error) => presentError(formatted, error, log),
    stringifyResult: textOfResult,
    stopOnTerminationSignals: false,
  });
  await server.start();
  return server;
}

function compiledGateway(schema: GraphQLSchema, ownFields: ReadonlySet<string>): Gateway {
  const executor = makeExecutor(schema, ownFields);
  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** Tells the caller the bookmarks of his writes, for reads that another server answers, and what his program is known for from now on. */
const answerHeaders: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response }) => {
      const cookie = await contextValue.device.setCookie();
      if (cookie) response.http.headers.set('set-cookie', cookie);
      if (contextValue.bookmarks.length) response.http.headers.set('stemma-bookmark', contextValue.bookmarks.join(','));
    },
  }),
};

/** What a caller may know of a failure: causes of his own whole, everything else only as an id in the log. */
function presentError(formatted: GraphQLFormattedError, error: unknown, log: Logger): GraphQLFormattedError {
  const cause = causeOf(error);
  const known = asAppError(cause);
  if (known) {
    const { field, revision, retryAfter } = known.details;
    return { ...formatted, message: known.message, extensions: { code: known.code, field, revision, retryAfter } };
  }
  if (isFaultOfRequest(error)) return { message: formatted.message, extensions: { code: 'BAD_REQUEST' } };
  const code = formatted.extensions?.code;
  if (code !== undefined && code !== 'INTERNAL_SERVER_ERROR') return formatted;
  log.error({ err: cause }, 'GraphQL operation failed');
  return {
    message: t('Stemma could not do this. It has been written down.'),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Apollo answers some faults of a request (an id that is not its text's, say) with a status alone, which would pass for ours. */
function isFaultOfRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions.code !== undefined) return false;
  const { status } = (error.extensions.http ?? {}) as { status?: number };
  return status !== undefined && status >= 400 && status < 500;
}

/** What a resolver threw; compiled operations wrap it in an error class of their own. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError ? error.originalError : error;
}
