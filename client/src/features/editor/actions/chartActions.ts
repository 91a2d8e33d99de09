import type { Action } from '../../../chart/model/actions';
import { showShellDialog } from '../../../components/shellDialogStore';
import type { Editor } from '../editor';
import { notify } from '../../../components/notify';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import type { NodeRecord } from '../../../chart/model/document';
import { undoAndReveal } from '../undoAndReveal';
import { isCompared } from '../source';
import { editing } from './context';
import { shareable } from './shareable';
import { typeCard } from '../typing/typing';

const state = ({ session }: Editor) => session.store.getState();

/** What is done with the chart as a whole. */
export const chartActions: readonly Action<Editor>[] = [
  {
    id: 'save',
    label: t('Save'),
    icon: 'save',
    group: 'file',
    keys: ['mod+S'],
    inFields: true,
    visible: (editor) => state(editor).viewerCan.edit,
    enabled: (editor) => state(editor).unsaved > 0 || state(editor).phase.kind === 'retrying',
    perform: ({ session }) => void session.save(),
  },
  {
    id: 'edit',
    label: (editor) => (editing(editor) ? t('Done') : t('Edit')),
    icon: (editor) => (editing(editor) ? 'done' : 'edit'),
    group: 'mode',
    keys: ['mod+E'],
    inFields: true,
    visible: (editor) => state(editor).viewerCan.edit,
    perform: ({ session, ui }) => {
      const before = session.store.getState();
      session.setMode(before.mode === 'edit' ? 'view' : 'edit');
      // What is edited is what others see: groups that were folded or opened for reading are as the chart has them.
      ui.setState(({ explore }) => ({
        tool: 'select',
        explore: { ...explore, away: { ...explore.away, groups: new Map() } },
      }));
      if (before.mode === 'edit' && before.unsaved > 0) void session.save();
    },
  },
  {
    id: 'undo',
    label: (editor) =>
      withStep(t('Undo'), editor.ui.getState().arranging ? t('layout') : state(editor).history.past.at(-1)?.label),
    icon: 'undo',
    group: 'history',
    keys: ['mod+Z'],
    visible: editing,
    enabled: (editor) => state(editor).history.past.length > 0 || editor.ui.getState().arranging !== null,
    perform: (editor) => {
      const { arranging } = editor.ui.getState();
      // A layout that is being worked out is the last step, which undo takes back.
      if (arranging) return arranging.abort();
      const before = state(editor).document.nodes;
      undoAndReveal(editor, 'undo');
      const { document, clean } = state(editor);
      const left = [...before.keys()].filter((key) => !document.nodes.has(key) && isStoredEntity(clean.nodes.get(key)));
      if (left.length > 0) notify('Clear', leftText(left.length), 4000);
    },
  },
  {
    id: 'redo',
    label: (editor) => withStep(t('Redo'), state(editor).history.future.at(-1)?.label),
    icon: 'redo',
    group: 'history',
    keys: ['mod+shift+Z', 'mod+Y'],
    visible: editing,
    enabled: (editor) => state(editor).history.future.length > 0,
    perform: (editor) => undoAndReveal(editor, 'redo'),
  },
  {
    id: 'add',
    label: t('Add an entity'),
    also: t('new company person individual organisation trust asset search'),
    icon: 'add',
    group: 'add',
    keys: ['A'],
    visible: editing,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'add', type: null, at: null } }),
  },
  {
    id: 'typeCard',
    label: t('Add a card by typing'),
    also: t('new add entity name keyboard quick'),
    icon: 'typeCard',
    group: 'add',
    keys: ['C'],
    visible: editing,
    perform: (editor) => typeCard(editor),
  },
  {
    id: 'chartFiles',
    label: t('Files of the chart'),
    icon: 'files',
    group: 'file',
    visible: ({ source }) => source.kind === 'chart',
    perform: (editor) => {
      const { name } = state(editor).document.props;
      showShellDialog({ kind: 'chartFiles', chartKey: editor.session.key, chartName: name });
    },
  },
  {
    id: 'share',
    label: t('Share'),
    also: t('send link'),
    icon: 'share',
    group: 'file',
    visible: (editor) => shareable(editor) !== null,
    perform: (editor) => {
      const target = shareable(editor);
      if (target) showShellDialog({ kind: 'shareLinks', ...target });
    },
  },
  {
    id: 'access',
    label: t('Who has access…'),
    also: t('permissions users'),
    icon: 'access',
    group: 'file',
    visible: ({ source }) => source.kind === 'chart',
    perform: (editor) => {
      const { name } = state(editor).document.props;
      showShellDialog({ kind: 'access', of: 'chart', key: editor.session.key, name });
    },
  },
  {
    id: 'snapshots',
    label: t('Snapshots'),
    also: t('history versions timeline compare'),
    icon: 'history',
    group: 'file',
    keys: ['H'],
    visible: ({ source }) => source.kind === 'chart',
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'snapshots' } }),
  },
  {
    id: 'export',
    label: t('Export…'),
    also: t('download picture PNG SVG PDF Excel Word PowerPoint slides'),
    icon: 'export',
    group: 'file',
    keys: ['X'],
    visible: ({ source }) => !isCompared(source),
    enabled: (editor) => state(editor).document.nodes.size > 0,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'export' } }),
  },
  {
    id: 'print',
    label: t('Print…'),
    also: t('paper PDF A4 A3 letter poster tiles'),
    icon: 'print',
    group: 'file',
    keys: ['mod+P'],
    visible: ({ source }) => !isCompared(source),
    enabled: (editor) => state(editor).document.nodes.size > 0,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'export', print: true } }),
  },
  {
    id: 'findings',
    label: ({ ui }) => findingsLabel(ui.getState().findings),
    also: t('health check missing loop over 100 contradiction expired'),
    icon: 'findings',
    group: 'file',
    visible: ({ source }) => source.kind === 'chart',
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'findings' } }),
  },
  {
    id: 'screenChart',
    label: t('Screen this chart…'),
    also: t('sanctions PEP compliance risk check'),
    icon: 'screening',
    group: 'file',
    visible: ({ source, ui }) => source.kind === 'chart' && ui.getState().canScreen,
    perform: ({ session }) => showShellDialog({ kind: 'screenChart', chartKey: session.key }),
  },
  {
    id: 'rolesView',
    label: t('Roles of all links'),
    also: t('custom role'),
    icon: 'roles',
    group: 'file',
    keys: ['shift+K'],
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'rolesView' } }),
  },
  {
    id: 'properties',
    label: t('Chart properties'),
    also: t('settings visibility routing description'),
    icon: 'properties',
    group: 'file',
    keys: ['P'],
    visible: editing,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'properties' } }),
  },
  {
    id: 'renameChart',
    label: t('Rename the chart'),
    icon: 'rename',
    group: 'file',
    visible: editing,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'chart' } }),
  },
];

function withStep(word: string, step: string | undefined): string {
  return step ? `${word} ${step}` : word;
}

/** Whether a card's entity is in the store by itself, so that taking the card off the chart leaves it there. */
function isStoredEntity(node: NodeRecord | undefined): boolean {
  return node !== undefined && isRecordType(node.typeName);
}

function leftText(count: number): string {
  return count === 1
    ? t('Off this chart. The entity was saved and stays in the lists.')
    : t('Off this chart. The {count} entities were saved and stay in the lists.', { count });
}

function findingsLabel(count: number | null): string {
  return count ? t('Findings ({count})', { count }) : t('Findings');
}
