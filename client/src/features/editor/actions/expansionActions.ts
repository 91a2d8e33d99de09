import { t } from '@stemma/shared/language/translate';
import type { Action } from '../../../chart/model/actions';
import { neighbourCountText } from '../../../chart/model/expansion';
import type { Editor } from '../editor';
import { bringNeighbours, offerFor, takeNeighboursOff, type Offer } from '../explore/expansion';
import { editing, onlyCard } from './context';

const offered = (editor: Editor): Offer | null =>
  offerFor(editor.session.store.getState().document, onlyCard(editor), editor.ui.getState().expansion);

/** Neighbours that other charts know and this one does not show. */
export const expansionActions: readonly Action<Editor>[] = [
  {
    id: 'bringNeighbours',
    label: (editor) => {
      const offer = offered(editor);
      return offer?.kind === 'in'
        ? t('Bring in {count} from other charts', { count: neighbourCountText(offer.part.nodes.length) })
        : t('Bring in neighbours from other charts');
    },
    icon: 'expand',
    group: 'add',
    keys: ['B'],
    visible: editing,
    enabled: (editor) => offered(editor)?.kind === 'in',
    perform: (editor) => {
      const offer = offered(editor);
      if (offer?.kind === 'in') void bringNeighbours(editor, offer.part);
    },
  },
  {
    id: 'takeNeighboursOff',
    label: (editor) => {
      const offer = offered(editor);
      return offer?.kind === 'off'
        ? t('Remove {count}', { count: neighbourCountText(offer.keys.length) })
        : t('Remove the neighbours brought in');
    },
    icon: 'unexpand',
    group: 'add',
    keys: ['shift+B'],
    visible: editing,
    enabled: (editor) => offered(editor)?.kind === 'off',
    perform: (editor) => {
      const offer = offered(editor);
      if (offer?.kind === 'off') takeNeighboursOff(editor, offer.keys);
    },
  },
];

/** What a press on a card's badge does: brings its neighbours in, or takes off those that were brought. */
export function pressBadge(editor: Editor): void {
  const offer = offered(editor);
  if (!editing(editor) || !offer) return;
  if (offer.kind === 'in') void bringNeighbours(editor, offer.part);
  else takeNeighboursOff(editor, offer.keys);
}
