import type { Action } from '../../../chart/model/actions';
import { downstreamOf } from '../../../chart/model/explore';
import { NOTHING_EXPLORED, type Explore } from '../explore/state';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership, currentOwnershipSettings } from '../../../lib/ownership/settings';
import { setting } from '../../../lib/settings';
import { emptySelection } from '../../../chart/model/selection';
import type { Editor } from '../editor';
import { chosen } from './context';

const explore = ({ ui }: Editor) => ui.getState().explore;
const change = ({ ui }: Editor, next: Partial<Explore>) =>
  ui.setState((state) => ({ explore: { ...state.explore, ...next } }));
const some = (editor: Editor) => chosen(editor).nodes.length > 0;

/** What is looked at alone, folded or left out of sight for the moment; nothing of it is an edit. */
export const exploreActions: readonly Action<Editor>[] = [
  {
    id: 'filter',
    label: t('Explore and filter'),
    also: t('highlight fade country share type'),
    icon: 'filter',
    group: 'find',
    keys: ['E'],
    perform: (editor) => change(editor, { open: !explore(editor).open }),
  },
  {
    id: 'ownership',
    label: t('Ownership'),
    also: t('ultimate beneficial owner ubo control total share who owns'),
    icon: 'ownership',
    group: 'find',
    keys: ['O'],
    perform: (editor) => {
      const { shown } = currentOwnershipSettings();
      const { only } = chosen(editor);
      const node = only === null ? undefined : editor.session.store.getState().document.nodes.get(only);
      const subject = node && node.typeName !== 'Individual' && isRecordType(node.typeName) ? node.key : '';
      changeOwnership({
        shown: shown === null || (subject !== '' && subject !== shown) ? subject : null,
        hideUnconnected: false,
      });
    },
  },
  {
    id: 'neighbours',
    label: t('Show what is around it'),
    also: t('neighbours expand depth'),
    icon: 'neighbours',
    group: 'view',
    keys: ['N'],
    enabled: some,
    perform: (editor) => {
      const keys = chosen(editor).nodes;
      if (isAround(editor, keys)) return change(editor, { focus: null });
      void setting('viewer', 'neighbourLevel').then((level) =>
        change(editor, { focus: { kind: 'neighbours', keys, depth: Number(level) || 1 } }),
      );
    },
  },
  {
    id: 'downstream',
    label: t('Show all it holds'),
    also: t('downstream subsidiaries'),
    icon: 'downstream',
    group: 'view',
    enabled: some,
    perform: (editor) => change(editor, { focus: { kind: 'down', keys: chosen(editor).nodes } }),
  },
  {
    id: 'path',
    label: t('Show how the two are linked'),
    also: t('path between'),
    icon: 'path',
    group: 'view',
    keys: ['W'],
    enabled: (editor) => chosen(editor).nodes.length === 2,
    perform: (editor) => {
      const [from, to] = chosen(editor).nodes;
      if (from && to) change(editor, { focus: { kind: 'path', from, to } });
    },
  },
  {
    id: 'fold',
    label: (editor) => (isFolded(editor) ? t('Unfold what it holds') : t('Fold what it holds')),
    icon: 'fold',
    group: 'view',
    keys: ['Z'],
    enabled: (editor) => {
      const { only } = chosen(editor);
      const { document } = editor.session.store.getState();
      return only !== null && downstreamOf(document, [only]).nodes.size > 1;
    },
    perform: (editor) => {
      const { only } = chosen(editor);
      if (only) toggleFold(editor, only);
    },
  },
  {
    id: 'hide',
    label: t('Hide for now'),
    also: t('filter out'),
    icon: 'hide',
    group: 'view',
    keys: ['shift+H'],
    enabled: some,
    perform: (editor) => {
      const { away } = explore(editor);
      change(editor, { away: { ...away, hidden: new Set([...away.hidden, ...chosen(editor).nodes]) } });
      editor.session.select(emptySelection);
    },
  },
  {
    id: 'showAll',
    label: t('Show all again'),
    icon: 'showAll',
    group: 'view',
    enabled: (editor) => explore(editor) !== NOTHING_EXPLORED,
    perform: ({ ui }) => ui.setState({ explore: NOTHING_EXPLORED }),
  },
];

/** Folds what a card holds away behind it, or brings it back. */
export function toggleFold(editor: Editor, key: string): void {
  const { away } = explore(editor);
  const folded = new Set(away.folded);
  if (!folded.delete(key)) folded.add(key);
  change(editor, { away: { ...away, folded } });
}

/** Whether what is around these cards is looked at alone. */
function isAround(editor: Editor, keys: readonly string[]): boolean {
  const { focus } = explore(editor);
  return focus?.kind === 'neighbours' && String(focus.keys) === String(keys);
}

function isFolded(editor: Editor): boolean {
  const { only } = chosen(editor);
  return only !== null && explore(editor).away.folded.has(only);
}
