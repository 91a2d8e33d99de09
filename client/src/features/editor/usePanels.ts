import { useEffect } from 'react';
import { useOutFromUnder } from '../../chart/view/useOutFromUnder';
import { useUi, type Editor } from './editor';
import { exploredPart, NOTHING_EXPLORED } from './explore/state';
import { inspect } from './inspect';
import { useEntityPanel } from './useEntityPanel';
import { usePanelRoom } from './usePanelLayout';

/** Keeps the panel in step with the selection, and what panels are about in view beside them. */
export function usePanels(editor: Editor): void {
  useEntityPanel(editor);
  usePanelOfSelection(editor);
  useOutFromUnder(
    editor.canvas,
    useUi((state) => state.inspected),
    usePanelRoom(),
  );
  useFocusInView(editor);
}

/** While reading, what is selected is shown in the panel; while editing, the panel follows the selection once it is open. */
function usePanelOfSelection(editor: Editor): void {
  const { session, ui } = editor;
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (state.selection === before.selection) return;
        const { nodes, links } = state.selection;
        const [node] = nodes;
        const [link] = links;
        const inspected = ui.getState().inspected;
        if (state.mode === 'edit' && !inspected) return;
        if (nodes.size === 1 && links.size === 0 && node) inspect(editor, { kind: 'card', key: node }, true);
        else if (links.size === 1 && nodes.size === 0 && link) inspect(editor, { kind: 'link', key: link }, true);
        else if (nodes.size + links.size === 0) inspect(editor, null);
      }),
    [editor, session, ui],
  );
}

/** What is looked at alone is brought into view beside the panel that says so; what is gathered comes into view as it is. */
function useFocusInView({ canvas, session }: Editor): void {
  const focus = useUi((state) => state.explore.focus);
  useEffect(() => {
    const { document, mode } = session.store.getState();
    if (focus?.kind === 'neighbours' && mode === 'view') return;
    const part = focus && exploredPart(document, { ...NOTHING_EXPLORED, focus });
    if (part) canvas.current?.camera.showAll([...part.nodes]);
  }, [focus, canvas, session]);
}
