import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { CanvasController, CanvasEvents } from '../../chart/canvas/controller';
import { useOwnersInView } from '../../chart/ownership/useOwnersInView';
import type { ChartSession } from '../../chart/model/session';
import { selectionOf } from '../../chart/model/selection';
import { Arranging } from '../../components/Arranging';
import { pressBadge } from './actions/beyondActions';
import { editThing } from './actions/thingActions';
import { CanvasMenu } from './CanvasMenu';
import { useClipboard } from './clipboard';
import { isIsoDate } from '@stemma/shared/dates';
import { changeOwnership, useOwnershipSettings } from '../../lib/ownership/settings';
import { drawLink } from './drawLink';
import classes from './Editor.module.css';
import { EditorContext, showAtFirst, useEditor, useSessionState, useUi, type Editor } from './editor';
import { chartCanvas, editorDialogs, exportDialog, newsCard, preloadOpened, tableView } from './lazyComponents';
import { EmptyChart } from './EmptyChart';
import { useBeyond } from './explore/useBeyond';
import { ExploreBar } from './explore/ExploreBar';
import { exploredPart, NOTHING_EXPLORED } from './explore/state';
import { FindBox } from './FindBox';
import { inspect } from './inspect';
import { Inspector } from './inspector/Inspector';
import { SelectionBar } from './SelectionBar';
import type { PastView, Source } from './source';
import { ToolPalette } from './palette/ToolPalette';
import { toggleAny } from './things/groupFolds';
import { fetchPicture } from './things/pictures';
import { usePresence } from './presence/usePresence';
import { useCovered } from './presence/useCovered';
import { useUpdateNotice } from './presence/useUpdateNotice';
import { TopBar } from './TopBar';
import { createUi } from './ui';
import { useEditorShortcuts } from './useActions';
import { useEntityPanel } from './useEntityPanel';
import { useInsets } from './useInsets';
import { useLocated } from './useLocated';
import { OwnershipBar } from './ownership/OwnershipBar';
import { useFindings } from './ownership/useFindings';
import { useOwnershipLook } from './ownership/useOwnershipLook';
import { useRelated } from './useRelated';
import { useShown } from './usePanelLayout';
import { useWholeInView } from './useWholeInView';
import { ZoomBox } from './ZoomBox';

const CHART: Source = { kind: 'chart' };
const nowhere = () => undefined;

interface ScreenProps {
  session: ChartSession;
  source?: Source;
  showPast?: (view: PastView) => void;
  /** What stands above the chart; the bar of a chart that can be edited unless told. */
  bar?: ReactNode;
  /** What stands on the stage besides what every chart has. */
  children?: ReactNode;
}

/** The editor of one open chart, of one put together for the moment, or of one as it was. */
export function EditorScreen({ session, source = CHART, showPast = nowhere, bar = <TopBar />, children }: ScreenProps) {
  const [editor] = useState<Omit<Editor, 'source' | 'showPast'>>(() => ({
    session,
    ui: createUi(),
    canvas: { current: null },
  }));
  const whole = useMemo(() => ({ ...editor, source, showPast }), [editor, source, showPast]);
  return (
    <EditorContext value={whole}>
      <Screen editor={whole} bar={bar}>
        {children}
      </Screen>
    </EditorContext>
  );
}

function Screen({ editor, bar, children }: { editor: Editor; bar: ReactNode; children: ReactNode }) {
  const { session, source, ui } = editor;
  const tool = useUi((state) => state.tool);
  const miniMap = useUi((state) => state.miniMap);
  const table = useUi((state) => state.table !== null);
  const arranging = useUi((state) => state.arranging);
  const away = useUi((state) => state.explore.away);
  const found = useRelated();
  const finding = useUi((state) => state.find !== null);
  const { overlay, inForceOnly, hidden, badges, asSeen } = useOwnershipLook();
  const related = (finding ? found : (overlay ?? found)) ?? inForceOnly;
  const warnings = useFindings();
  const onCards = useMemo(() => joined(badges, warnings), [badges, warnings]);
  useOwnersInView(editor, overlay);
  const hiddenToo = useMemo(
    () => (hidden.size ? { ...away, hidden: new Set([...away.hidden, ...hidden]) } : away),
    [away, hidden],
  );
  const beyond = useBeyond(editor);
  const insets = useInsets();
  const { table: tableShown } = useShown();
  useEditorShortcuts(editor);
  useClipboard(editor);
  useEntityPanel(editor);
  usePresence(editor);
  useCovered(editor);
  useStateInAddress(source.kind === 'chart');
  useOpenOnSelect(editor);
  useInspectedInView(editor);
  useFocusInView(editor);
  const stage = useWholeInView(editor);
  const locate = useLocated(editor);

  const onReady = useCallback(
    (controller: CanvasController | null) => {
      editor.canvas.current = controller;
      if (controller) void showAtFirst(editor).then(locate).then(preloadOpened);
      else editor.ui.getState().arranging?.abort();
    },
    [editor, locate],
  );
  const events = useMemo(
    (): Pick<CanvasEvents, 'linked' | 'open' | 'menu' | 'zoomed' | 'unfold' | 'expand'> => ({
      expand: () => pressBadge(editor),
      unfold: (key) => toggleAny(editor, key),
      linked: (pull) => drawLink(editor, pull),
      open: (target) => {
        const { mode, document } = session.store.getState();
        const editing = mode === 'edit';
        if (target.kind === 'card' && document.groups.has(target.key)) toggleAny(editor, target.key);
        else if (target.kind === 'card' && editing && document.nodes.get(target.key)?.decoration) {
          session.select(selectionOf([target.key]));
          editThing(editor, target.key);
        } else if (target.kind === 'canvas') {
          if (editing) ui.setState({ dialog: { kind: 'add', type: null, at: target.at } });
        } else if (target.kind === 'link' && !document.links.has(target.key)) return;
        else if (target.kind === 'link' && editing) ui.setState({ dialog: { kind: 'roles', links: [target.key] } });
        else inspect(editor, target);
      },
      menu: (target, client) => {
        if (target.kind === 'link' && !session.store.getState().document.links.has(target.key)) return;
        if (target.kind !== 'canvas') selectTarget(editor, target);
        ui.setState({ menu: { target, client } });
      },
      zoomed: (level) => {
        const zoom = Math.round(level * 100) / 100;
        if (zoom !== ui.getState().zoom) ui.setState({ zoom });
      },
    }),
    [editor, session, ui],
  );

  return (
    <div className={classes.page}>
      {bar}
      <div ref={stage} className={classes.stage}>
        <chartCanvas.Component
          session={session}
          tool={tool}
          related={related}
          away={hiddenToo}
          badges={onCards}
          {...(asSeen && { asSeen })}
          beyond={beyond}
          marks={source.kind === 'past' ? (source.comparison?.marks ?? null) : null}
          miniMap={miniMap && !tableShown && !(source.kind === 'past' && source.comparison)}
          insets={insets}
          onReady={onReady}
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
        <ExploreBar />
        <OwnershipBar />
        <FindBox />
        <Inspector />
      </div>
      {table && <tableView.Component overlay={overlay} />}
      <CanvasMenu />
      <Dialogs />
    </div>
  );
}

/** The badges of both, card by card. */
function joined<T>(one: ReadonlyMap<string, readonly T[]>, two: ReadonlyMap<string, readonly T[]>) {
  if (two.size === 0) return one;
  const all = new Map(one);
  for (const [key, badges] of two) all.set(key, [...(all.get(key) ?? []), ...badges]);
  return all;
}

/** Shown once there is something to tell. */
function News() {
  return useUpdateNotice() ? <newsCard.Component /> : null;
}

function Dialogs() {
  const wanted = useUi((state) => state.dialog !== null);
  const isRefused = useSessionState(({ phase }) => phase.kind === 'stale' || phase.kind === 'denied');
  const exporting = useUi((state) => state.dialog?.kind === 'export');
  const { ui } = useEditor();
  if (exporting) return <exportDialog.Component onClose={() => ui.setState({ dialog: null })} />;
  return wanted || isRefused ? <editorDialogs.Component /> : null;
}

/** What a menu is opened on becomes the selection, unless it is part of it. */
function selectTarget({ session, canvas }: Editor, target: { kind: 'card' | 'link'; key: string }): void {
  const { selection } = session.store.getState();
  const meant = target.kind === 'card' ? (canvas.current?.meant(target.key) ?? [target.key]) : [target.key];
  const chosen = target.kind === 'card' ? selection.nodes : selection.links;
  if (meant.every((key) => chosen.has(key))) return;
  session.select(target.kind === 'card' ? selectionOf(meant) : selectionOf([], meant));
}

/** While reading, what is selected is shown in the panel; while editing, the panel follows the selection once it is open. */
function useOpenOnSelect(editor: Editor): void {
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

/** What the panel would cover when it opens moves out from under it, and back when it closes. */
function useInspectedInView({ canvas }: Editor): void {
  const inspected = useUi((state) => state.inspected);
  useEffect(() => {
    const camera = canvas.current?.camera;
    if (!inspected) camera?.goBack();
    else camera?.giveWay(() => camera[inspected.kind === 'card' ? 'reveal' : 'revealLink'](inspected.key));
  }, [inspected, canvas]);
}

/** What is looked at alone is brought into view beside the panel that says so. */
function useFocusInView({ canvas, session }: Editor): void {
  const focus = useUi((state) => state.explore.focus);
  useEffect(() => {
    const { document } = session.store.getState();
    const part = focus && exploredPart(document, { ...NOTHING_EXPLORED, focus });
    if (part) canvas.current?.camera.showAll([...part.nodes]);
  }, [focus, canvas, session]);
}

/** Keeps `?mode=edit` and `?asOf=` in step with the mode and the day that is looked at, so that a reload opens the chart as it was. */
function useStateInAddress(own: boolean): void {
  const mode = useSessionState((state) => state.mode);
  const { asOf } = useOwnershipSettings();
  const [search, setSearch] = useSearchParams();
  const shown = search.get('mode') === 'edit' ? 'edit' : 'view';
  const day = search.get('asOf');
  const takeDay = useEffectEvent(() => {
    if (own && day && FULL_DAY.test(day) && isIsoDate(day)) changeOwnership({ asOf: day });
  });
  useEffect(() => takeDay(), []);
  useEffect(() => {
    if (own && (shown !== mode || day !== asOf)) {
      setSearch({ ...(mode === 'edit' && { mode }), ...(asOf && { asOf }) }, { replace: true });
    }
  }, [own, mode, shown, day, asOf, setSearch]);
}

const FULL_DAY = /^\d{4}-\d{2}-\d{2}$/;
