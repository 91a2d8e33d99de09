import { useEffect, useMemo } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { onlyCardOf } from '../actions/context';
import { useSessionState, useUi, type Editor } from '../editor';
import { badgeText, offerFor, readSurroundings } from './expansion';

/** Milliseconds that a card is selected before the store is asked about it, so that walking over cards asks nothing. */
const RESTING = 250;

/** While editing, asks what the store knows around the card that is selected alone; answers the badge that tells how many are not here. */
export function useExpansion({ session, ui }: Pick<Editor, 'session' | 'ui'>): { key: string; text: string } | null {
  const client = useApolloClient();
  const key = useSessionState((state) => (state.mode === 'edit' ? onlyCardOf(state) : null));
  const isNew = useSessionState((state) => key !== null && !state.saved.nodes.has(key) && isMade(state.document, key));
  const document = useSessionState((state) => state.document);
  const found = useUi((state) => state.expansion);
  useEffect(() => {
    if (key === null || isNew) return;
    let left = false;
    const timer = setTimeout(() => {
      readSurroundings(client, key, session.store.getState().document)
        .then((known) => left || ui.setState((state) => ({ expansion: { ...state.expansion, known } })))
        .catch(() => undefined); // Without a connection nothing is offered; the chart is edited as before.
    }, RESTING);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [client, isNew, key, session, ui]);
  return useMemo(() => {
    const offer = offerFor(document, key, found);
    return offer && { key: offer.key, text: badgeText(offer) };
  }, [document, key, found]);
}

/** Whether a card's entity was made here and the store has none yet. */
function isMade(document: { nodes: ReadonlyMap<string, { isNew?: true }> }, key: string): boolean {
  return document.nodes.get(key)?.isNew === true;
}
