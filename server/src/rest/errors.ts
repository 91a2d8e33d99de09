import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError, invalid } from '../errors';
import { asAppError } from '../failures';
import { BodyNestsTooDeep, BodyNotUtf8 } from './jsonBody';
import { requestIdOf } from './requestId';

/** The body of every failed call (DESIGN §4). */
export interface ErrorBody {
  error: string;
  code: string;
  field?: string;
  revision?: number;
  reason?: string;
  requestId?: string;
}

/** Turns a failure into its status and body; what is not the caller's doing is logged under the request's id and says no more. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (failure: unknown, request, response, next) => {
    if (response.headersSent) {
      next(failure);
      return;
    }
    const known = asAppError(failure) ?? fromBodyParser(failure);
    if (!known) {
      log.error({ err: failure, requestId: requestIdOf(request), path: request.path }, 'request failed');
      const body: ErrorBody = {
        error: t('Stemma could not do this. It has been written down.'),
        code: 'internal',
        requestId: requestIdOf(request),
      };
      response.status(500).json(body);
      return;
    }
    const { retryAfter } = known.details;
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    if (known.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.status(known.status).json(errorBodyOf(known));
  };
}

/** What a failed call says of a failure that its caller may know of. */
export function errorBodyOf({ message, code, details }: AppError): ErrorBody {
  const { field, revision, reason } = details;
  const body: ErrorBody = { error: message, code };
  if (field) body.field = field;
  if (reason) body.reason = reason;
  if (revision !== undefined) body.revision = revision;
  return body;
}

function fromBodyParser(failure: unknown): AppError | undefined {
  if (failure instanceof BodyNestsTooDeep) return invalid(messages.bodyNesting(limits.jsonNestingMax));
  if (failure instanceof BodyNotUtf8) return new AppError('unsupported', t('JSON is sent in UTF-8.'));
  if (!(failure instanceof Error) || !('status' in failure)) return undefined;
  const { status } = failure;
  if (status === 413) return new AppError('tooLarge', t('This is larger than Stemma takes at once.'));
  if (status === 415) return new AppError('unsupported', t('This kind of content is not understood here.'));
  if (failure instanceof URIError) return new AppError('invalid', t('The address of this call is not understood.'));
  if (status === 400)
    return new AppError('invalid', t('The body is not what this call understands: JSON is expected.'));
  // A path that leads out of the folder of the client's files is one that is not there.
  if (status === 404 || status === 403) return new AppError('notFound', messages.notFound);
  if (typeof status === 'number' && status > 400 && status < 500)
    return new AppError('invalid', messages.notUnderstood);
  return undefined;
}
