import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { selectionOf } from '../../chart/model/selection';
import type { Editor } from './editor';

/** Chooses the card for whose sake the chart was opened, as `locate` of the address's state says, and brings it to the middle; each visit once. */
export function useLocated({ session, canvas }: Editor): void {
  const location = useLocation();
  const visit = location.key;
  const wanted = locateOf(location.state);
  useEffect(() => {
    if (wanted === null || !session.store.getState().document.nodes.has(wanted)) return;
    session.select(selectionOf([wanted]));
    canvas.current?.camera.center([wanted]);
  }, [session, canvas, wanted, visit]);
}

function locateOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('locate' in state)) return null;
  return typeof state.locate === 'string' ? state.locate : null;
}
