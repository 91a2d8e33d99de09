import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from '../../lib/router/hooks';
import { selectionOf } from '../../chart/model/selection';
import type { Editor } from './editor';

/**
 * Chooses the card for whose sake the chart was opened, as `locate` of the address's state says, and shows where it stands; each visit once. What this answers is called once the chart stands as it is shown at first.
 */
export function useLocated({ session, canvas }: Editor): () => void {
  const location = useLocation();
  const visit = location.key;
  const wanted = locateOf(location.state);
  const done = useRef<string | null>(null);
  const stands = useRef(false);
  const locate = useCallback(() => {
    const { current } = canvas;
    if (!current || !stands.current || wanted === null || done.current === visit) return;
    if (!session.store.getState().document.nodes.has(wanted)) return;
    done.current = visit;
    session.select(selectionOf([wanted]));
    current.camera.locate([wanted]);
  }, [session, canvas, wanted, visit]);
  const latest = useRef(locate);
  useEffect(() => {
    latest.current = locate;
    locate();
  }, [locate]);
  return useCallback(() => {
    stands.current = true;
    latest.current();
  }, []);
}

function locateOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('locate' in state)) return null;
  return typeof state.locate === 'string' ? state.locate : null;
}
