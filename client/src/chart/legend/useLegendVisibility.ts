import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage';

const KEY = 'stemma.legend';

/**
 * Whether charts show their legend in this browser, as they do until it is hidden; on a small screen, where it covers the chart, not until it is
 * asked for.
 */
export function useLegendVisibility(isCompact: boolean): [isOpen: boolean, open: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => readStored(KEY) !== false);
  const [isOpenOver, setOpenOver] = useState(false);
  const open = (next: boolean) => {
    writeStored(KEY, next);
    setOpen(next);
  };
  return isCompact ? [isOpenOver, setOpenOver] : [isOpen, open];
}
