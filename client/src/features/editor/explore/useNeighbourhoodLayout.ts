import { useEffect, useMemo, useRef } from 'react';
import type { ChartDocument } from '../../../chart/model/document';
import { useSessionState, useUi, type Editor } from '../editor';
import { statedOn } from '../source';
import { shownAfterLayout, layOutNeighbourhood } from './neighbourhoodLayout';
import { exploredPart, NOTHING_EXPLORED } from './state';

/**
 * While reading, what is around a card and looked at alone is laid out together and brought into view, until something else is looked at,
 * the chart changes or is edited, or a dialog is open; then all is back where it was. Answers how the chart is seen meanwhile.
 */
export function useNeighbourhoodLayout(editor: Editor): ((document: ChartDocument) => ChartDocument) | undefined {
  const { session, source, ui, canvas } = editor;
  const focus = useUi(({ explore }) => explore.focus);
  const neighbourhood = useUi((state) => state.neighbourhood);
  const hasDialog = useUi((state) => state.dialog !== null);
  const reading = useSessionState((state) => state.mode === 'view');
  const document = useSessionState((state) => state.document);
  const wanted = reading && focus?.kind === 'neighbours' ? focus : null;
  const isStale = neighbourhood !== null && neighbourhood.focus !== wanted;
  const isShown = neighbourhood !== null && !isStale && !hasDialog && neighbourhood.of === document;

  /** Only once the chart is as it was is anything else gathered on it. */
  useEffect(() => {
    if (isStale) return ui.setState({ neighbourhood: null });
    if (!wanted || neighbourhood) return undefined;
    const leaving = new AbortController();
    const { document: of } = session.store.getState();
    const part = exploredPart(statedOn(source, of), { ...NOTHING_EXPLORED, focus: wanted });
    void layOutNeighbourhood(editor, part?.nodes ?? new Set(), leaving.signal).then(
      (shown) => leaving.signal.aborted || ui.setState({ neighbourhood: { focus: wanted, of, shown } }),
    );
    return () => leaving.abort();
  }, [editor, session, source, ui, wanted, neighbourhood, isStale]);

  const takeBack = useRef<(() => boolean) | null>(null);
  useEffect(() => {
    const camera = canvas.current?.camera;
    const now = ui.getState().neighbourhood;
    if (!camera) return;
    if (isShown && now) {
      const part = exploredPart(statedOn(source, now.of), { ...NOTHING_EXPLORED, focus: now.focus });
      takeBack.current ??= camera.movedFor(() => camera.showAll([...(part?.nodes ?? [])]));
    } else {
      takeBack.current?.();
      takeBack.current = null;
    }
  }, [isShown, canvas, source, ui]);

  return useMemo(() => (isShown ? shownAfterLayout(neighbourhood) : undefined), [isShown, neighbourhood]);
}
