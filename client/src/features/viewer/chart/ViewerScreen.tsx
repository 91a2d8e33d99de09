import { useCallback, useEffect, useMemo, useState } from 'react';
import { useMediaQuery, useViewportSize } from '@mantine/hooks';
import { VIEWER_SIDES, VIEWER_WIDTHS } from '@stemma/diagram/overview/openingFrame';
import type { CanvasController, CanvasEvents } from '../../../chart/canvas/controller';
import type { ChartSession } from '../../../chart/model/session';
import { selectionOf } from '../../../chart/model/selection';
import { OutlineOffer } from '../../../chart/outline/OutlineOffer';
import { shownZoom } from '../../../chart/view/camera';
import { useOutFromUnder } from '../../../chart/view/useOutFromUnder';
import { useWholeInView } from '../../../chart/view/useWholeInView';
import { useOwnershipView } from '../../../chart/view/useOwnershipView';
import { Arranging } from '../../../components/Arranging';
import { overlayBarPart } from '../../../components/ownership/part';
import { SHEET, SHEET_PART } from '../../../components/panel/sheet';
import { useScreen } from '../../../lib/useScreen';
import { changeOwnership, resetOwnership, useOwnershipSettings } from '../../../lib/ownership/settings';
import { usePreloadedSoon } from '../../../components/usePreloadedSoon';
import { openOutline, OUTLINE_COVERS, OUTLINE_ID } from '../outline/outline';
import { viewerOutline } from '../outline/outlinePart';
import { openEntity, PANEL_ID } from '../panel/openEntity';
import classes from '../Viewer.module.css';
import { chartCanvas } from '../../../chart/view/chartCanvas';
import { ViewerFindBox } from './ViewerFindBox';
import { laterParts, SOON } from './laterParts';
import type { Shared } from './readShared';
import { showViewerAtFirst } from './showAtFirst';
import { useGroupFolds } from './useGroupFolds';
import { useRelatedInView } from './useRelated';
import { removeOpeningPicture, useOpeningPicture } from '../../../lib/openingPicture';
import { useAfterFirstView } from '../../../lib/firstView';
import { useSharedPictures } from './useSharedPictures';
import { useViewerKeys } from './useViewerKeys';
import { createViewerUi, useViewerState, useViewerUi, ViewerContext, type ChartViewer } from './viewer';
import { ViewerBar } from './ViewerBar';
import { ViewerZoomBox } from './ViewerZoomBox';

const NARROW = `(max-width: ${VIEWER_WIDTHS.desk - 1}px)`;
const PANEL = 480;

/** A shared chart, to be looked at: its bar, the chart, the panel of an entity. */
export function ViewerScreen({ session, shared }: { session: ChartSession; shared: Shared }) {
  const [viewer] = useState((): ChartViewer => ({ session, shared, ui: createViewerUi(), canvas: { current: null } }));
  const standsAlready = useAfterFirstView();
  usePreloadedSoon(SOON);
  return (
    <ViewerContext value={viewer}>
      <Screen viewer={viewer} />
      {standsAlready && <laterParts.overlays.Component />}
    </ViewerContext>
  );
}

function Screen({ viewer }: { viewer: ChartViewer }) {
  const { session, ui } = viewer;
  const narrow = useMediaQuery(NARROW) ?? false;
  const open = useViewerUi((state) => state.open);
  const room = open !== null && !narrow ? PANEL : 0;
  const opened = open === null ? null : { kind: 'card' as const, key: open };
  const files = useViewerUi((state) => state.files);
  const outline = useViewerUi((state) => state.outline);
  const isCovered = useScreen(OUTLINE_COVERS) && outline;
  const arranging = useViewerUi((state) => state.arranging);
  const found = useRelatedInView();
  const drawn = useViewerState((state) => state.document);
  const { graph, overlay, asSeen, day, highlightOf } = useOwnershipView(viewer.canvas, drawn);
  const finding = useViewerUi((state) => state.find !== null);
  const isOutlineOffered = useViewerUi((state) => state.isOutlineOffered);
  const { shown } = useOwnershipSettings();
  const picked = shown ? drawn.nodes.get(shown) : undefined;
  const subject = picked?.typeName === 'Individual' ? undefined : picked;
  const standsAlready = useAfterFirstView();
  useOpeningPicture();
  useDayOfLink(viewer.shared);
  const related = highlightOf(found, finding);
  const fetchPicture = useSharedPictures();
  const { away, toggle } = useGroupFolds(session);
  useViewerKeys(viewer);
  useOpenOnSelect(viewer);
  useOutFromUnder(viewer.canvas, opened, room);
  const stage = useWholeInView(viewer.canvas);

  const isSheetOpen = useScreen(SHEET) && opened !== null;
  const { height } = useViewportSize();
  const insets = useMemo(() => {
    const { left, top, right, bottom } = narrow ? VIEWER_SIDES.narrow : VIEWER_SIDES.desk;
    return {
      left,
      top: top + (shown === null ? 0 : narrow ? 176 : 104),
      right: right + room,
      bottom: isSheetOpen ? height * SHEET_PART : bottom,
    };
  }, [narrow, room, shown, isSheetOpen, height]);
  const onReady = useCallback(
    (controller: CanvasController | null) => {
      viewer.canvas.current = controller;
      if (controller) {
        void showViewerAtFirst(viewer);
        const stop = controller.onPaint(() => {
          stop();
          removeOpeningPicture();
        });
      } else viewer.ui.getState().arranging?.abort();
    },
    [viewer],
  );
  const events = useMemo(
    (): Pick<CanvasEvents, 'linked' | 'open' | 'menu' | 'zoomed' | 'unfold'> => ({
      unfold: toggle,
      linked: () => undefined,
      menu: () => undefined,
      open: (target) => {
        if (target.kind !== 'card') return;
        if (session.store.getState().document.groups.has(target.key)) return toggle(target.key);
        session.select(selectionOf([target.key]));
        openEntity(viewer, target.key);
        requestAnimationFrame(() => document.getElementById(PANEL_ID)?.focus({ preventScroll: true }));
      },
      zoomed: (level) => {
        const zoom = shownZoom(level);
        if (zoom !== ui.getState().zoom) ui.setState({ zoom });
      },
    }),
    [viewer, session, ui, toggle],
  );

  return (
    <main className={classes.page}>
      <ViewerBar narrow={narrow} />
      <div className={classes.body}>
        {outline && <viewerOutline.Component overlay={overlay} />}
        <div ref={stage} className={classes.stage} inert={isCovered}>
          <chartCanvas.Component
            session={session}
            tool="select"
            related={related}
            legend
            day={day}
            miniMap
            insets={insets}
            onReady={onReady}
            away={away}
            {...(overlay && { badges: overlay.badges })}
            {...(asSeen && { asSeen })}
            fetchPicture={fetchPicture}
            events={events}
          />
          <ViewerZoomBox />
          {arranging && <Arranging work={arranging} onStop={() => viewer.canvas.current?.focus()} />}
          {viewer.shared.ownership && shown !== null && (
            <overlayBarPart.Component
              graph={graph}
              left={0}
              right={room}
              report={subject && <laterParts.report.Component entityKey={subject.key} name={subject.name} />}
            />
          )}
          <ViewerFindBox />
          {isOutlineOffered && shown === null && !finding && (
            <OutlineOffer
              document={drawn}
              onOpen={() => openOutline(viewer)}
              onClose={() => ui.setState({ isOutlineOffered: false })}
            />
          )}
        </div>
      </div>
      {(standsAlready || open !== null) && <laterParts.panel.Component />}
      {files && <laterParts.files.Component onClose={() => ui.setState({ files: false })} />}
    </main>
  );
}

/** Where the link lets the day be moved, it begins with the link's; else what the link shows is of its day already. */
function useDayOfLink({ ownership, asOf }: Shared): void {
  useEffect(() => {
    if (ownership && asOf) changeOwnership({ asOf });
    return resetOwnership;
  }, [ownership, asOf]);
}

/** What is selected is shown in the panel; the focus goes back to the outline or the chart when the panel closes. */
function useOpenOnSelect(viewer: ChartViewer): void {
  const { session, ui } = viewer;
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (state.selection === before.selection) return;
        const [key] = state.selection.nodes;
        if (state.selection.nodes.size === 1 && key) openEntity(viewer, key);
        else ui.setState({ open: null });
      }),
    [viewer, session, ui],
  );
  const open = useViewerUi((state) => state.open);
  useEffect(() => {
    if (!open && document.getElementById(PANEL_ID)?.contains(document.activeElement)) {
      const line = document.querySelector<HTMLElement>(`#${OUTLINE_ID} [role="treeitem"][tabindex="0"]`);
      const chart = document.querySelector<HTMLElement>('[data-testid="chart-canvas"]');
      (line ?? chart)?.focus({ preventScroll: true });
    }
  }, [open]);
}
