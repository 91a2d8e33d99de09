import type { Action } from '../../../chart/model/actions';
import type { LayoutKind } from '@stemma/diagram/layout/kinds';
import type { Spacing } from '@stemma/diagram/layout/spacing';
import { t } from '@stemma/shared/language/translate';
import { straightenLinks } from '../../../chart/model/bends';
import { pinNodes } from '../../../chart/model/pins';
import { freeEnds, hasPlaces } from '../../../chart/model/endChoice';
import { readSpacing, writeSpacing } from '../../../chart/view/spacingChoice';
import { layOutChart, type Editor } from '../editor';
import { chosen, editing } from './context';

/** The layouts of the whole chart, those of the selected cards, and how far apart they put things, in the order of menus. */
export const LAYOUTS: Record<'whole' | 'selected' | 'spacing', readonly string[]> = {
  whole: ['layout', 'layout-tree', 'layout-force', 'layout-circular'],
  selected: ['arrange-layered', 'arrange-tree', 'arrange-force', 'arrange-circular'],
  spacing: ['spacing-compact', 'spacing-normal', 'spacing-wide', 'spacing-auto'],
};

/** Other words that people look for a layout by. */
const ALSO: Record<LayoutKind, string> = {
  layered: t('layered layers hierarchy arrange layout'),
  tree: t('arrange layout'),
  force: t('force springs organic arrange layout'),
  circular: t('circular circle ring arrange layout'),
};

/** What brings order into the whole chart, or into what is selected of it; pinned cards stay where they are. */
export const layoutActions: readonly Action<Editor>[] = [
  whole('layout', 'layered', t('Lay out the chart'), ['mod+L']),
  whole('layout-tree', 'tree', t('Lay out as a tree')),
  whole('layout-force', 'force', t('Lay out by what is linked')),
  whole('layout-circular', 'circular', t('Lay out in a circle')),
  selected('layered', t('Lay out the selected cards')),
  selected('tree', t('Selected cards as a tree')),
  selected('force', t('Selected cards by what is linked')),
  selected('circular', t('Selected cards in a circle')),
  spaced('compact', t('Compact spacing')),
  spaced('normal', t('Normal spacing')),
  spaced('wide', t('Wide spacing')),
  spaced('auto', t('Spacing by size of the chart')),
  {
    id: 'pin',
    label: (editor) => (allPinned(editor) ? t('Unpin') : t('Pin')),
    icon: 'pin',
    group: 'arrange',
    keys: ['shift+P'],
    visible: editing,
    enabled: (editor) => chosen(editor).nodes.length > 0,
    perform: (editor) => void editor.session.run(pinNodes(chosen(editor).nodes, !allPinned(editor))),
  },
  {
    id: 'straighten',
    label: t('Let links find their way'),
    also: t('straighten bends'),
    icon: 'straighten',
    group: 'selection',
    visible: editing,
    enabled: (editor) => chosen(editor).links.length > 0,
    perform: (editor) => void editor.session.run(straightenLinks(chosen(editor).links)),
  },
  {
    id: 'freeEnds',
    label: t('Reset link ends'),
    also: t('spots sides'),
    icon: 'freeEnds',
    group: 'selection',
    visible: editing,
    enabled: (editor) => {
      const { links } = editor.session.store.getState().document;
      return chosen(editor).links.some((key) => hasPlaces(links.get(key) ?? { fromSpot: null, toSpot: null }));
    },
    perform: (editor) => void editor.session.run(freeEnds(chosen(editor).links)),
  },
];

function whole(id: string, kind: LayoutKind, label: string, keys?: readonly string[]): Action<Editor> {
  return {
    id,
    label,
    also: ALSO[kind],
    icon: id,
    group: 'arrange',
    ...(keys && { keys }),
    visible: editing,
    enabled: (editor) => editor.session.store.getState().document.nodes.size > 0 && !editor.ui.getState().arranging,
    perform: (editor) => void layOutChart(editor, { kind, only: null }),
  };
}

/** Lays the whole chart out again, in layers, and keeps the choice for layouts to come. */
function spaced(choice: Spacing | 'auto', label: string): Action<Editor> {
  const spacing = choice === 'auto' ? undefined : choice;
  return {
    id: `spacing-${choice}`,
    label,
    also: t('spacing dense tight roomy layout'),
    icon: () => (readSpacing() === spacing ? 'chosen' : `spacing-${choice}`),
    group: 'arrange',
    visible: editing,
    enabled: (editor) => editor.session.store.getState().document.nodes.size > 0 && !editor.ui.getState().arranging,
    perform: (editor) => {
      writeSpacing(spacing);
      void layOutChart(editor, { kind: 'layered', only: null, spacing });
    },
  };
}

function selected(kind: LayoutKind, label: string): Action<Editor> {
  return {
    id: `arrange-${kind}`,
    label,
    also: ALSO[kind],
    icon: kind === 'layered' ? 'layout' : `layout-${kind}`,
    group: 'arrange',
    visible: editing,
    enabled: (editor) => chosen(editor).nodes.length > 1 && !editor.ui.getState().arranging,
    perform: (editor) => void layOutChart(editor, { kind, only: new Set(chosen(editor).nodes) }),
  };
}

function allPinned(editor: Editor): boolean {
  const { nodes } = editor.session.store.getState().document;
  const keys = chosen(editor).nodes;
  return keys.length > 0 && keys.every((key) => nodes.get(key)?.pinned);
}
