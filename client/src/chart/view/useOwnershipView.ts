import { useMemo } from 'react';
import { ownershipGraphOf } from '../../lib/ownership/graph';
import { useOwnershipSettings } from '../../lib/ownership/settings';
import type { ChartDocument } from '../model/document';
import { documentOn, inForceOn } from '../ownership/asOfDay';
import { useOverlay } from '../ownership/useOverlay';
import { useOwnersInView } from '../ownership/useOwnersInView';
import type { CanvasRef } from './camera';
import type { Highlight } from './highlight';

/**
 * How ownership and the day that is looked at change what a chart shows: the owners of the picked subject, the chart as of the day, and
 * what stays at full strength beside what else does.
 */
export function useOwnershipView(canvas: CanvasRef, document: ChartDocument) {
  const { asOf } = useOwnershipSettings();
  const graph = ownershipGraphOf(document);
  const overlay = useOverlay(graph);
  useOwnersInView(canvas, overlay);
  const asSeen = useMemo(
    () => (asOf === null ? undefined : lastAnswer((whole: ChartDocument) => documentOn(whole, asOf))),
    [asOf],
  );
  const inForce = useMemo(() => (asOf === null ? null : inForceOn(document, asOf)), [asOf, document]);
  /** While something is looked for, that goes before the owners. */
  const highlightOf = (found: Highlight | null, isFinding: boolean): Highlight | null =>
    (isFinding ? found : (overlay ?? found)) ?? inForce;
  return { graph, overlay, asSeen, day: asOf, highlightOf };
}

/** A function that gives its last answer again for what it was asked last. */
function lastAnswer<Asked, Answer>(answer: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { asked: Asked; answer: Answer } | null = null;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: answer(asked) };
    return last.answer;
  };
}
