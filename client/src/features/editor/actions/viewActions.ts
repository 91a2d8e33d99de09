import { t } from '@stemma/shared/language/translate';
import type { Action } from '../../../chart/model/actions';
import { emptySelection } from '../../../chart/model/selection';
import { fitWhole, zoomFull, zoomIn, zoomOut } from '../../../chart/view/camera';
import type { Editor } from '../editor';
import { inspect } from '../inspect';
import { isTableShown, tableShown } from '../usePanelLayout';

/** What changes only what one sees. */
export const viewActions: readonly Action<Editor>[] = [
  {
    id: 'find',
    label: t('Find on the chart'),
    also: 'search',
    icon: 'find',
    group: 'find',
    keys: ['mod+F'],
    inFields: true,
    perform: ({ ui }) => ui.setState((state) => ({ find: state.find ?? { text: '', at: 0 } })),
  },
  {
    id: 'palette',
    label: t('Commands…'),
    icon: 'palette',
    group: 'find',
    keys: ['mod+K'],
    inFields: true,
    perform: ({ ui }) => ui.setState({ dialog: { kind: 'palette' } }),
  },
  {
    id: 'zoomOut',
    label: t('Zoom out'),
    icon: 'zoomOut',
    group: 'view',
    keys: ['-'],
    perform: ({ canvas }) => zoomOut(canvas),
  },
  {
    id: 'zoomFull',
    label: t('Show at 100%'),
    icon: 'zoomFull',
    group: 'view',
    keys: ['1'],
    perform: ({ canvas }) => zoomFull(canvas),
  },
  {
    id: 'zoomIn',
    label: t('Zoom in'),
    icon: 'zoomIn',
    group: 'view',
    keys: ['plus', '='],
    perform: ({ canvas }) => zoomIn(canvas),
  },
  {
    id: 'fit',
    label: t('Fit the whole chart'),
    also: t('zoom all'),
    icon: 'fit',
    group: 'view',
    keys: ['0'],
    perform: ({ canvas }) => fitWhole(canvas),
  },
  {
    id: 'miniMap',
    label: ({ ui }) => (ui.getState().miniMap ? t('Hide the overview map') : t('Show the overview map')),
    icon: 'map',
    group: 'view',
    keys: ['M'],
    perform: ({ ui }) => ui.setState((state) => ({ miniMap: !state.miniMap })),
  },
  {
    id: 'table',
    label: ({ ui }) => (isTableShown(ui.getState()) ? t('Hide the table') : t('Show as a table')),
    icon: 'table',
    group: 'view',
    keys: ['T'],
    perform: ({ ui, canvas }) => {
      const hides = isTableShown(ui.getState());
      ui.setState((state) => (hides ? { table: null } : tableShown(state)));
      if (hides) canvas.current?.focus();
    },
  },
  {
    id: 'escape',
    label: t('Close, or select nothing'),
    icon: 'close',
    group: 'view',
    keys: ['Escape'],
    inFields: true,
    perform: stepBack,
  },
];

/** Escape closes one thing at a time: menu, search, panel, filter; then stops a layout that is being worked out; then puts the tool away; then what is looked at alone; then selects nothing. */
function stepBack(editor: Editor): void {
  const { ui, session } = editor;
  const { menu, find, inspected, arranging, tool, explore } = ui.getState();
  if (menu) ui.setState({ menu: null });
  else if (find) ui.setState({ find: null });
  else if (inspected) inspect(editor, null);
  else if (explore.open) ui.setState({ explore: { ...explore, open: false } });
  else if (arranging) arranging.abort();
  else if (tool !== 'select') ui.setState({ tool: 'select' });
  else if (explore.focus) ui.setState({ explore: { ...explore, focus: null } });
  else session.select(emptySelection);
}
