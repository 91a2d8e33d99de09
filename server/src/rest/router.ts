import { t } from '@stemma/shared/language/translate';
import { messages } from '@stemma/shared/messages';
import { Router, raw } from 'express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Context } from '../context';
import { limits } from '@stemma/shared/limits';
import { Download, StoredDownload, StreamedDownload } from '../download';
import { AppError, forbidden, notSignedIn, parse } from '../errors';
import { withCurrentKeys } from '../merging/mergedKeys';
import { PreparedAnswer } from '../preparedAnswer';
import { AnswerWithHeaders } from './answer';
import { readForm } from './form';
import { jsonBody } from './jsonBody';
import type { Route, Who } from './route';
import { sendMade, sendStored } from './sendFile';

export type ContextOf = (request: Request) => Promise<Context>;

/** Serves the table under /api: decides who may call before the body is read, parses by the route's shapes, calls its use case. */
export function restRouter(table: readonly Route[], contextOf: ContextOf): Router {
  const router = Router();
  for (const route of table) {
    router[route.method](expressPath(route.path), admit(route.who, contextOf), bodyReader(route), answer(route));
  }
  router.use((_request, _response, next) => next(new AppError('notFound', messages.notFound)));
  return router;
}

function expressPath(path: string): string {
  return `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function admit(who: Who, contextOf: ContextOf): RequestHandler {
  return async (request, response, next) => {
    const context = await contextOf(request);
    assertAdmitted(who, context);
    response.locals.context = context;
    next();
  };
}

function assertAdmitted(who: Who, { caller }: Context): void {
  if (who === 'anyone') return;
  if (who === 'signingIn' && caller.kind === 'pending') return;
  if (caller.kind !== 'user') throw notSignedIn();
  if (who === 'administrator' && !caller.isAdmin) throw forbidden();
}

function bodyReader(route: Route): RequestHandler {
  const limit = route.bodyMax ?? limits.bodyBytesMax;
  if (route.rawBody === 'stream') return refuseLonger(limit);
  if (route.rawBody) return raw({ limit, type: () => true });
  if (!route.body) return (_request, _response, next) => next();
  const read = jsonBody(limit);
  return (request, response, next) => {
    if (isEmpty(request)) next();
    // A body of another kind must not be taken for none.
    else if (request.is('json') === false) next(new AppError('unsupported', t('This call takes JSON.')));
    else read(request, response, next);
  };
}

/** Some programs announce a body of no bytes, of no kind or any; that is none. */
function isEmpty({ headers }: Request): boolean {
  return headers['content-length'] === '0' && headers['transfer-encoding'] === undefined;
}

function answer(route: Route): (request: Request, response: Response, next: NextFunction) => Promise<void> {
  return async (request, response) => {
    const context = response.locals.context as Context;
    const raw = route.rawBody && request.body instanceof Uint8Array ? request.body : new Uint8Array();
    const form = route.rawBody === 'form' ? await readForm(raw, request.headers['content-type']) : undefined;
    const input = {
      params: route.params ? parse(route.params, request.params) : {},
      query: route.query ? parse(route.query, request.query, 'The address') : {},
      body: route.body ? parse(route.body, form?.fields ?? request.body ?? {}) : undefined,
      raw,
      arriving: { headers: request.headers, stream: request },
      ...(form?.file ? { file: form.file } : {}),
    };
    const kept = {
      ...input,
      ...withCurrentKeys({ params: input.params, query: input.query, body: input.body }, context.mergedKeys),
    };
    const result = await route.run(context, kept);
    if (context.bookmarks.length) response.setHeader('Stemma-Bookmark', context.bookmarks.join(','));
    const cookie = await context.device.setCookie();
    if (cookie) response.append('Set-Cookie', cookie);
    response.setHeader('Cache-Control', 'no-store');
    if (result instanceof StoredDownload) await sendStored(request, response, result);
    else if (result instanceof Download || result instanceof StreamedDownload) await sendMade(response, result);
    else if (result instanceof PreparedAnswer) await result.send(request, response);
    else if (result instanceof AnswerWithHeaders) response.set(result.headers).json(result.body);
    else response.json(result ?? null);
  };
}

/** A body that says to be longer than it may be is not read. */
function refuseLonger(limit: number): RequestHandler {
  return (request, _response, next) => {
    const length = Number(request.headers['content-length'] ?? 0);
    next(length > limit ? new AppError('size', messages.files.tooLarge, { field: 'file' }) : undefined);
  };
}
