/** How large a chart is drawn that opens on its top. */
export const TOP_ZOOM = 0.5;
/** What is left free at a side that such a chart reaches, in CSS pixels. */
export const TOP_EDGE = 24;
/** The part of the free height above the card that such a chart opens on. */
export const TOP_PART = 1 / 6;

/** The bar over a shared chart, in CSS pixels. */
export const VIEWER_BAR = 60;
/** From these widths on, in CSS pixels, a viewer's sides are as wide as at a desk, and the foot has room for the legend. */
export const VIEWER_WIDTHS = { desk: 760, legend: 960 } as const;
/** How much of the foot stays free of the chart for its legend, in CSS pixels. */
export const LEGEND_INSET = 88;
/** What stays free of a shared chart at each side, in CSS pixels: on narrow screens and at a desk. */
export const VIEWER_SIDES = {
  narrow: { left: 16, top: 64, right: 16, bottom: 76 },
  desk: { left: 48, top: 40, right: 48, bottom: 76 },
} as const;
