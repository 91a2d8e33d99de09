import type { Request } from 'express';

/** The id of a request, as its log lines and its failures name it. */
export function requestIdOf(request: Request): string {
  return typeof request.id === 'string' ? request.id : '';
}
