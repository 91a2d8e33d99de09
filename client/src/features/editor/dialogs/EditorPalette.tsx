import { t } from '@stemma/shared/language/translate';
import { cardName } from '../../../chart/model/namesApart';
import { findOn } from '../../../chart/model/findOn';
import { selectionOf } from '../../../chart/model/selection';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import { CommandPalette } from '../../../components/palette/CommandPalette';
import { offered, type PaletteChoice } from '../../../components/palette/offered';
import { editorActions } from '../actions/table';
import { useEditor, type Editor } from '../editor';
import { ActionIcon } from '../icons';
import { boundAction } from '../useActions';

const CARDS = 8;

/** Everything that can be done on the chart now, and every card to go to, before what every screen offers; the same actions as in menus and keys. */
export function EditorPalette({ onClose }: { onClose: () => void }) {
  const editor = useEditor();
  return (
    <CommandPalette
      choices={(text) => choicesOf(editor, text)}
      placeholder={t('Type an action or a name, on the chart or anywhere')}
      onClose={onClose}
    />
  );
}

function choicesOf(editor: Editor, text: string): PaletteChoice[] {
  const actions = editorActions
    .filter(({ id }) => id !== 'palette' && id !== 'escape')
    .map((action) => boundAction(action, editor))
    .filter((action) => action.visible && action.enabled);
  const { document } = editor.session.store.getState();
  const cards = text.trim() ? findOn(document, text).slice(0, CARDS) : [];
  return [
    ...offered(actions, text).map(({ id, label, keys, icon, perform }) => ({
      id,
      label,
      keys,
      icon: <ActionIcon name={icon} size={18} />,
      perform,
    })),
    ...cards
      .flatMap((key) => document.nodes.get(key) ?? [])
      .map((node) => ({
        id: `card ${node.key}`,
        label: cardName(document, node.key),
        keys: node.detail,
        icon: <EntityTypeIcon type={node.typeName} party={node.party} size={24} />,
        perform: () => {
          editor.session.select(selectionOf([node.key]));
          editor.canvas.current?.camera.center([node.key]);
        },
      })),
  ];
}
