/** Stemma's mark on a square of 24: the left and top of its three boxes, and the lines between them. */
export const LOGO = {
  boxes: [
    [8.5, 2.5],
    [2.5, 15.5],
    [14.5, 15.5],
  ],
  lines: 'M12 8.5V12M6 15.5V14a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v1.5',
} as const;
