/** Space between things, in chart units. */
export const SPACE = { cards: 36, labels: 14, parts: 72, loose: 32, arrow: 14 } as const;

/** Half of what a frame takes up between two rows, above and below its cards. */
export const FRAME_HALF = 34;
