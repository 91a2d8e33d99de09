import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { returnPath, signInPath } from '../lib/returnPath';
import { checkSession, signOut, useSession } from '../lib/session';
import { UNREACHABLE } from '../lib/send';
import { readToken } from '../lib/token';
import { ShellWaiting } from '../components/ShellWaiting';
import { PartFailed } from '../components/PartFailed';

/** Lets signed-in users through; sends others to sign in and remembers where they wanted to go. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'signedIn') return children;
  if (session.status === 'checking') return readToken() ? <ShellWaiting /> : null;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.why === 'left') return <Navigate to="/login" replace />;
  return <Navigate to={signInPath(pathname + search + hash)} replace />;
}

/** Lets visitors through; sends signed-in users to where they wanted to go, or the overview. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { search } = useLocation();
  if (session.status === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  if (session.status === 'checking') return null;
  if (session.status === 'unreachable') return <Unreachable />;
  return children;
}

/** "/": the overview for a signed-in user, the sign-in page for others; also where signing out happens. */
export function Home() {
  const session = useSession();
  const { state } = useLocation() as { state: { signOut?: boolean } | null };
  const leaving = state?.signOut === true && session.status === 'signedIn';
  useEffect(() => {
    if (leaving) void signOut();
  }, [leaving]);
  if (leaving || session.status === 'checking') return null;
  if (session.status === 'unreachable') return <Unreachable />;
  return <Navigate to={session.status === 'signedIn' ? '/overview' : '/login'} replace />;
}

function Unreachable() {
  return <PartFailed message={UNREACHABLE} onRetry={() => void checkSession()} />;
}
