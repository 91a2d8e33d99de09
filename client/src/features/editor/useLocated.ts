import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { selectionOf } from '../../chart/model/selection';
import { useUi, type Editor } from './editor';

/**
 * Chooses the card for whose sake the chart was opened, as `locate` of the address's state says, and brings it to the middle; each visit
 * once, and not before a chart that is laid out at first stands.
 */
export function useLocated({ session, canvas, ui }: Editor): void {
  const location = useLocation();
  const visit = location.key;
  const wanted = locateOf(location.state);
  const arranging = useUi((state) => state.arranging);
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || done.current === visit || ui.getState().arranging) return;
    if (!session.store.getState().document.nodes.has(wanted)) return;
    done.current = visit;
    session.select(selectionOf([wanted]));
    canvas.current?.camera.center([wanted]);
  }, [session, canvas, ui, wanted, visit, arranging]);
}

function locateOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('locate' in state)) return null;
  return typeof state.locate === 'string' ? state.locate : null;
}
