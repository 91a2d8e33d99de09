/** Space round what a picture, page or slide shows of the chart, in chart units. What begins beyond that is not on it. */
export const PAGE_MARGIN = 32;

/** Between the chart and its legend, in chart units: lines that lead out of view do not lead to that. */
export const LEGEND_GAP = 16;
