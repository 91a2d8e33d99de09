import { useCallback } from 'react';
import type { CanvasController } from '../../chart/canvas/controller';
import { writeLastView } from '../../chart/view/lastView';
import { showAtFirst, useSessionState, useUi, type Editor } from './editor';
import { isExploring } from './explore/state';
import { preloadOpened } from './lazyComponents';
import { useInsets } from './useInsets';
import { useLocated } from './useLocated';
import { useShown } from './usePanelLayout';
import { useWholeInView } from '../../chart/view/useWholeInView';

/** Where the chart is drawn and what of it is in view: what covers it, what it shows at first, what it keeps in view. */
export function useViewport(editor: Editor) {
  const insets = useInsets();
  const editing = useSessionState((state) => state.mode === 'edit');
  const exploring = useUi(({ explore }) => isExploring(explore));
  const stage = useWholeInView(editor.canvas, `${editing} ${exploring}`);
  const locate = useLocated(editor);
  const { table } = useShown();
  const isMapWanted = useUi((state) => state.miniMap);
  const { source } = editor;
  const onReady = useCallback(
    (controller: CanvasController | null) => {
      editor.canvas.current = controller;
      if (controller)
        void showAtFirst(editor)
          .then(locate)
          .then(preloadOpened)
          .then(() => rememberView(editor, controller));
      else editor.ui.getState().arranging?.abort();
    },
    [editor, locate],
  );
  return {
    stage,
    insets,
    onReady,
    miniMap: isMapWanted && !table && !(source.kind === 'snapshot' && source.comparison),
  };
}

/** Milliseconds after which a view counts as what was looked at. */
const RESTING = 400;

/** Keeps what of a chart is in view, as long as that is saved, for when it is opened again in this browser. */
function rememberView({ source, session, ui, canvas }: Editor, controller: CanvasController): void {
  if (source.kind !== 'chart') return;
  let timer = 0;
  controller.onMove(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      const isSaved = session.store.getState().unsaved === 0 && ui.getState().neighbourhood === null;
      if (isSaved && canvas.current === controller) writeLastView(session.key, controller.camera.viewOfChart());
    }, RESTING);
  });
}
