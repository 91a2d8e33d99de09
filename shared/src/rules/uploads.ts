import { limits } from '../limits';
import { messages } from '../messages';

/** What may be uploaded, by ending (SPEC §5). Archives and what browsers run are not among them. */
const ENDINGS = {
  document: 'pdf doc docx dot dotx docm odt ott rtf pages xps oxps epub msg eml wpd wps tex',
  text: 'txt text md log csv tsv json xml yaml yml ini cfg conf sql css scss less c h cpp hpp cs java py rb go rs swift kt r vb',
  spreadsheet: 'xls xlsx xlsm xlsb xlt xltx ods numbers',
  presentation: 'ppt pptx pptm pps ppsx pot potx odp key',
  image: 'png jpg jpeg jfif gif webp avif bmp tif tiff svg heic heif ico psd ai eps',
  audio: 'mp3 wav m4a aac ogg oga opus flac wma aif aiff amr',
  video: 'mp4 m4v mov avi wmv mkv webm mpg mpeg ogv 3gp flv',
  model: 'stl obj fbx dae 3ds gltf glb ply step stp iges igs dwg dxf skp blend',
  medical: 'dcm dicom nii nrrd',
} as const;

export type UploadGroup = keyof typeof ENDINGS;

const GROUP_OF: ReadonlyMap<string, UploadGroup> = new Map(
  Object.entries(ENDINGS).flatMap(([group, endings]) =>
    endings.split(' ').map((ending) => [ending, group as UploadGroup] as const),
  ),
);

/** All endings that may be uploaded, each with its dot. */
export const UPLOAD_ENDINGS: readonly string[] = [...GROUP_OF.keys()].map((ending) => `.${ending}`);

const MIME_GROUPS = /^(?:application|audio|chemical|font|image|model|text|video)\//;
const REFUSED_MIME = /^(?:text|application)\/(?:x-)?(?:html|xhtml\+xml|(?:java|ecma)script|(?:httpd-)?php)$/;

/** The ending of a file's name in lower case, without its dot; empty where it has none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0
    ? name
        .slice(dot + 1)
        .trim()
        .toLowerCase()
    : '';
}

/** What kind of file the ending stands for; null for one that is not accepted. */
export function uploadGroup(name: string): UploadGroup | null {
  return GROUP_OF.get(endingOf(name)) ?? null;
}

/** Files that operating systems make for themselves, and hidden ones. */
export function isSystemFile(name: string): boolean {
  return name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);
}

/** Why a file is not accepted, by the codes of SPEC §8. */
export interface UploadFault {
  code: 'extension' | 'size';
  message: string;
}

/** What the filter of SPEC §5 says of a file before its content is seen; null where it may be sent. `type` is its MIME type, empty where not known. */
export function uploadFault(file: {
  name: string;
  size: number;
  type?: string | null | undefined;
}): UploadFault | null {
  const { extension, systemFile } = messages.files;
  if (isSystemFile(file.name)) return { code: 'extension', message: systemFile };
  const type = (file.type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const accepted = type === '' || (MIME_GROUPS.test(type) && !REFUSED_MIME.test(type));
  if (!accepted || !uploadGroup(file.name)) return { code: 'extension', message: extension };
  return sizeFault(file.size);
}

/** What is wrong with the size of a file, in bytes. */
export function sizeFault(size: number): UploadFault | null {
  if (size < limits.uploadBytesMin) return { code: 'size', message: messages.files.tooSmall };
  return size > limits.uploadBytesMax ? { code: 'size', message: messages.files.tooLarge } : null;
}
