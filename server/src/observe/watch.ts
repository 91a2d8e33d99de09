import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from './metrics';

/**
 * Counts each request, and writes a line of it at the level `info`. Both name the route, not the address, which may hold the key of a
 * share link.
 */
export function watchRequests(metrics: Metrics, log: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = process.hrtime.bigint();
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - begun) / 1e9;
      const { method } = request;
      const route = routeOf(request);
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requests.observe({ method, route, status }, seconds);
      const milliseconds = Math.round(seconds * 1000);
      log.info({ requestId: request.id, method, route, status, milliseconds }, 'request');
    });
    next();
  };
}

const MOUNTED = /^\/(?:graphql|uploads|static)(?=\/|$)/;

/** As `/api/datasets/get/:id`; what has no route of its own by its first folder, all else is a page. */
function routeOf({ baseUrl, route, originalUrl }: Request): string {
  const mounted = MOUNTED.exec(originalUrl)?.[0];
  if (mounted) return mounted;
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' && path !== '/{*path}' ? `${baseUrl}${path}` : 'other';
}
