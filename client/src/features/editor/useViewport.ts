import { useCallback } from 'react';
import type { CanvasController } from '../../chart/canvas/controller';
import { showAtFirst, useUi, type Editor } from './editor';
import { preloadOpened } from './lazyComponents';
import { useInsets } from './useInsets';
import { useLocated } from './useLocated';
import { useShown } from './usePanelLayout';
import { useWholeInView } from './useWholeInView';

/** Where the chart is drawn and what of it is in view: what covers it, what it shows at first, what it keeps in view. */
export function useViewport(editor: Editor) {
  const insets = useInsets();
  const stage = useWholeInView(editor);
  const locate = useLocated(editor);
  const { table } = useShown();
  const isMapWanted = useUi((state) => state.miniMap);
  const { source } = editor;
  const onReady = useCallback(
    (controller: CanvasController | null) => {
      editor.canvas.current = controller;
      if (controller) void showAtFirst(editor).then(locate).then(preloadOpened);
      else editor.ui.getState().arranging?.abort();
    },
    [editor, locate],
  );
  return { stage, insets, onReady, miniMap: isMapWanted && !table && !(source.kind === 'past' && source.comparison) };
}
