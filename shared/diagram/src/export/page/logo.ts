import { imageDimensionsFromData } from 'image-dimensions';

/** The picture beside a page's title: a data URL, and its width for a height of 1. */
export interface Logo {
  url: string;
  ratio: number;
}

/** Widest for its height that a logo is shown. */
const RATIO_MAX = 6;

/** A logo given as data URL; null for none, and for one that is no picture. */
export function logoOf(url: string | null): Logo | null {
  const [, base64] = /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(url ?? '') ?? [];
  if (!url || !base64) return null;
  const size = imageDimensionsFromData(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  if (!size || !size.width || !size.height) return null;
  return { url, ratio: Math.min(RATIO_MAX, size.width / size.height) };
}
