import { saveFile } from './saveFile';
import { bearer, CallFailed, SERVER_TROUBLE, UNREACHABLE } from './send';

/**
 * Fetches a file from /api/ as the signed-in user and saves it under `name`.
 * @throws CallFailed
 */
export async function download(path: string, name: string): Promise<void> {
  saveFile(await fetchFile(path), name);
}

/**
 * Fetches a file from /api/ as the signed-in user.
 * @throws CallFailed
 */
export function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  return bytesOf(path, { headers: bearer(), signal: signal ?? null });
}

/**
 * Fetches a file that a share link shows, as the visitor whose token this is.
 * @throws CallFailed
 */
export function fetchSharedFile(
  path: string,
  { token, linkKey }: { token: string; linkKey: string },
  signal?: AbortSignal,
  ask: Record<string, string> = {},
): Promise<Blob> {
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  return bytesOf(path, { method: 'POST', headers, body: JSON.stringify({ ...ask, linkKey }), signal: signal ?? null });
}

async function bytesOf(path: string, ask: RequestInit): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, ask);
  } catch {
    throw new CallFailed('unreachable', UNREACHABLE);
  }
  if (response.status === 401) throw new CallFailed('unauthenticated', 'Sign in to go on.');
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { error?: unknown } | null;
    const kind = response.status === 403 ? 'refused' : 'server';
    throw new CallFailed(kind, typeof answer?.error === 'string' ? answer.error : SERVER_TROUBLE);
  }
  return response.blob().catch(() => {
    throw new CallFailed('unreachable', UNREACHABLE);
  });
}
