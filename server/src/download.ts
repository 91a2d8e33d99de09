/** A file that a call answers with, to be saved under `fileName`. */
export class Download {
  readonly fileName: string;

  constructor(
    readonly bytes: Uint8Array,
    readonly contentType: string,
    fileName: string,
  ) {
    this.fileName = safeFileName(fileName);
  }
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A name that no system takes for a path or a device, and that reads as it is: no control or direction characters. */
function safeFileName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const clean = stem
    .replace(/[\p{C}\\/:*?"<>|]/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 120);
  return `${clean || 'Stemma'}${ending}`;
}
