import { t } from '@stemma/shared/language/translate';
import type { Action } from '../../../chart/model/actions';
import { showShellDialog } from '../../../components/shellDialogStore';
import type { Editor } from '../editor';
import { chosen, chosenCards } from './context';

/** What has to do with charts put together from several. */
export const dynamicActions: readonly Action<Editor>[] = [
  {
    id: 'combine',
    label: t('Combine its charts…'),
    also: t('dynamic all'),
    icon: 'combine',
    group: 'selection',
    visible: (editor) => entityOf(editor) !== null || chosen(editor).only === null,
    enabled: (editor) => entityOf(editor) !== null,
    perform: (editor) => {
      const entity = entityOf(editor);
      if (entity) showShellDialog({ kind: 'selectCharts', entityKey: entity.key, entityName: entity.name });
    },
  },
  {
    id: 'putOnChart',
    label: t('Put on another chart…'),
    also: t('add to dataset copy'),
    icon: 'duplicate',
    group: 'selection',
    visible: (editor) => knownEntities(editor).length > 0,
    perform: (editor) =>
      showShellDialog({
        kind: 'pickChart',
        entities: knownEntities(editor),
        except: editor.session.key,
      }),
  },
  {
    id: 'saveDynamic',
    label: t('Save as a new chart'),
    icon: 'save',
    group: 'file',
    visible: ({ source }) => source.kind === 'dynamic',
    enabled: ({ session }) => session.store.getState().document.nodes.size > 0,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'saveDynamic' } }),
  },
];

/** The one entity that is selected, where the store knows it. */
function entityOf(editor: Editor): { key: string; name: string } | null {
  return chosen(editor).only === null ? null : (knownEntities(editor)[0] ?? null);
}

/** The entities that are selected and that the store knows. */
function knownEntities(editor: Editor): { key: string; name: string }[] {
  const { document, saved } = editor.session.store.getState();
  return chosenCards(editor).flatMap((key) => {
    const node = document.nodes.get(key);
    return node && (!node.isNew || saved.nodes.has(key)) ? [{ key, name: node.name }] : [];
  });
}
