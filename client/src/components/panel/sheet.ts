/** Where a panel is a sheet at the foot of the screen. */
export const SHEET = '(max-width: 599px)';
/** The part of the screen's height that a sheet takes until it is pulled up. */
export const SHEET_PART = 0.56;
