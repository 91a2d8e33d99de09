import type { Annotation } from '@stemma/diagram/geometry/annotation';
import type { Image } from '@napi-rs/canvas';
import { loadImage } from '@napi-rs/canvas';
import { redrawPicture } from '../../files/picture';

/** Pictures of a chart as they are kept, by where they are asked for (`source`). */
export type StoredPictures = ReadonlyMap<string, Uint8Array>;

/** The pictures of a chart, unpacked: those of `kept`, and those that came with the chart. One that cannot be read is left out. */
export async function loadAnnotationImages(
  annotations: Iterable<Annotation>,
  stored: StoredPictures,
): Promise<(annotation: Annotation) => Image | null> {
  const images = new Map<string, Image>();
  for (const annotation of annotations) {
    const key = keyOf(annotation);
    if (images.has(key)) continue;
    const image = await imageOf(annotation, stored).catch(() => null);
    if (image) images.set(key, image);
  }
  return (annotation) => images.get(keyOf(annotation)) ?? null;
}

async function imageOf({ base64, source }: Annotation, stored: StoredPictures): Promise<Image | null> {
  const bytes = base64 ? await drawnAnew(base64) : stored.get(source ?? '');
  return bytes ? loadImage(Buffer.from(bytes)) : null;
}

/** What came with a chart may be anything: it is looked at as what is sent as a picture is. */
async function drawnAnew(base64: string): Promise<Uint8Array> {
  const bytes = Buffer.from(base64.slice(base64.indexOf(',') + 1), 'base64');
  return (await redrawPicture({ bytes: new Uint8Array(bytes) })).bytes;
}

function keyOf({ base64, source }: Annotation): string {
  return base64 ?? source ?? '';
}
