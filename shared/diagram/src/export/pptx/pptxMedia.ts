import type { Media } from './pptxPackage';

/** The pictures of a presentation, which carries each once, and on a slide what it relates to them by. */
export class PptxMedia {
  readonly all: Media[] = [];
  private readonly known = new Map<string, string>();

  /** A slide's own relations: the address of a picture to the name of its relation; null for kinds that slides do not show. */
  slide(): { relation: (url: string) => string | null; names: string[] } {
    const names: string[] = [];
    return {
      names,
      relation: (url) => {
        const name = this.nameOf(url);
        if (name === null) return null;
        if (!names.includes(name)) names.push(name);
        return `rId${names.indexOf(name) + 2}`;
      },
    };
  }

  private nameOf(url: string): string | null {
    const found = this.known.get(url);
    const picture = found === undefined ? bytesOf(url) : null;
    if (found !== undefined || !picture) return found ?? null;
    const name = `image${this.all.length + 1}.${picture.ending}`;
    this.all.push({ name, bytes: picture.bytes });
    this.known.set(url, name);
    return name;
  }
}

/** The bytes of a picture from an address that carries them; null for kinds that slides do not show. */
function bytesOf(url: string): { ending: 'png' | 'jpeg'; bytes: Uint8Array } | null {
  const [, ending, base64 = ''] = /^data:image\/(png|jpeg);base64,(.*)$/.exec(url) ?? [];
  if (ending !== 'png' && ending !== 'jpeg') return null;
  return { ending, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) };
}
