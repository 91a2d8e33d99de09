import { useStore } from 'zustand';
import { countryLabel } from '@stemma/shared/reference/countries';
import { relationsOf } from '../model/relations';
import type { ChartDocument } from '../model/document';
import { cardsOf } from '@stemma/diagram/group/foldedGroups';
import type { ChartSession } from '../model/session';
import { kindName } from '@stemma/diagram/paint/kinds';
import { t } from '@stemma/shared/language/translate';
import classes from './ChartCanvas.module.css';

/** The card with the keyboard's focus, in words for screen readers. */
export function CardReader({ session, focused }: { session: ChartSession; focused: string | null }) {
  const document = useStore(session.store, (state) => state.document);
  const selected = useStore(session.store, (state) => focused !== null && state.selection.nodes.has(focused));
  return (
    <div className={classes.unseen} role="status" data-testid="chart-focus">
      {focused && [cardText(document, focused), ...(selected ? [t('Selected.')] : [])].join(' ')}
    </div>
  );
}

function cardText(document: ChartDocument, key: string): string {
  const node = document.nodes.get(key);
  if (!node) return groupText(document, key);
  const { owners, holdings } = relationsOf(document, key);
  const party = node.party === 'known' ? '' : t('{party} party', { party: node.party });
  const parts = [
    node.isPrivate ? '' : kindName(node),
    party,
    node.country ? countryLabel(node.country) : '',
    node.detail,
    node.label ?? '',
  ];
  return `${[node.name, ...parts].filter(Boolean).join(', ')}. ${counted(owners.length, 'owner')}, ${counted(holdings.length, 'holding')}.`;
}

function groupText(document: ChartDocument, key: string): string {
  const group = document.groups.get(key);
  return group
    ? t('{name}, folded group. {count}.', {
        name: group.name || t('Group'),
        count: counted(cardsOf(document, key).length, 'card'),
      })
    : '';
}

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
