import { t } from '@stemma/shared/language/translate';
import type { Action } from '../../../chart/model/actions';
import { groupToJoin, joinGroup, leaveGroup } from '../../../chart/model/groupMembers';
import type { Editor } from '../editor';
import { chosen, editing } from './context';

/** What changes who is in a group. */
export const groupMemberActions: readonly Action<Editor>[] = [
  {
    id: 'joinGroup',
    label: (editor) => {
      const name = toJoin(editor)?.group.name;
      return name ? t('Add to “{name}”', { name }) : t('Add to the group');
    },
    also: t('group member'),
    icon: 'group',
    group: 'arrange',
    visible: (editor) => editing(editor) && toJoin(editor) !== null,
    perform: (editor) => {
      const found = toJoin(editor);
      if (found) editor.session.run(joinGroup(found.group.key, found.joining));
    },
  },
  {
    id: 'leaveGroup',
    label: t('Take out of the group'),
    also: t('remove member leave'),
    icon: 'ungroup',
    group: 'arrange',
    visible: (editor) => editing(editor) && isInGroup(editor),
    perform: (editor) => editor.session.run(leaveGroup(chosen(editor).nodes)),
  },
];

function toJoin(editor: Editor) {
  return groupToJoin(editor.session.store.getState().document, chosen(editor).nodes);
}

function isInGroup(editor: Editor): boolean {
  const { groups } = editor.session.store.getState().document;
  const { nodes } = chosen(editor);
  return [...groups.values()].some(({ members }) => members.some((member) => nodes.includes(member)));
}
