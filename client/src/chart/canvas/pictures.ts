import type { Annotation } from '@stemma/diagram/geometry/annotation';
import type { Scene } from '@stemma/diagram/scene/scene';

/** Fetches a picture's bytes by where it is asked for. */
export type FetchPicture = (source: string) => Promise<Blob>;

/** A picture's bytes, from where they are kept or from the chart itself. */
export async function pictureBytes({ base64, source }: Annotation, fetchPicture: FetchPicture): Promise<Blob> {
  if (!base64) {
    if (!source) throw new Error('The picture has no source.');
    return fetchPicture(source);
  }
  const plain = base64.slice(base64.indexOf(',') + 1);
  const letters = atob(plain);
  return new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
}

/** Pictures for the canvas, each fetched once. `onLoad` is called when one that was asked for has come; one that fails is asked for again after a while. */
export function createPictures(
  fetchPicture: FetchPicture,
  onLoad: () => void,
): (annotation: Annotation) => ImageBitmap | null {
  const known = new Map<string, ImageBitmap | null>();
  return (annotation) => {
    const key = keyOf(annotation);
    const image = known.get(key);
    if (image !== undefined) return image;
    known.set(key, null);
    pictureBytes(annotation, fetchPicture)
      .then((blob) => createImageBitmap(blob))
      .then(
        (loaded) => {
          known.set(key, loaded);
          onLoad();
        },
        () => setTimeout(() => known.delete(key), RETRY),
      );
    return null;
  };
}

const RETRY = 15_000;

/** All pictures of a chart, loaded. One that does not come is left out. */
export async function loadPictures(
  scene: Scene,
  fetchPicture: FetchPicture | undefined,
): Promise<(annotation: Annotation) => ImageBitmap | null> {
  const images = new Map<string, ImageBitmap>();
  await Promise.allSettled(
    picturesOn(scene).map(async (annotation) => {
      const blob = await pictureBytes(
        annotation,
        fetchPicture ?? (() => Promise.reject(new Error('No pictures here.'))),
      );
      images.set(keyOf(annotation), await createImageBitmap(blob));
    }),
  );
  return (annotation) => images.get(keyOf(annotation)) ?? null;
}

/** The pictures that stand on a chart, each once. */
export function picturesOn(scene: Scene): Annotation[] {
  const annotations = [...scene.cards.values()].flatMap(({ shape: { annotation } }) =>
    annotation?.kind === 'Image' ? annotation : [],
  );
  return [...new Map(annotations.map((annotation) => [keyOf(annotation), annotation])).values()];
}

/** What tells a picture from others. */
export function keyOf({ base64, source }: Annotation): string {
  return base64 ?? source ?? '';
}
