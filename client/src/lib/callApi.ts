import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { CallFailed, SERVER_TROUBLE, UNREACHABLE } from './send';

/**
 * Calls /api/ and answers what was told, if it went well.
 * @throws CallFailed
 */
export async function callApi(path: string, ask: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, ask);
  } catch {
    throw new CallFailed('unreachable', UNREACHABLE);
  }
  if (response.ok) return response;
  if (response.status === 401) throw new CallFailed('unauthenticated', t('Sign in to go on.'));
  const answer = (await response.json().catch(() => null)) as { error?: unknown } | null;
  const kind = response.status === 403 ? 'refused' : 'server';
  throw new CallFailed(kind, typeof answer?.error === 'string' ? fromEnglish(answer.error) : SERVER_TROUBLE);
}
