import type { ReactNode } from 'react';
import { Fragment, useEffect, useState } from 'react';
import { useLocation } from '../lib/router/hooks';
import { Navigate } from '../lib/router/Link';
import { questionsBeforeLeaving } from '../lib/leaveGuard';
import { returnPath, signInPath } from '../lib/returnPath';
import { checkSession, LastSession, signOut, useSession, type Session, type Viewer } from '../lib/session';
import { UNREACHABLE } from '../lib/send';
import { readToken } from '../lib/token';
import { ShellWaiting } from '../components/ShellWaiting';
import { lazyComponent } from '../components/lazyComponent';
import { PartFailed } from '../components/PartFailed';

const signInAgain = lazyComponent(() => import('../components/SignInAgain').then((loaded) => loaded.SignInAgain));

/**
 * Lets signed-in users through; sends others to sign in and remembers where they wanted to go. Where a session ends over something that is
 * not saved, the page stays as it is and the same user is asked to sign in again, also where somebody else signed in in another tab;
 * that one gets a page of his own.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [last, setLast] = useState<Viewer | null>(null);
  const [given, setGiven] = useState(false);
  const [lastSession, setLastSession] = useState<Session | null>(null);
  const isLast = session.status === 'signedIn' && session.viewer.key === last?.key;
  if (last && !isLast && !given && questionsBeforeLeaving().length > 0) {
    const somebodyElse = session.status === 'signedIn';
    const ended = somebodyElse || session.status === 'anonymous';
    return (
      <Fragment key={last.key}>
        <LastSession value={lastSession}>{children}</LastSession>
        {ended && <signInAgain.Component viewer={last} somebodyElse={somebodyElse} onLeave={() => setGiven(true)} />}
      </Fragment>
    );
  }
  if (session.status === 'signedIn') {
    if (session.viewer !== last) {
      setLast(session.viewer);
      setLastSession(session);
      setGiven(false);
    }
    return (
      <Fragment key={session.viewer.key}>
        <LastSession value={null}>{children}</LastSession>
      </Fragment>
    );
  }
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
