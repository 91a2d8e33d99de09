import { SPACINGS, type Spacing } from '@stemma/diagram/layout/spacing';
import { readStored, writeStored } from '../../lib/browserStorage';

const KEY = 'stemma.spacing';

/** How far apart layouts put things in this browser; undefined where it goes by the chart's size, as it does at first. */
export function readSpacing(): Spacing | undefined {
  const stored = readStored(KEY);
  return SPACINGS.find((spacing) => spacing === stored);
}

export function writeSpacing(spacing: Spacing | undefined): void {
  writeStored(KEY, spacing ?? null);
}
