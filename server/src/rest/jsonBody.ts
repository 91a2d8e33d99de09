import { limits } from '@stemma/shared/limits';
import { json } from 'express';
import type { RequestHandler } from 'express';
import { nestsDeeperThan } from '../jsonNesting';

/** A body whose lists and objects lie too deep within each other to be parsed. */
export class BodyNestsTooDeep extends Error {
  override readonly name = 'BodyNestsTooDeep';
}

/** A body of JSON in another encoding than UTF-8, in which alone it is exchanged (RFC 8259 §8.1). */
export class BodyNotUtf8 extends Error {
  override readonly name = 'BodyNotUtf8';
}

/** Reads bodies of JSON of at most `limit` bytes. Fails with `BodyNestsTooDeep` or `BodyNotUtf8` before anything is parsed. */
export function jsonBody(limit: number): RequestHandler {
  return json({
    limit,
    verify: (_request, _response, body, encoding) => {
      if (encoding !== 'utf-8') throw new BodyNotUtf8();
      if (nestsDeeperThan(limits.jsonNestingMax, body)) throw new BodyNestsTooDeep();
    },
  });
}
