import { t } from '@stemma/shared/language/translate';
import type { Action } from '../../../chart/model/actions';
import type { PullSide } from '../../../chart/canvas/linking';
import { remove, turnLinks } from '../../../chart/model/commands';
import { lineOf } from '../../../chart/model/relations';
import { emptySelection, selectionOf } from '../../../chart/model/selection';
import { showShellDialog } from '../../../components/shellDialogStore';
import type { Editor } from '../editor';
import { inspect } from '../inspect';
import { askForReplacement } from '../replaceEntity';
import { typeCard, typeOnLink } from '../typing/typing';
import { chosen, chosenCards, editing, onlyCard, onlyLink } from './context';
import { editAnnotation } from './annotationActions';

const any = (editor: Editor) => chosen(editor).nodes.length + chosen(editor).links.length > 0;

/** What is done with the cards and links that are selected. */
export const selectionActions: readonly Action<Editor>[] = [
  {
    id: 'selectTool',
    label: t('Select and move'),
    icon: 'pointer',
    group: 'add',
    keys: ['V'],
    visible: editing,
    perform: ({ ui }) => ui.setState({ tool: 'select' }),
  },
  {
    id: 'lassoTool',
    label: t('Select with a lasso'),
    also: 'area',
    icon: 'lasso',
    group: 'add',
    keys: ['S'],
    perform: ({ ui }) => ui.setState({ tool: ui.getState().tool === 'lasso' ? 'select' : 'lasso' }),
  },
  {
    id: 'linkTool',
    label: t('Draw links'),
    also: t('connect owner relationship'),
    icon: 'link',
    group: 'add',
    keys: ['L'],
    visible: editing,
    perform: ({ ui }) => ui.setState({ tool: ui.getState().tool === 'link' ? 'select' : 'link' }),
  },
  {
    id: 'inspect',
    label: t('Show details'),
    also: t('inspect information notes files'),
    icon: 'details',
    group: 'selection',
    keys: ['I'],
    enabled: (editor) => chosen(editor).nodes.length + chosen(editor).links.length === 1,
    perform: (editor) => {
      const { nodes, links } = chosen(editor);
      const [node] = nodes;
      const [link] = links;
      if (node) inspect(editor, { kind: 'card', key: node });
      else if (link) inspect(editor, { kind: 'link', key: link });
    },
  },
  {
    id: 'roles',
    label: t('Edit roles and look'),
    also: t('percentage share colour color dashes text'),
    icon: 'roles',
    group: 'selection',
    keys: ['R'],
    visible: editing,
    enabled: (editor) => chosen(editor).links.length > 0,
    perform: (editor) => editor.ui.setState({ dialog: { kind: 'roles', links: chosen(editor).links } }),
  },
  {
    id: 'turn',
    label: t('Reverse the link'),
    also: t('reverse direction'),
    icon: 'turn',
    group: 'selection',
    visible: editing,
    enabled: (editor) => chosen(editor).links.length > 0,
    perform: (editor) => void editor.session.run(turnLinks(chosen(editor).links)),
  },
  typeLinked('typeHeld', t('Type what it holds'), 'mod+ArrowDown', 'holds'),
  typeLinked('typeHolder', t('Type who holds it'), 'mod+ArrowUp', 'heldBy'),
  pull('linkTo', t('Link to what it holds'), 'shift+L', 'holds'),
  pull('linkFrom', t('Link to who holds it'), 'shift+O', 'heldBy'),
  {
    id: 'rename',
    label: (editor) => (onlyLink(editor) ? t('Type share and roles') : t('Rename')),
    also: t('percentage name'),
    icon: 'rename',
    group: 'selection',
    keys: ['F2'],
    visible: editing,
    enabled: (editor) => chosen(editor).only !== null || onlyLink(editor) !== null,
    perform: (editor) => {
      const { only } = chosen(editor);
      const link = onlyLink(editor);
      if (link) return typeOnLink(editor, link);
      const node = only ? editor.session.store.getState().document.nodes.get(only) : undefined;
      if (node?.decoration) editAnnotation(editor, node.key);
      else if (only) editor.ui.setState({ dialog: { kind: 'rename', key: only } });
    },
  },
  {
    id: 'flags',
    label: t('Flags & Labels'),
    also: t('country tag'),
    icon: 'flags',
    group: 'selection',
    keys: ['F'],
    visible: editing,
    enabled: (editor) => chosenCards(editor).length > 0,
    perform: (editor) => editor.ui.setState({ dialog: { kind: 'flags', keys: chosenCards(editor) } }),
  },
  {
    id: 'look',
    label: t('Fill, width and icon'),
    also: t('colour color style'),
    icon: 'look',
    group: 'selection',
    keys: ['G'],
    visible: editing,
    enabled: (editor) => chosenCards(editor).length > 0,
    perform: (editor) => editor.ui.setState({ dialog: { kind: 'look', keys: chosenCards(editor) } }),
  },
  {
    id: 'description',
    label: t('Description on this chart'),
    also: 'text',
    icon: 'description',
    group: 'selection',
    keys: ['D'],
    visible: editing,
    enabled: (editor) => onlyCard(editor) !== null,
    perform: (editor) => {
      const only = onlyCard(editor);
      if (only) editor.ui.setState({ dialog: { kind: 'description', key: only } });
    },
  },
  {
    id: 'replace',
    label: t('Replace…'),
    also: t('swap entity'),
    icon: 'replace',
    group: 'selection',
    keys: ['shift+R'],
    visible: editing,
    enabled: (editor) => onlyCard(editor) !== null,
    perform: (editor) => {
      const only = onlyCard(editor);
      if (only) askForReplacement(editor, only);
    },
  },
  {
    id: 'merge',
    label: t('Merge…'),
    also: t('same duplicate one record'),
    icon: 'merge',
    group: 'selection',
    visible: (editor) => editing(editor) && editor.source.kind === 'chart',
    enabled: (editor) => twoCards(editor) !== null,
    perform: (editor) => {
      const two = twoCards(editor);
      if (two) void askToMerge(editor, two);
    },
  },
  {
    id: 'selectLine',
    label: t('Select owners and holdings'),
    also: 'neighbours',
    icon: 'line',
    group: 'selection',
    enabled: (editor) => chosen(editor).nodes.length > 0,
    perform: (editor) => {
      const { nodes, links } = lineOf(editor.session.store.getState().document, chosen(editor).nodes);
      editor.session.select(selectionOf(nodes, links));
    },
  },
  {
    id: 'selectAll',
    label: t('Select everything'),
    icon: 'all',
    group: 'selection',
    keys: ['mod+A'],
    perform: ({ session, canvas }) =>
      session.select(selectionOf((canvas.current?.scene.cards ?? session.store.getState().document.nodes).keys())),
  },
  {
    id: 'remove',
    label: t('Remove from the chart'),
    also: 'delete',
    icon: 'remove',
    group: 'selection',
    keys: ['Delete', 'Backspace'],
    visible: editing,
    enabled: any,
    perform: (editor) => {
      const { nodes, links } = chosen(editor);
      editor.session.run(remove(nodes, links));
      editor.session.select(emptySelection);
    },
  },
];

/** The two records whose cards are all that is selected. */
function twoCards(editor: Editor): readonly [string, string] | null {
  const { nodes, links } = chosen(editor);
  const [keptKey, otherKey, ...more] = chosenCards(editor);
  const isTwo = nodes.length === 2 && links.length === 0 && more.length === 0;
  return isTwo && keptKey !== undefined && otherKey !== undefined ? [keptKey, otherKey] : null;
}

/** A merge works on records as they are stored, so that the chart is saved before. */
async function askToMerge({ session }: Editor, [keptKey, otherKey]: readonly [string, string]): Promise<void> {
  if (await session.save()) showShellDialog({ kind: 'mergeEntities', keptKey, otherKey });
}

/** Types a card that the selected one is linked with, below or above it. */
function typeLinked(id: string, label: string, keys: string, side: PullSide): Action<Editor> {
  return {
    id,
    label,
    also: t('new card add share owner holding keyboard quick'),
    icon: side === 'holds' ? 'linkTo' : 'linkFrom',
    group: 'selection',
    keys: [keys],
    visible: editing,
    enabled: (editor) => onlyCard(editor) !== null,
    perform: (editor) => {
      const key = onlyCard(editor);
      if (key) typeCard(editor, { pull: { key, side } });
    },
  };
}

/** Draws a link without a pointer: the other end is chosen by name. */
function pull(id: string, label: string, keys: string, side: PullSide): Action<Editor> {
  return {
    id,
    label,
    icon: id,
    group: 'selection',
    keys: [keys],
    visible: editing,
    enabled: (editor) => chosen(editor).only !== null,
    perform: (editor) => {
      const { only } = chosen(editor);
      if (only) editor.ui.setState({ dialog: { kind: 'add', type: null, at: null, pull: { key: only, side } } });
    },
  };
}
