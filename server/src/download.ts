import type { Readable } from 'node:stream';
import type { ByteRange } from './blobs/types';
import { safeFileName } from './fileNames';

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

export interface StoredParts {
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Stays the same as long as the bytes do. */
  version: string;
  /** Shown rather than saved; only for content that was recognised as what can run nothing. */
  inline: boolean;
  open: (range?: ByteRange) => Promise<Readable>;
}

/** Stored bytes that a call answers with, whole or a range of them. */
export class StoredDownload {
  readonly fileName: string;

  constructor(readonly parts: StoredParts) {
    this.fileName = safeFileName(parts.fileName);
  }
}

/** Bytes that a call answers with while they are made. */
export class StreamedDownload {
  readonly fileName: string;

  constructor(
    readonly stream: Readable,
    readonly contentType: string,
    fileName: string,
  ) {
    this.fileName = safeFileName(fileName);
  }
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const PDF_TYPE = 'application/pdf';
export const CSV_TYPE = 'text/csv; charset=utf-8';
export const JSON_TYPE = 'application/json';
