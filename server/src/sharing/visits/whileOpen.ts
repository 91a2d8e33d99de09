import type { Readable } from 'node:stream';
import { pipeline, Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';
import type { Context } from '../../context';
import type { Visit } from './shareLinkAccess';
import { requireOpenLink } from './shareLinkAccess';

/** Milliseconds after which a link is looked at again. */
const SECOND = 1000;

/** Bytes for a visitor that end, as by a broken connection, within a second of their link's end: its expiry, a change, a pause or its deletion. */
export function whileOpen(context: Context, visit: Visit, bytes: Readable): Readable {
  let looked = Date.now();
  const look = async (): Promise<void> => {
    if (Date.now() - looked < SECOND) return;
    await context.read((tx) => requireOpenLink(tx, visit));
    looked = Date.now();
  };
  const passing = new Transform({
    highWaterMark: bytes.readableHighWaterMark,
    transform(chunk: Uint8Array, _encoding: BufferEncoding, done: TransformCallback) {
      look().then(
        () => done(null, chunk),
        (failure: Error) => done(failure),
      );
    },
  });
  // Whoever reads is told by the stream itself.
  pipeline(bytes, passing, () => undefined);
  return passing;
}
