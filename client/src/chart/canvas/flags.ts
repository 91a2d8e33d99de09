import { flagUrl } from '../../components/entity/flagUrl';

/** Flags as pictures for the canvas. `onLoad` is called when one that was asked for has come. */
export function createFlags(onLoad: () => void): (country: string) => HTMLImageElement | null {
  const images = new Map<string, HTMLImageElement | null>();
  return (country) => {
    let image = images.get(country);
    if (image === undefined) {
      const url = flagUrl(country);
      image = null;
      if (url) {
        image = new Image(36, 24);
        image.onload = onLoad;
        image.src = url;
      }
      images.set(country, image);
    }
    return image?.complete && image.naturalWidth > 0 ? image : null;
  };
}
