import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { messages } from '@stemma/shared/messages';
import { bearerOf } from '../access/authenticate';
import { AppError } from '../errors';
import type { Metrics } from './metrics';

/**
 * Answers `/metrics` to who brings the token that is set; where none is, to programs of this machine that ask directly. Everybody else
 * is told that there is nothing. `ofAll` gives the numbers of all processes of this server, where it is several.
 */
export function metricsHandler(
  { registry }: Metrics,
  token: string | undefined,
  ofAll?: () => Promise<string | undefined>,
): RequestHandler {
  return async (request, response) => {
    if (!mayRead(request, token)) throw new AppError('notFound', messages.notFound);
    response.setHeader('Cache-Control', 'no-store');
    response.type(registry.contentType).send((await ofAll?.()) ?? (await registry.metrics()));
  };
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
/** A proxy on this machine calls from it for anybody. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function mayRead(request: Request, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token !== undefined) return isSame(bearerOf(headers.authorization) ?? '', token);
  return LOOPBACK.test(socket.remoteAddress ?? '') && PASSED_ON.every((name) => headers[name] === undefined);
}

function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
