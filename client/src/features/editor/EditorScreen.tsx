import { useMemo, useState, type PointerEvent, type ReactNode } from 'react';
import type { ChartSession } from '../../chart/model/session';
import { chartCanvas } from '../../chart/view/chartCanvas';
import { Arranging } from '../../components/Arranging';
import { useAfterFirstView } from '../../lib/firstView';
import { CanvasMenu } from './CanvasMenu';
import classes from './Editor.module.css';
import { EditorContext, useEditor, useSessionState, useUi, type Editor } from './editor';
import { EmptyChart } from './EmptyChart';
import { isExploring } from './explore/state';
import { FindBox } from './FindBox';
import { Inspector } from './inspector/Inspector';
import { editorDialogs, exploreBar, exportDialog, newsCard, tableView } from './lazyComponents';
import { OwnershipBar } from './ownership/OwnershipBar';
import { ToolPalette } from './palette/ToolPalette';
import { useCollaboration } from './presence/useCollaboration';
import { useUpdateNotice } from './presence/useUpdateNotice';
import { SelectionBar } from './SelectionBar';
import type { SnapshotView, Source } from './source';
import { fetchPicture } from './annotations/pictures';
import { OfferedOutline } from './tableView/OfferedOutline';
import { TopBar } from './TopBar';
import { typingPlace } from './typing/part';
import { createUi } from './ui';
import { useChartAppearance } from './useChartAppearance';
import { useEditorActions } from './useEditorActions';
import { useEditorAddress } from './useEditorAddress';
import { usePanels } from './usePanels';
import { useTagsOnChart } from './useTagsOnChart';
import { useViewport } from './useViewport';
import { ZoomBox } from './ZoomBox';

const CHART: Source = { kind: 'chart' };
const nowhere = () => undefined;

interface ScreenProps {
  session: ChartSession;
  source?: Source;
  showSnapshot?: (view: SnapshotView) => void;
  /** What stands above the chart; the bar of a chart that can be edited unless told. */
  bar?: ReactNode;
  /** What stands on the stage besides what every chart has. */
  children?: ReactNode;
}

/** The editor of one open chart, of one put together for the moment, or of one as it was. */
export function EditorScreen({
  session,
  source = CHART,
  showSnapshot = nowhere,
  bar = <TopBar />,
  children,
}: ScreenProps) {
  const [editor] = useState<Omit<Editor, 'source' | 'showSnapshot'>>(() => ({
    session,
    ui: createUi(),
    canvas: { current: null },
  }));
  const whole = useMemo(() => ({ ...editor, source, showSnapshot }), [editor, source, showSnapshot]);
  return (
    <EditorContext value={whole}>
      <Screen editor={whole} bar={bar}>
        {children}
      </Screen>
    </EditorContext>
  );
}

function Screen({ editor, bar, children }: { editor: Editor; bar: ReactNode; children: ReactNode }) {
  const tool = useUi((state) => state.tool);
  const isTableOpen = useUi((state) => state.table !== null);
  const arranging = useUi((state) => state.arranging);
  const { overlay, asSeen, ...appearance } = useChartAppearance(editor);
  const events = useEditorActions(editor);
  usePanels(editor);
  useCollaboration(editor);
  useTagsOnChart(editor);
  useEditorAddress(editor);
  const { stage, ...viewport } = useViewport(editor);

  return (
    <div className={classes.page}>
      {bar}
      <div ref={stage} className={classes.stage} onPointerDownCapture={(event) => notePointed(editor, event)}>
        <chartCanvas.Component
          session={editor.session}
          tool={tool}
          legend
          {...appearance}
          {...(asSeen && { asSeen })}
          {...viewport}
          fetchPicture={fetchPicture}
          events={events}
        />
        <EmptyChart />
        <ToolPalette />
        <ZoomBox />
        {arranging && <Arranging work={arranging} onStop={() => editor.canvas.current?.focus()} />}
        {children}
        <SelectionBar />
        <News />
        <Exploring />
        <OwnershipBar />
        <FindBox />
        <OfferedOutline />
        <Inspector />
        <Typing />
      </div>
      {isTableOpen && <tableView.Component overlay={overlay} />}
      <CanvasMenu />
      <Dialogs />
    </div>
  );
}

/** Remembers where the chart itself was pressed: what is added next belongs there. */
function notePointed({ ui, canvas }: Editor, event: PointerEvent): void {
  const pointed = canvas.current?.camera.under(event);
  if (pointed) ui.setState({ pointed });
}

/** Shown once there is something to tell. */
function News() {
  return useUpdateNotice() ? <newsCard.Component /> : null;
}

/** Its code comes once the chart stands, and before anybody types. */
function Typing() {
  const isTyping = useUi((state) => state.typing !== null);
  return useAfterFirstView() || isTyping ? <typingPlace.Component /> : null;
}

function Exploring() {
  return useUi(({ explore }) => isExploring(explore)) ? <exploreBar.Component /> : null;
}

function Dialogs() {
  const wanted = useUi((state) => state.dialog !== null);
  const isRefused = useSessionState(({ phase }) => phase.kind === 'stale' || phase.kind === 'denied');
  const exporting = useUi(({ dialog }) => (dialog?.kind === 'export' ? dialog : null));
  const { ui } = useEditor();
  if (exporting)
    return <exportDialog.Component print={exporting.print ?? false} onClose={() => ui.setState({ dialog: null })} />;
  return wanted || isRefused ? <editorDialogs.Component /> : null;
}
