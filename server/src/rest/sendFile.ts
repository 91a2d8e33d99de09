import { t } from '@stemma/shared/language/translate';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../blobs/types';
import type { Download, StoredDownload } from '../download';
import { StreamedDownload } from '../download';

/** Never shown within the page: saved, its type not guessed at, and unable to do anything where it is opened all the same (DESIGN §7). */
function guard(response: Response, fileName: string, contentType: string, inline = false): void {
  response.attachment(fileName);
  if (inline) {
    const said = String(response.getHeader('Content-Disposition'));
    response.setHeader('Content-Disposition', said.replace(/^attachment/, 'inline'));
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

/** Sends a file that was made for the call. */
export async function sendMade(response: Response, made: Download | StreamedDownload): Promise<void> {
  guard(response, made.fileName, made.contentType);
  if (!(made instanceof StreamedDownload)) {
    response.send(Buffer.from(made.bytes));
    return;
  }
  response.setHeader('Cache-Control', 'no-store, no-transform');
  await pipeline(made.stream, response).catch(endedEarly);
}

/** Sends stored bytes: all of them, a range, or the news that the caller has them already. */
export async function sendStored(request: Request, response: Response, file: StoredDownload): Promise<void> {
  const { size, version, contentType, inline, open } = file.parts;
  const etag = `"${version}"`;
  // Content that is packed on its way would have no ranges.
  response.setHeader('Cache-Control', 'private, no-cache, no-transform');
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (has(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  const range = rangeOf(request, size, etag);
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${size}`);
    response.status(416).json({ error: t('There are no bytes in this range.'), code: 'range' });
    return;
  }
  const stream = request.method === 'HEAD' ? undefined : await open(range);
  guard(response, file.fileName, contentType, inline);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : size);
  if (range) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  if (stream) await pipeline(stream, response).catch(endedEarly);
  else response.end();
}

/** Whether the caller says to have this version. */
function has(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/** The one range that is asked for; undefined where it is all, of several or of another version. */
function rangeOf(request: Request, size: number, etag: string): ByteRange | 'none' | undefined {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'none';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [only] = ranges;
  return only && { start: only.start, end: only.end };
}

/** Who closes the connection in the middle has what he wanted. Another failure ends it, so that what came is not taken for the whole. */
function endedEarly(failure: unknown): void {
  const code = (failure as NodeJS.ErrnoException).code;
  if (code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
}
