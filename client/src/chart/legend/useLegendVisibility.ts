import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage';

const KEY = 'stemma.legend';

/** Whether charts show their legend in this browser, as they do until it is hidden. */
export function useLegendVisibility(): [isOpen: boolean, open: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => readStored(KEY) !== false);
  const open = (next: boolean) => {
    writeStored(KEY, next);
    setOpen(next);
  };
  return [isOpen, open];
}
