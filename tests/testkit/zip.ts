import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of a zip archive by name, as text. */
export async function partsOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const archive = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  const parts: Record<string, string> = {};
  for await (const entry of archive.eachEntry()) {
    parts[entry.fileName] = (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8');
  }
  return parts;
}
