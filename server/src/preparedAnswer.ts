import { limits } from '@stemma/shared/limits';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** A little better than what is compressed while it is sent, as it is done once. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, QUALITY),
  gzip: (bytes) => promisify(gzip)(bytes),
};
/** Bytes that are not worth compressing. */
const SMALL = 1024;

/** JSON that is sent more than once: written once, and compressed once in each way that is asked for. */
export class PreparedAnswer {
  readonly bytes: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  /** `etag` names the answer: another text never bears it. */
  constructor(
    private readonly etag: string,
    text: string,
  ) {
    this.bytes = Buffer.from(text);
  }

  /** Answers with it in the encoding that the request likes best, or says that the caller has it (304, to GET alone). */
  async send(request: Request, response: Response): Promise<void> {
    const encoding = this.bytes.length < SMALL ? undefined : encodingOf(request);
    // Each encoding is a representation of its own, with a strong validator of its own.
    response.set('ETag', `"${this.etag}${encoding ? `-${encoding}` : ''}"`);
    response.vary('Accept-Encoding');
    if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-store');
    if (request.fresh) {
      response.removeHeader('Content-Type');
      response.removeHeader('Content-Length');
      response.status(304).end();
      return;
    }
    if (encoding) response.set('Content-Encoding', encoding);
    const body = encoding ? await this.in(encoding) : this.bytes;
    if (!response.hasHeader('Content-Type')) response.type('json');
    response.set('Content-Length', String(body.length));
    response.end(body);
  }

  private in(encoding: Encoding): Promise<Buffer> {
    const there = this.compressed.get(encoding) ?? compress[encoding](this.bytes);
    this.compressed.set(encoding, there);
    return there;
  }
}

/** Those that were asked for last. */
const answers = new LRUCache<string, PreparedAnswer>({
  maxSize: limits.chartAnswersBytes,
  // Its compressed forms are a fifth of it at most, together.
  sizeCalculation: ({ bytes }) => Math.ceil(bytes.length * 1.2) + 512,
});
const underWay = new Map<string, Promise<PreparedAnswer | undefined>>();

/**
 * The answer of that id, which names all that its text depends on: the one that stands ready, or else the text of `make`, which is called once
 * for all who ask meanwhile. Undefined where `make` gives none. Whether the caller may have it is asked before.
 */
export function preparedAnswer(
  id: string,
  make: () => Promise<string | undefined>,
): Promise<PreparedAnswer | undefined> {
  const ready = answers.get(id);
  if (ready) return Promise.resolve(ready);
  const begun = underWay.get(id) ?? prepare(id, make).finally(() => underWay.delete(id));
  underWay.set(id, begun);
  return begun;
}

async function prepare(id: string, make: () => Promise<string | undefined>): Promise<PreparedAnswer | undefined> {
  const text = await make();
  if (text === undefined) return undefined;
  const answer = new PreparedAnswer(createHash('sha256').update(id).digest('base64url'), text);
  answers.set(id, answer);
  return answer;
}

function encodingOf(request: Request): Encoding | undefined {
  const found = request.acceptsEncodings('br', 'gzip', 'identity');
  return found === 'br' || found === 'gzip' ? found : undefined;
}
