import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { Action } from '../../../chart/model/actions';
import { showShellDialog } from '../../../components/shellDialogStore';
import type { Editor } from '../editor';
import { chosen } from './context';

/** What has to do with charts put together from several. */
export const dynamicActions: readonly Action<Editor>[] = [
  {
    id: 'combine',
    label: 'Combine its charts…',
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
    id: 'keepDynamic',
    label: 'Save as a new chart',
    icon: 'save',
    group: 'file',
    visible: ({ source }) => source.kind === 'dynamic',
    enabled: ({ session }) => session.store.getState().document.nodes.size > 0,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'keepDynamic' } }),
  },
];

/** The one entity that is selected, where the store knows it. */
function entityOf(editor: Editor): { key: string; name: string } | null {
  const { only } = chosen(editor);
  const { document, saved } = editor.session.store.getState();
  const node = only ? document.nodes.get(only) : undefined;
  return node && isRecordType(node.typeName) && (!node.isNew || saved.nodes.has(node.key)) ? node : null;
}
