import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { CanvasController } from '../../../chart/canvas/controller';
import type { ChartSession, SessionState } from '../../../chart/model/session';
import type { Shared } from './readShared';

/** How a visitor's screen stands, beyond the chart itself. */
export interface ViewerUi {
  /** Key of the entity that the panel shows; null while it is closed. */
  open: string | null;
  /** What is looked for on the chart; null while the search is closed. */
  find: { text: string; at: number } | null;
  zoom: number;
  /** The layout that is being worked out, which aborting it stops. */
  arranging: AbortController | null;
  files: boolean;
  /** Whether the outline is open. */
  outline: boolean;
  /** Whether a phone may offer the outline still: it was neither opened nor refused. */
  isOutlineOffered: boolean;
  /** The card that was chosen last in the outline, which the chart shows when one comes back to it. */
  chosen: string | null;
}

/** One open shared chart: what the screen's parts work on. */
export interface ChartViewer {
  session: ChartSession;
  shared: Shared;
  ui: StoreApi<ViewerUi>;
  canvas: { current: CanvasController | null };
}

export const ViewerContext = createContext<ChartViewer | null>(null);

/** The shared chart around this component. */
export function useViewer(): ChartViewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('No shared chart around this component.');
  return viewer;
}

export function useViewerState<T>(select: (state: SessionState) => T): T {
  return useStore(useViewer().session.store, select);
}

export function useViewerUi<T>(select: (state: ViewerUi) => T): T {
  return useStore(useViewer().ui, select);
}

/** A fresh screen. */
export function createViewerUi(): StoreApi<ViewerUi> {
  return createStore<ViewerUi>(() => ({
    ...{ open: null, find: null, zoom: 1, arranging: null, files: false },
    ...{ outline: false, isOutlineOffered: true, chosen: null },
  }));
}
