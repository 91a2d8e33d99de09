import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browserStorage';

const KEY = 'stemma.legend';

/** Whether charts show their legend in this browser, as they do until it is hidden. */
export function useLegendShown(): [isShown: boolean, show: (isShown: boolean) => void] {
  const [isShown, setShown] = useState(() => readStored(KEY) !== false);
  const show = (next: boolean) => {
    writeStored(KEY, next);
    setShown(next);
  };
  return [isShown, show];
}
