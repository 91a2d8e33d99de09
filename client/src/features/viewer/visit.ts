import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { CallFailed, send, SERVER_TROUBLE } from '../../lib/send';
import type { LinkVisit } from '../../lib/visit';

/** The visit by which everything on the page is asked, and whom to tell when it is refused. */
export interface Visiting {
  visit: LinkVisit;
  onEnded: (failure: CallFailed) => void;
}

export const VisitContext = createContext<Visiting | null>(null);

/** The visit around this component. */
export function useVisiting(): Visiting {
  const visiting = useContext(VisitContext);
  if (!visiting) throw new Error('No visit around this component.');
  return visiting;
}

/** Sends one operation as the visitor. Throws CallFailed. */
export function sendVisit<T, V>(visit: LinkVisit, query: string, variables: V): Promise<T> {
  return send<T, V>(query, variables, visit.token);
}

/** Whether a failure ends the visit, which its page is then told. */
export function endsVisit(error: unknown, { onEnded }: Visiting): boolean {
  if (!(error instanceof CallFailed) || (error.kind !== 'unauthenticated' && error.kind !== 'refused')) return false;
  onEnded(error);
  return true;
}

/** What a link shows of something: not yet there, there, or why not. */
export interface Reading<T> {
  data: T | undefined;
  failed: string | null;
  retry: () => void;
}

/** Reads something by the visit. `read` must stay the same function; null for a key reads nothing. */
export function useReading<T>(read: (visit: LinkVisit, key: string) => Promise<T>, key: string | null): Reading<T> {
  const visiting = useVisiting();
  const [result, setResult] = useState<{ key: string; data?: T; failed?: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (key === null) return;
    let gone = false;
    read(visiting.visit, key).then(
      (data) => !gone && setResult({ key, data }),
      (error: unknown) => {
        if (gone || endsVisit(error, visiting)) return;
        setResult({ key, failed: error instanceof CallFailed ? error.message : SERVER_TROUBLE });
      },
    );
    return () => {
      gone = true;
    };
  }, [read, key, visiting, attempt]);
  const retry = useCallback(() => {
    setResult(null);
    setAttempt((count) => count + 1);
  }, []);
  const own = result?.key === key ? result : null;
  return { data: own?.data, failed: own?.failed ?? null, retry };
}
