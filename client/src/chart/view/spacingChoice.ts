import { SPACINGS, type Spacing } from '@stemma/diagram/layout/spacing';

const KEY = 'stemma.spacing';

/** How far apart layouts put things in this browser; undefined where it goes by the chart's size, as it does at first. */
export function readSpacing(): Spacing | undefined {
  try {
    const stored = window.localStorage.getItem(KEY);
    return SPACINGS.find((spacing) => spacing === stored);
  } catch {
    return undefined;
  }
}

export function writeSpacing(spacing: Spacing | undefined): void {
  try {
    if (spacing) window.localStorage.setItem(KEY, spacing);
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is closed (a private window): the choice holds for this layout alone.
  }
}
