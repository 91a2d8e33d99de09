import { useEffect, useRef } from 'react';
import { useEditor } from '../editor';
import { boxIn } from '../../../chart/view/useWholeInView';

/** Keeps a chart that is seen whole out from under what comes over it, once for each thing that is told. */
export function useChartBeside<T extends HTMLElement>(notice: string | null) {
  const { canvas } = useEditor();
  const card = useRef<T>(null);
  useEffect(() => {
    const stage = card.current?.offsetParent;
    if (!notice || !card.current || !stage) return;
    const { clientWidth: width, clientHeight: height } = stage;
    canvas.current?.camera.keepInView({ width, height }, [boxIn(stage, card.current)]);
  }, [notice, canvas]);
  return card;
}
