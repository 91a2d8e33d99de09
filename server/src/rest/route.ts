import { z } from 'zod';
import type { Context } from '../context';
import type { BodyStream } from './streamedForm';
import { strictly } from './strictly';

/** Who may call a route; `signingIn` is also a token that owes its second factor. A share link's visitor is let in only by routes that say so. */
export type Who = 'anyone' | 'signingIn' | 'signedIn' | 'administrator';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** One call of the REST interface: method, path below /api/, who may call, shapes, and the use case it calls. */
export interface Route<P = unknown, B = unknown, Q = unknown> {
  method: Method;
  /** Below /api/, parameters in braces: `datasets/get/{id}`. */
  path: string;
  who: Who;
  summary: string;
  /** What the specification leaves open and how it is settled here. */
  description?: string;
  params?: z.ZodType<P>;
  query?: z.ZodType<Q>;
  body?: z.ZodType<B>;
  /** The body is taken as bytes, whatever its type; as a `form` it is multipart/form-data, its texts the body and one file beside them; as a `stream` the use case's adapter reads it while it comes. */
  rawBody?: true | 'form' | 'stream';
  /** The answer is a download of this content type, or of one of these. */
  download?: string | readonly string[];
  /** Shape of the answer, for the API document. */
  answer: z.ZodType;
  /** Headers of the answer beside the body, and what they say, for the API document; `run` gives an `AnswerWithHeaders` then. */
  headers?: Readonly<Record<string, string>>;
  /** Greatest size of the body in bytes; 1 MiB unless said otherwise. */
  bodyMax?: number;
  run(
    context: Context,
    input: { params: P; query: Q; body: B; raw: Uint8Array; file?: FormFile; arriving: BodyStream },
  ): Promise<unknown>;
}

/** The file of a form, as it calls itself. */
export interface FormFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Declares a route, its use case typed by its shapes; fields, parameters and queries that these do not name are refused. */
export function route<P, B, Q>(definition: Route<P, B, Q>): Route {
  const { params, query, body } = definition;
  return {
    ...definition,
    ...(params && { params: strictly(params) }),
    query: strictly(query ?? NOTHING),
    ...(body && { body: strictly(body) }),
  };
}

const NOTHING = z.object({});
