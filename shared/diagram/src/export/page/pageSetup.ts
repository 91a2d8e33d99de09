import { PAPERS, type Paper } from './paper';

/** How a chart goes on pages: on one, on several that are put together, or a page for each group and each part that links join. */
export const PAGE_MODES = ['fit', 'tile', 'parts'] as const;
export type PageMode = (typeof PAGE_MODES)[number];

export const ORIENTATIONS = ['auto', 'portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** What is asked of pages; `auto` lets a page lie as the chart is larger on it. */
export interface PageSetup {
  paper: Paper;
  orientation: Orientation;
  mode: PageMode;
  /** On all sides, in millimetres. */
  margin: number;
}

/** Margins that printers keep, and that leave room for a chart, in millimetres. */
export const MARGIN_MM = { min: 5, max: 40, usual: 10 } as const;

export const USUAL_SETUP: PageSetup = { paper: 'a4', orientation: 'auto', mode: 'fit', margin: MARGIN_MM.usual };

/** A page set-up of what was stored of one; what is missing or strange is as usual. */
export function pageSetupOf(stored: unknown): PageSetup {
  const { paper, orientation, mode, margin } = (typeof stored === 'object' && stored ? stored : {}) as Record<
    string,
    unknown
  >;
  return {
    paper: typeof paper === 'string' && paper in PAPERS ? (paper as Paper) : USUAL_SETUP.paper,
    orientation: ORIENTATIONS.find((one) => one === orientation) ?? USUAL_SETUP.orientation,
    mode: PAGE_MODES.find((one) => one === mode) ?? USUAL_SETUP.mode,
    margin: typeof margin === 'number' ? Math.min(MARGIN_MM.max, Math.max(MARGIN_MM.min, margin)) : USUAL_SETUP.margin,
  };
}
