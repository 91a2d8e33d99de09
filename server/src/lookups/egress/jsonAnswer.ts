import { LookupFault } from '../fault';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** An answer's body as JSON, of so many bytes at most. Throws `LookupFault` for one of another type, that is larger, or that is no JSON. */
export async function readJson(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: AsyncIterable<Uint8Array> & { destroy(): unknown },
  bytesMax: number,
): Promise<unknown> {
  const refuse = (code: 'contentType' | 'tooLarge'): never => {
    body.destroy();
    throw new LookupFault(code);
  };
  const type = headers['content-type'];
  if (!JSON_TYPE.test(Array.isArray(type) ? (type[0] ?? '') : (type ?? ''))) refuse('contentType');
  // None was asked for, and a packed answer can be larger than it looks.
  const packed = headers['content-encoding'];
  if (packed && packed !== 'identity') refuse('contentType');
  if (Number(headers['content-length'] ?? 0) > bytesMax) refuse('tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > bytesMax) refuse('tooLarge');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch (failure) {
    throw new LookupFault('malformed', undefined, { cause: failure });
  }
}
