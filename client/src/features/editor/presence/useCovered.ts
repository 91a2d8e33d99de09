import { useEffect } from 'react';
import { overlappingPairs, withoutPairs, type Pair } from '../../../chart/canvas/overlappingCards';
import type { ChartDocument } from '../../../chart/model/document';
import { useSessionState, useUi, type Editor } from '../editor';

/** Keeps what came to lie over each other as others' saves were put together with what is here, until the news of them are read. */
export function useCovered({ session, canvas, ui }: Editor): void {
  useEffect(
    () =>
      session.store.subscribe(({ news, document }, before) => {
        if (news === before.news) return;
        const scene = canvas.current?.scene;
        if (!news || !scene) return ui.setState({ covered: [] });
        const { away } = ui.getState().explore;
        const pairsOn = (one: ChartDocument) => overlappingPairs(one, away, scene);
        const fresh = withoutPairs(pairsOn(document), pairsOn(before.document));
        ui.setState(({ covered }) => ({ covered: [...covered, ...withoutPairs(fresh, covered)] }));
      }),
    [session, canvas, ui],
  );
}

/** The keys of what still lies over each other of that. */
export function useStillCovered({ canvas }: Editor): readonly string[] {
  const covered = useUi((state) => state.covered);
  const away = useUi((state) => state.explore.away);
  const document = useSessionState((state) => (covered.length ? state.document : null));
  const scene = canvas.current?.scene;
  if (!document || !scene) return [];
  const still = overlappingPairs(document, away, scene);
  return keysOf(covered.filter((pair) => withoutPairs([pair], still).length === 0));
}

function keysOf(pairs: readonly Pair[]): string[] {
  return [...new Set(pairs.flat())];
}
