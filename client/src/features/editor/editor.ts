import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { CanvasController } from '../../chart/canvas/controller';
import { layOut } from '../../chart/layout/engine';
import { needsLayout } from '@stemma/diagram/layout/needsLayout';
import { runLayout, type LayoutRequest } from '@stemma/diagram/layout/runLayout';
import { arrange } from '../../chart/model/commands';
import { pinnedOn } from '../../chart/model/pins';
import type { ChartSession, SessionState } from '../../chart/model/session';
import { openView } from '../../chart/view/camera';
import { readLastView } from '../../chart/view/lastView';
import { readSpacing } from '../../chart/view/spacingChoice';
import { whileArranging } from '../../components/whileArranging';
import type { SnapshotView, Source } from './source';
import type { EditorUi } from './ui';

/** One open editor: the chart's session, its screen state and, once it is there, its canvas. What every action works on. */
export interface Editor {
  session: ChartSession;
  source: Source;
  ui: StoreApi<EditorUi>;
  canvas: { current: CanvasController | null };
  /** Shows the chart as a snapshot kept it. */
  showSnapshot: (view: SnapshotView) => void;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around this component. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('No editor around this component.');
  return editor;
}

/** A part of the session's state, followed. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useEditor().session.store, select);
}

/** A part of the screen's state, followed. */
export function useUi<T>(select: (state: EditorUi) => T): T {
  return useStore(useEditor().ui, select);
}

/** Lays the chart, or some of its cards, out as one undoable edit, and brings what was laid out into view. */
export async function layOutChart(
  editor: Editor,
  how: Pick<LayoutRequest, 'kind' | 'only' | 'spacing'> = { kind: 'layered', only: null },
): Promise<void> {
  await arranged(editor, how, (command) => {
    editor.session.run(command);
    const camera = editor.canvas.current?.camera;
    if (how.only) camera?.revealAll([...how.only]);
    else camera?.fit();
  });
}

/** Lays a chart out that nobody has placed yet, or that was put together for the moment, without this being an edit; otherwise shows it as it is. */
export async function showAtFirst(editor: Editor): Promise<void> {
  const isLaidOut = ({ scene }: CanvasController) => editor.source.kind !== 'dynamic' && !needsLayout(scene);
  const layOutUnseen = () =>
    arranged(editor, { kind: 'layered', only: null }, (command) => {
      editor.session.present(command);
      editor.canvas.current?.camera.fit(undefined, false);
    });
  const lastSeen = editor.source.kind === 'chart' ? readLastView(editor.session.key) : null;
  await openView(editor.canvas, isLaidOut, layOutUnseen, lastSeen);
}

async function arranged(
  editor: Editor,
  how: Pick<LayoutRequest, 'kind' | 'only' | 'spacing'>,
  take: (command: ReturnType<typeof arrange>) => void,
): Promise<void> {
  const canvas = editor.canvas.current;
  if (!canvas || editor.ui.getState().arranging) return;
  const show = (arranging: AbortController | null) => editor.ui.setState({ arranging });
  await whileArranging(show, async (stop) => {
    const ask = canvas.asked({
      spacing: readSpacing(),
      ...how,
      pinned: pinnedOn(editor.session.store.getState().document),
    });
    const layout = await runLayout(canvas.scene, ask, (input, kind) => layOut(input, kind, stop));
    const command = arrange(canvas.arranged(layout));
    await canvas.prepare(command.apply(editor.session.store.getState().document));
    if (!stop.aborted) take(command);
  });
}
