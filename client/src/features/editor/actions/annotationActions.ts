import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { t, withinSentence } from '@stemma/shared/language/translate';
import type { Action } from '../../../chart/model/actions';
import { groupAround, ungroup, wholeGroups } from '../../../chart/model/groups';
import type { Editor } from '../editor';
import { isGroupFolded, toggleGroup } from '../groupFolds';
import { choosePicture } from '../annotations/pictures';
import { chosen, editing } from './context';

/** Notes, text boxes, pictures and groups. */
export const annotationActions: readonly Action<Editor>[] = [
  {
    id: 'addNote',
    label: t('Add a sticky note'),
    also: t('comment memo'),
    icon: 'note',
    group: 'add',
    keys: ['shift+N'],
    visible: editing,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'text', type: 'Sticky', key: null } }),
  },
  {
    id: 'addText',
    label: t('Add a text box'),
    also: t('title heading caption'),
    icon: 'text',
    group: 'add',
    keys: ['shift+T'],
    visible: editing,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'text', type: 'TextBox', key: null } }),
  },
  {
    id: 'addPicture',
    label: t('Add an image…'),
    also: t('picture logo upload'),
    icon: 'picture',
    group: 'add',
    keys: ['shift+I'],
    visible: editing,
    perform: choosePicture,
  },
  {
    id: 'editAnnotation',
    label: (editor) => t('Edit the {kind}', { kind: withinSentence(kindOf(editor) ?? t('Note')) }),
    icon: 'edit',
    group: 'selection',
    visible: (editor) => editing(editor) && kindOf(editor) !== null,
    perform: (editor) => {
      const { only } = chosen(editor);
      if (only) editAnnotation(editor, only);
    },
  },
  {
    id: 'group',
    label: t('Group…'),
    also: t('frame box'),
    icon: 'group',
    group: 'arrange',
    keys: ['mod+G'],
    visible: editing,
    enabled: (editor) => chosen(editor).nodes.length > 1,
    perform: (editor) => editor.ui.setState({ dialog: { kind: 'group', key: null, members: chosen(editor).nodes } }),
  },
  {
    id: 'ungroup',
    label: t('Dissolve the group'),
    also: 'ungroup',
    icon: 'ungroup',
    group: 'arrange',
    keys: ['mod+shift+G'],
    visible: (editor) => editing(editor) && groupOf(editor) !== null,
    perform: (editor) => {
      const { document } = editor.session.store.getState();
      const whole = wholeGroups(document, chosen(editor).nodes).map(({ key }) => key);
      const around = groupOf(editor);
      editor.session.run(ungroup(whole.length || around === null ? whole : [around]));
    },
  },
  {
    id: 'renameGroup',
    label: t('Rename the group'),
    icon: 'rename',
    group: 'arrange',
    visible: (editor) => editing(editor) && groupOf(editor) !== null,
    perform: (editor) => {
      const key = groupOf(editor);
      if (key) editor.ui.setState({ dialog: { kind: 'group', key, members: [] } });
    },
  },
  {
    id: 'foldGroup',
    label: (editor) => {
      const key = groupOf(editor);
      return key && isGroupFolded(editor, key) ? t('Open the group') : t('Fold the group');
    },
    also: t('unfold expand collapse close'),
    icon: 'fold',
    group: 'view',
    keys: ['shift+Z'],
    visible: (editor) => groupOf(editor) !== null,
    perform: (editor) => {
      const key = groupOf(editor);
      if (key) void toggleGroup(editor, key);
    },
  },
];

/** Opens what a note, text box or picture says and how it looks. */
export function editAnnotation({ session, ui }: Editor, key: string): void {
  const node = session.store.getState().document.nodes.get(key);
  if (node?.typeName === 'Sticky' || node?.typeName === 'TextBox')
    ui.setState({ dialog: { kind: 'text', type: node.typeName, key } });
  else if (node?.typeName === 'Image') ui.setState({ dialog: { kind: 'picture', key } });
}

function kindOf(editor: Editor): string | null {
  const { only } = chosen(editor);
  const node = only ? editor.session.store.getState().document.nodes.get(only) : undefined;
  return node && !isRecordType(node.typeName) ? typeLabel(node.typeName) : null;
}

function groupOf(editor: Editor): string | null {
  const { nodes } = chosen(editor);
  if (nodes.length === 0) return null;
  const { document } = editor.session.store.getState();
  const [first, ...others] = wholeGroups(document, nodes);
  if (first) return others.length === 0 ? first.key : null;
  return groupAround(document, nodes)?.key ?? null;
}
