import type { UploadGroup } from '@stemma/shared/rules/uploads';
import { endingOf, uploadGroup } from '@stemma/shared/rules/uploads';

/** What the first bytes of a file were recognised as; null where as nothing. */
export interface Recognised {
  ext: string;
  mime: string;
}

/** Endings whose content has marks of its own, and what it must be recognised as: one of these, or an archive with such a part. */
const MARKED: Readonly<Record<string, readonly string[]>> = {
  ...same(['pdf', 'rtf', 'gif', 'webp', 'bmp', 'ico', 'psd', 'wav', 'flac']),
  ...each('doc dot', ['cfb', 'rtf']),
  ...each('xls xlt ppt pps pot msg', ['cfb']),
  // A cfb in place of an archive is the same document under a password.
  ...each('docx docm dotx', ['zip:word/', 'cfb']),
  ...each('xlsx xlsm xlsb xltx', ['zip:xl/', 'cfb']),
  ...each('pptx pptm ppsx potx', ['zip:ppt/', 'cfb']),
  ...each('odt ott ods odp', ['zip:content.xml']),
  ...each('epub', ['zip:META-INF/container.xml']),
  ...each('xps oxps', ['zip:']),
  ...each('pages numbers key', ['zip:Index', 'zip:index', 'zip:preview']),
  ...each('png', ['png', 'apng']),
  ...each('jpg jpeg jfif', ['jpg']),
  ...each('avif heic heif', ['avif', 'heic', 'heif']),
  ...each('tif tiff', ['tif', 'dng', 'arw', 'cr2', 'nef']),
  ...each('ai eps', ['pdf', 'ps', 'eps']),
};

function same(endings: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(endings.map((ending) => [ending, [ending]]));
}

function each(endings: string, kinds: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(endings.split(' ').map((ending) => [ending, kinds]));
}

/** Formats that are text, and may be recognised as such. */
const TEXT_FORMATS: ReadonlySet<string> = new Set(['xml', 'rtf', 'ics', 'vcf', 'vtt', 'eps', 'ps']);
const MEDIA = /^(?:audio|video)\/|^application\/(?:ogg|vnd\.ms-asf|x-matroska|mxf)/;
/** What runs, or holds other files: not accepted under any name. */
const REFUSED: ReadonlySet<string> = new Set(
  'exe elf macho swf wasm class crx xpi apk jar deb rpm cab msi lnk 7z rar gz bz2 xz zst lz lz4 z ar tar arj iso dmg sqlite'.split(
    ' ',
  ),
);

/** Whether the content may stand under the name. `parts` are the names inside of an archive. */
export function contentFits(
  name: string,
  recognised: Recognised | null,
  head: Uint8Array,
  parts: readonly string[] | null,
): boolean {
  const marked = MARKED[endingOf(name)];
  if (marked) return marked.some((kind) => isKind(kind, recognised, parts));
  if (parts !== null || REFUSED.has(recognised?.ext ?? '')) return false;
  return FITS[uploadGroup(name) ?? 'document'](recognised, head);
}

function isKind(kind: string, recognised: Recognised | null, parts: readonly string[] | null): boolean {
  if (!kind.startsWith('zip:')) return parts === null && recognised?.ext === kind;
  const start = kind.slice('zip:'.length);
  return parts?.some((part) => part.startsWith(start)) ?? false;
}

type Fits = (recognised: Recognised | null, head: Uint8Array) => boolean;
/** The mark of UTF-16 is taken for sound by some. */
const text: Fits = (recognised, head) =>
  isUtf16(head) || (recognised ? TEXT_FORMATS.has(recognised.ext) : looksLikeText(head));
const media: Fits = (recognised) => recognised === null || MEDIA.test(recognised.mime);
const open: Fits = () => true;

const FITS: Record<UploadGroup, Fits> = {
  document: (recognised, head) => recognised === null || text(recognised, head),
  text,
  spreadsheet: text,
  presentation: () => false,
  // Of those without marks there is only SVG, which is text.
  image: text,
  audio: media,
  video: media,
  model: open,
  medical: open,
};

const looksLikeText = (head: Uint8Array): boolean => !head.includes(0);

/** Text of two bytes a character that says so by its first. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Pictures that browsers show and that run nothing. */
const SHOWN: ReadonlySet<string> = new Set(['png', 'apng', 'jpg', 'gif', 'webp', 'avif', 'bmp']);

/** How a file can be shown beside the list: as a picture, or as a document in a viewer; null where it cannot. */
export function previewOf(name: string, recognised: Recognised | null): 'image' | 'pdf' | null {
  if (!recognised) return null;
  if (uploadGroup(name) === 'image' && SHOWN.has(recognised.ext)) return 'image';
  return endingOf(name) === 'pdf' && recognised.ext === 'pdf' ? 'pdf' : null;
}
