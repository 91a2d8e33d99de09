import { useEffect, useState } from 'react';
import { askProgress, type Progress } from './sheet/askProgress';

/** Milliseconds between two questions how far an import is. */
const ASK_EVERY = 400;

/** How far the server is with an import that has arrived there; undefined until it said so. */
export function useImportProgress(importKey: string, hasArrived: boolean): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    if (!hasArrived) return undefined;
    let isOver = false;
    const ask = async () => {
      const said = await askProgress(importKey);
      if (said && said.stage !== 'none' && !isOver) setProgress(said);
    };
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [importKey, hasArrived]);
  return progress;
}
