import { callApi } from './callApi';
import { saveFile } from './saveFile';
import { bearer, CallFailed, UNREACHABLE } from './send';

/**
 * Fetches a file from /api/ as the signed-in user, by POST where something is said (`ask`), and saves it under `name`.
 * @throws CallFailed
 */
export async function download(path: string, name: string, ask?: object): Promise<void> {
  saveFile(await (ask ? fetchPosted(path, ask) : fetchFile(path)), name);
}

/**
 * Fetches a file from /api/ as the signed-in user.
 * @throws CallFailed
 */
export function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  return bytesOf(path, { headers: bearer(), signal: signal ?? null });
}

/**
 * Fetches a file that is made as it is asked for, as the signed-in user.
 * @throws CallFailed
 */
export function fetchPosted(path: string, ask: object): Promise<Blob> {
  return bytesOf(path, posted(ask));
}

/**
 * Fetches a file that a share link shows, as the visitor whose token this is.
 * @throws CallFailed
 */
export function fetchSharedFile(
  path: string,
  { token, linkKey }: { token: string; linkKey: string },
  signal?: AbortSignal,
  ask: object = {},
): Promise<Blob> {
  return bytesOf(path, { ...posted({ ...ask, linkKey }, token), signal: signal ?? null });
}

function posted(ask: object, token?: string): RequestInit {
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(ask) };
}

async function bytesOf(path: string, ask: RequestInit): Promise<Blob> {
  const response = await callApi(path, ask);
  return response.blob().catch(() => {
    throw new CallFailed('unreachable', UNREACHABLE);
  });
}
