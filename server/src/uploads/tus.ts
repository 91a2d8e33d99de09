import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { ERRORS, EVENTS, Server } from '@tus/server';
import type { Upload } from '@tus/server';
import type { Request, RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/types';
import type { Context } from '../context';
import { AppError, notFound, notSignedIn } from '../errors';
import { asAppError } from '../failures';
import type { Admitted } from '../files/storeUpload';
import { admitUpload, storeUpload, storedUpload } from '../files/storeUpload';
import type { StoredFile } from '../files/present';
import { beginUpload, forgetUpload } from '../files/unfinished';
import { currentKey } from '../merging/mergedKeys';
import type { EditionFile } from '../registers/editions';
import { admitEdition, storeEdition } from '../registers/editions';
import { errorBodyOf } from '../rest/errors';

export interface TusParts {
  blobs: BlobStore;
  contextOf: (request: Request) => Promise<Context>;
  log: Logger;
}

/** What an upload became. */
type Finished = Pick<StoredFile, 'key' | 'size'>;

/** Names in an upload's metadata (DESIGN §4). `userKey` is ours. */
type Metadata = Record<string, string | null>;

/** A header of metadata, "name base64, name base64", with a register's key in it. */
const NAMES_REGISTER = /(?:^|,)\s*registerId /;
const VERSION = '1.0.0';
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** Uploads that can be resumed, by tus 1.0: https://tus.io/protocols/resumable-upload. Who began one goes on with it, nobody else. */
export function tusHandler({ blobs, contextOf, log }: TusParts): RequestHandler {
  const contexts = new WeakMap<object, Context>();
  const contextFor = (request: object): Context => {
    const node = (request as { runtime?: { node?: { req?: object } } }).runtime?.node?.req;
    const context = node && contexts.get(node);
    if (!context) throw notSignedIn();
    return context;
  };
  const tus = new Server({
    path: '/uploads',
    datastore: blobs.tus,
    maxSize: (request, id) => bytesMax(blobs, request, id),
    relativeLocation: true,
    respectForwardedHeaders: false,
    // Only our own pages upload: no other origin is let in.
    allowedOrigins: () => false,
    disableTerminationForFinishedUploads: true,
    namingFunction: () => randomUUID(),
    onUploadCreate: async (request, upload): Promise<{ metadata: Metadata }> => {
      const context = contextFor(request);
      const edition = editionOf(upload.metadata, upload.size);
      if (edition) {
        await admitEdition(context, edition);
        const { registerKey, name, day } = edition;
        const begun = { key: upload.id, entityKey: registerKey, folder: '', name, size: edition.size ?? 0 };
        await beginUpload(context, { ...begun, fileKey: upload.id, way: 'tus' });
        return { metadata: { filename: name, registerId: registerKey, day: day ?? null, userKey: userOf(context) } };
      }
      const { filename = '', filetype = '', entityId = '', folder = '' } = upload.metadata ?? {};
      const entityKey = currentKey(context.mergedKeys, entityId ?? '');
      const wanted = { entityKey, folder: folder ?? '', name: filename ?? '', type: filetype };
      const size = upload.size ?? 0;
      const admitted = await admitUpload(context, { ...wanted, size });
      await beginUpload(context, { key: upload.id, ...admitted, size, fileKey: upload.id, way: 'tus' });
      return { metadata: { ...metadataOf(admitted), filetype: filetype ?? '', userKey: userOf(context) } };
    },
    onIncomingRequest: async (request, id) => {
      // A new upload has nothing to be looked at yet.
      if (request.method === 'POST') return;
      await ownUpload(blobs, contextFor(request), id);
    },
    onUploadFinish: async (request, upload) => {
      const edition = editionOf(upload.metadata, upload.size);
      if (edition) {
        const register = await storeEdition(contextFor(request), upload.id, edition);
        await forgetUpload(contextFor(request), upload.id);
        return { headers: { 'Upload-Key': register.key } };
      }
      const file = await storeUpload(contextFor(request), upload.id, admittedOf(contextFor(request), upload.metadata));
      return { headers: { 'Upload-Key': file.key } };
    },
    onResponseError: (request, failure) => tusFailure(failure, request.method, log),
  });
  tus.on('error', () => undefined);
  tus.on(EVENTS.POST_TERMINATE, (request, _response, id) => {
    forgetUpload(contextFor(request), id).catch((err: unknown) =>
      log.warn({ err }, 'an upload could not be forgotten'),
    );
  });

  return async (request, response, next) => {
    try {
      const context = await contextOf(request);
      if (request.method !== 'OPTIONS' && context.caller.kind !== 'user') throw notSignedIn();
      if (request.method === 'GET') throw notFound();
      if (speaksOtherwise(request)) {
        response.setHeader('Tus-Version', VERSION);
        response.status(412).end();
        return;
      }
      contexts.set(request, context);
      const done = request.method === 'HEAD' ? await finished(blobs, context, idOf(request)) : undefined;
      if (done) sayFinished(response, done);
      else await tus.handle(request, response);
    } catch (failure) {
      next(failure);
    }
  };
}

/** A caller of another version of the protocol, which says to be told so before anything else. */
function speaksOtherwise(request: Request): boolean {
  const version = request.headers['tus-resumable'];
  return request.method !== 'OPTIONS' && version !== undefined && version !== VERSION;
}

function idOf(request: Request): string {
  return request.path.split('/').filter(Boolean).at(-1) ?? '';
}

function userOf({ caller }: Context): string {
  if (caller.kind !== 'user') throw notSignedIn();
  return caller.userKey;
}

/** Files of registers alone may be larger than others, by what an upload says of itself; each use case looks at the size, too. */
async function bytesMax(
  blobs: BlobStore,
  { method, headers }: { method: string; headers: Headers },
  id: string | null,
): Promise<number> {
  const begun = method !== 'POST' && id ? await blobs.tus.getUpload(id).catch(() => undefined) : undefined;
  const isOfRegister = begun
    ? begun.metadata?.['registerId']
    : NAMES_REGISTER.test(headers.get('upload-metadata') ?? '');
  return isOfRegister ? limits.registerBytesMax : limits.uploadBytesMax;
}

const metadataOf = ({ entityKey, folder, name }: Admitted): Metadata => ({
  filename: name,
  entityId: entityKey,
  folder,
});

/** A file for a register, where the upload says that it is one. */
function editionOf(metadata: Metadata | undefined, size: number | undefined): EditionFile | undefined {
  const { registerId, filename, day } = metadata ?? {};
  return registerId ? { registerKey: registerId, name: filename ?? '', day: day || null, size } : undefined;
}

function admittedOf({ mergedKeys }: Context, metadata: Metadata | undefined): Admitted {
  return {
    entityKey: currentKey(mergedKeys, metadata?.entityId ?? ''),
    folder: metadata?.folder ?? '',
    name: metadata?.filename ?? '',
    begun: true,
  };
}

/** An upload that the caller began; throws `notFound` for any other, also for one that is a file by now. */
async function ownUpload(blobs: BlobStore, context: Context, id: string): Promise<Upload> {
  if (!ID.test(id)) throw notFound();
  const upload = await blobs.tus.getUpload(id).catch(() => undefined);
  if (!upload || upload.metadata?.userKey !== userOf(context)) throw notFound();
  return upload;
}

/**
 * What whoever asks how far an upload has come is told, where all its bytes have: it is made a file now if the server ended before it
 * could, and one that is a file counts as whole, so that nobody sends it anew.
 */
async function finished(blobs: BlobStore, context: Context, id: string): Promise<Finished | undefined> {
  if (!ID.test(id)) return undefined;
  const stored = await storedUpload(context, id);
  if (stored) return stored;
  const upload = await blobs.tus.getUpload(id).catch(() => undefined);
  if (!upload || upload.offset !== upload.size || upload.metadata?.userKey !== userOf(context)) return undefined;
  const edition = editionOf(upload.metadata, upload.size);
  if (edition) return { key: (await storeEdition(context, id, edition)).key, size: upload.size };
  return storeUpload(context, id, admittedOf(context, upload.metadata));
}

function sayFinished(response: Response, { key, size }: Finished): void {
  response.setHeader('Tus-Resumable', VERSION);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Upload-Length', size);
  response.setHeader('Upload-Offset', size);
  response.setHeader('Upload-Key', key);
  response.status(200).end();
}

/** A failure as tus answers it: ours with the body that every call has, the protocol's own as they are. */
function tusFailure(failure: unknown, method: string, log: Logger): { status_code: number; body: string } | undefined {
  const known = failure instanceof Error ? asAppError(failure) : undefined;
  if (known) return { status_code: known.status, body: JSON.stringify(errorBodyOf(known)) };
  const { status_code: status, body } = failure as { status_code?: number; body?: string };
  if (status === 413)
    return tooLarge(body === ERRORS.ERR_SIZE_EXCEEDED.body ? messages.files.notTheSize : messages.files.tooLarge);
  if (status !== undefined && status !== 500) return undefined;
  log.error({ err: failure, method }, 'an upload failed');
  return { status_code: 500, body: JSON.stringify({ error: messages.files.uploadFailed, code: 'internal' }) };
}

function tooLarge(message: string): { status_code: number; body: string } {
  const failure = new AppError('size', message, { field: 'size' });
  return { status_code: failure.status, body: JSON.stringify(errorBodyOf(failure)) };
}
