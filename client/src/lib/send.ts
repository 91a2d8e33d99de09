import { t } from '@stemma/shared/language/translate';
import { postOperation, takeEarly } from './earlyAnswers';
import { readToken } from './token';
import { translateRefusals } from './translateRefusals';

/** Why a call got no answer that can be used. */
export type FailureKind = 'unreachable' | 'unauthenticated' | 'refused' | 'server';

/** A call that failed before the product's own answer; the message can be shown. */
export class CallFailed extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'CallFailed';
    this.kind = kind;
  }
}

/** The code of an answer that asks for a sign-in. */
export const UNAUTHENTICATED = 'unauthenticated';

/** The code of an answer that says why the caller may not have it. */
const FORBIDDEN = 'forbidden';

export const UNREACHABLE = t('Stemma cannot be reached. Check your connection and try again.');
export const SERVER_TROUBLE = t('Stemma did not answer as it should. Try again in a moment.');

/** The headers that say who calls: none when signed out. */
export function bearer(token: string | null = readToken()): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

interface GraphQLAnswer<T> {
  data?: T | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * Sends one GraphQL operation by plain fetch, for the few calls that are made before Apollo is loaded, and for visitors.
 * @param token who calls: the signed-in user unless told, nobody with null
 * @throws CallFailed
 */
export async function send<T, V>(query: string, variables: V, token: string | null = readToken()): Promise<T> {
  let response: Response;
  try {
    const body = JSON.stringify({ query, variables });
    response = await (takeEarly(body, token) ?? postOperation(body, token));
  } catch {
    throw new CallFailed('unreachable', UNREACHABLE);
  }
  if (response.status === 401) throw new CallFailed('unauthenticated', t('Sign in to go on.'));
  const answer = (await response.json().catch(() => null)) as GraphQLAnswer<T> | null;
  translateRefusals(answer ?? {});
  if (answer?.errors?.some((error) => error.extensions?.code === UNAUTHENTICATED)) {
    throw new CallFailed('unauthenticated', t('Sign in to go on.'));
  }
  const refusal = answer?.errors?.find((error) => error.extensions?.code === FORBIDDEN);
  if (refusal) throw new CallFailed('refused', refusal.message);
  if (!answer?.data) {
    const gateway = response.status >= 502 && response.status <= 504;
    throw new CallFailed(gateway ? 'unreachable' : 'server', gateway ? UNREACHABLE : SERVER_TROUBLE);
  }
  return answer.data;
}
