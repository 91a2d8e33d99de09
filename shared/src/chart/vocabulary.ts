/** How a link's arrow points; `Reversed` turns its direction (SPEC §3.3). */
export const ARROW_TYPES = ['Normal', 'Reversed', 'Double', 'None'] as const;
export type ArrowType = (typeof ARROW_TYPES)[number];

/** How links find their way; a link without one follows the chart's. */
export const ROUTINGS = ['orthogonal', 'straight', 'curved'] as const;
export type Routing = (typeof ROUTINGS)[number];

/** Flag colours beside country codes (SPEC §3.1). */
export const FLAG_COLORS = ['red', 'orange', 'green', 'blue', 'black', 'none'] as const;
