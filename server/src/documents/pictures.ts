import type { Chart } from '@stemma/shared/chart/chart';
import { decorationValues } from '@stemma/shared/chart/decoration';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import type { StoredDownload } from '../download';
import { AppError } from '../errors';
import { chartImage } from '../files/images';

/** All pictures of a document together, in bytes; those beyond it are drawn as missing. */
const BYTES_MAX = 64 * 1024 * 1024;

/** The pictures kept for a chart that the caller may see, by where they are asked for; each once. */
export function picturesOf(context: Context, chart: Pick<Chart, 'nodes'>): Promise<Map<string, Uint8Array>> {
  return picturesBy((source) => chartImage(context, source), chart);
}

/** The same by a way of one's own to find them, which throws an `AppError` for one that is not there. */
export async function picturesBy(
  find: (source: string) => Promise<StoredDownload>,
  { nodes }: Pick<Chart, 'nodes'>,
): Promise<Map<string, Uint8Array>> {
  const sources = nodes
    .filter(({ typeName }) => typeName === 'Image')
    .map((node) => decorationValues(node))
    .flatMap(({ source, sourceBase64 }) => (typeof source === 'string' && source && !sourceBase64 ? source : []));
  const pictures = new Map<string, Uint8Array>();
  let room = BYTES_MAX;
  for (const source of new Set(sources)) {
    const bytes = await bytesOf(() => find(source), room);
    if (!bytes) continue;
    pictures.set(source, bytes);
    room -= bytes.length;
  }
  return pictures;
}

/** Undefined for a picture that is gone, isn't the caller's to see, or is larger than `room`. */
async function bytesOf(find: () => Promise<StoredDownload>, room: number): Promise<Uint8Array | undefined> {
  try {
    const { parts } = await find();
    if (parts.size > room) return undefined;
    return new Uint8Array(await buffer(await parts.open()));
  } catch (failure) {
    if (failure instanceof AppError) return undefined;
    throw failure;
  }
}
