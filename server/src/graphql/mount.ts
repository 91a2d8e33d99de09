import { expressMiddleware } from '@as-integrations/express5';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SignInParts } from '../accounts/service';
import type { Context } from '../context';
import { BodyNestsTooDeep, jsonBody } from '../rest/jsonBody';
import { projectRoot } from '../store';
import { augmentedSchema } from './augment';
import { READY_TEXT } from './chartAnswers';
import { forSignedIn, withExecution } from './generatedReads';
import { refuseOversized, sendTooLarge } from './limits';
import { makeResolvers } from './resolvers';
import { makeGraphqlServer } from './server';

export interface GraphqlSettings {
  log: Logger;
  introspection: boolean;
}

/** GraphQL as an Express router: the contract of schema.graphql over the services. */
export async function graphqlRouter(
  parts: SignInParts,
  contextOf: (request: Request, deadline?: number) => Promise<Context>,
  settings: GraphqlSettings,
): Promise<Router> {
  const typeDefs = readFileSync(join(projectRoot(), 'schema.graphql'), 'utf8');
  const resolvers = makeResolvers(parts);
  const own = new Set([...Object.keys(resolvers.Query ?? {}), ...Object.keys(resolvers.Mutation ?? {})]);
  const schema = forSignedIn(await augmentedSchema(typeDefs, resolvers), own);
  const server = await makeGraphqlServer(schema, own, settings.log, settings.introspection);
  const contexts = new WeakMap<Request, Context>();
  const router = Router();
  router.use(async (request, response, next) => {
    const context = await contextOf(request, Date.now() + limits.graphqlTime);
    contexts.set(request, context);
    sendReady(request, response, context);
    next();
  });
  router.use(bodyReader((request) => contexts.get(request)));
  router.use(refuseOversized);
  router.use(
    expressMiddleware(server, {
      context: async ({ req }) => withExecution(contexts.get(req) ?? (await contextOf(req))),
    }),
  );
  return router;
}

/** Sends the answer that stands ready in the place of the text that Apollo gives for it. */
function sendReady(request: Request, response: Response, context: Context): void {
  const send = response.send.bind(response);
  response.send = (body?: unknown) => {
    const { prepared } = context.reply;
    if (body !== READY_TEXT || !prepared) return send(body);
    prepared.send(request, response).catch((failure: unknown) => response.destroy(failure as Error));
    return response;
  };
}

/** Only somebody who is signed in may send a body as large as a whole chart. */
function bodyReader(contextOf: (request: Request) => Context | undefined): RequestHandler {
  const small = jsonBody(limits.bodyBytesMax);
  const large = jsonBody(limits.chartBodyBytesMax);
  return (request, response, next) => {
    const signedIn = contextOf(request)?.caller.kind === 'user';
    (signedIn ? large : small)(request, response, (failure?: unknown) => {
      if (failure instanceof BodyNestsTooDeep) sendTooLarge(response, messages.bodyNesting(limits.jsonNestingMax));
      else next(failure);
    });
  };
}
