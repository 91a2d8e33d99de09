import { endingOf, uploadGroup } from '@stemma/shared/rules/uploads';
import type { Recognised } from './kinds';

const ANY = 'application/octet-stream';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  odt: `${OPEN}.text`,
  ods: `${OPEN}.spreadsheet`,
  odp: `${OPEN}.presentation`,
  rtf: 'application/rtf',
  epub: 'application/epub+zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  stl: 'model/stl',
  obj: 'model/obj',
  dcm: 'application/dicom',
};

/**
 * The type that a file is served as. It comes from what the content was recognised as, or from the ending, never from what the sender
 * called it, and is none that a browser runs: SVG and XML are served as mere bytes, source code as plain text.
 */
export function contentTypeOf(name: string, recognised: Recognised | null): string {
  const ending = endingOf(name);
  const group = uploadGroup(name);
  if (group === 'image') return recognised && recognised.ext !== 'xml' ? recognised.mime : ANY;
  if (ending === 'xml') return ANY;
  return TYPES[ending] ?? (group === 'text' ? 'text/plain; charset=utf-8' : ANY);
}
