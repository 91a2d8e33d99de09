/** Space between things, in chart units. */
export const SPACE = { cards: 36, layers: 36, parts: 72, loose: 32, arrow: 14 } as const;
