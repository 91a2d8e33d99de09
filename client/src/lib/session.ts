import { createContext, use } from 'react';
import { create } from 'zustand';
import { messages } from '@stemma/shared/messages';
import type {
  SessionViewerQuery,
  SessionViewerQueryVariables,
  SignInMutation,
  SignInMutationVariables,
  SignOutMutation,
  SignOutMutationVariables,
} from '../gql/graphql';
import { CallFailed, send } from './send';
import { onTokenChange, readToken, writeToken } from './token';
import { userErrorFields } from './userError';
import { viewerQuery } from './viewerQuery';

/** The signed-in user as the shell knows him. */
export type Viewer = NonNullable<SessionViewerQuery['viewer']>;

/** Who sits here. `why` says how an anonymous session came about, for the words on the sign-in page. */
export type Session =
  | { status: 'checking' }
  | { status: 'unreachable' }
  | { status: 'anonymous'; why: 'new' | 'left' | 'expired' }
  | { status: 'signedIn'; viewer: Viewer };

const signInMutation = /* GraphQL */ `
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ok {
        token
        owesSetUp
        viewer {
          key
          name
          email
          image
          isAdmin
          accountType
          organizationKey
          organizationName
        }
      }
      error {
        ...UserErrorFields
        retryAfter
      }
    }
  }
  ${userErrorFields}
`;

const signOutMutation = /* GraphQL */ `
  mutation SignOut {
    signOut
  }
`;

const store = create<{ session: Session }>(() => ({ session: { status: 'checking' } }));

/** The session that pages go on with after it ended, while the same user is asked to sign in again; null as long as it goes on. */
export const LastSession = createContext<Session | null>(null);

/** The session, followed by the component. */
export function useSession(): Session {
  const last = use(LastSession);
  const now = store((state) => state.session);
  return last ?? now;
}

/** The session as it is now, for code outside React. */
export function currentSession(): Session {
  return store.getState().session;
}

/** Calls the listener when the session becomes another one. Answers how to stop. */
export function onSessionChange(listener: (session: Session) => void): () => void {
  return store.subscribe((state, before) => {
    if (state.session !== before.session) listener(state.session);
  });
}

function become(session: Session): void {
  store.setState({ session });
}

/** Asks the server whom the kept token names. A token that names nobody is removed; one that could not be asked about stays. */
export async function checkSession(): Promise<void> {
  const token = readToken();
  if (!token) return become({ status: 'anonymous', why: 'new' });
  try {
    const { viewer } = await send<SessionViewerQuery, SessionViewerQueryVariables>(viewerQuery, {});
    if (readToken() !== token) return;
    if (viewer) become({ status: 'signedIn', viewer });
    else endSession('expired');
  } catch (error) {
    if (error instanceof CallFailed && error.kind === 'unauthenticated') endSession('expired');
    else become({ status: 'unreachable' });
  }
}

/** What the sign-in page shows when it did not work; `retryAfter` in seconds. */
export interface SignInFailure {
  message: string;
  retryAfter?: number;
  /** What was sent was looked at and is wrong. */
  wrong: boolean;
}

/** How signing in went: done, failed, or what is asked for next. `setUp` has a token that opens the set-up of a second factor alone. */
export type SignInOutcome =
  { step: 'done' } | { step: 'failed'; failure: SignInFailure } | { step: 'code' } | { step: 'setUp'; token: string };

const failed = (failure: SignInFailure): SignInOutcome => ({ step: 'failed', failure });

/** Signs in and keeps the token, once nothing more is asked for. */
export async function signIn(nameOrEmail: string, password: string, code?: string): Promise<SignInOutcome> {
  try {
    const { signIn: result } = await send<SignInMutation, SignInMutationVariables>(signInMutation, {
      input: { nameOrEmail: nameOrEmail.trim(), password, ...(code === undefined ? {} : { code }) },
    });
    if (result.ok?.owesSetUp) return { step: 'setUp', token: result.ok.token };
    if (result.ok) {
      takeSession(result.ok.token, result.ok.viewer);
      return { step: 'done' };
    }
    if (!result.error) return failed({ message: messages.noDataReturned, wrong: false });
    const { code: why, message, retryAfter } = result.error;
    if (why === 'codeNeeded') return { step: 'code' };
    return failed({ message, wrong: why !== 'tooMany', ...(retryAfter ? { retryAfter } : {}) });
  } catch (error) {
    return failed({ message: error instanceof Error ? error.message : messages.noDataReturned, wrong: false });
  }
}

/** Keeps a token that was proved in another way, and whom it names. */
export function takeSession(token: string, viewer: Viewer): void {
  writeToken(token);
  become({ status: 'signedIn', viewer });
}

/** State of a navigation to "/" that asks to sign out, so that a page with unsaved work can object first. */
export const SIGN_OUT = { signOut: true } as const;

/** Ends the session on the server as far as it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  const ended = send<SignOutMutation, SignOutMutationVariables>(signOutMutation, {}).catch(() => undefined);
  endSession('left');
  await ended;
}

/** Ends a session that was never kept here: a sign-in that was given up. */
export async function signOutOf(token: string): Promise<void> {
  await send<SignOutMutation, SignOutMutationVariables>(signOutMutation, {}, token).catch(() => undefined);
}

/** Forgets the session here: the token is removed and the visitor is anonymous. */
export function endSession(why: 'left' | 'expired'): void {
  writeToken(null);
  become({ status: 'anonymous', why });
}

/** Follows sign-in and sign-out in other tabs. Answers how to stop. */
export function followOtherTabs(): () => void {
  return onTokenChange((token) => {
    if (token === null) become({ status: 'anonymous', why: 'left' });
    else void checkSession();
  });
}
