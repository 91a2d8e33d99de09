import { changeGroup } from '../../chart/model/groups';
import { toggleFold } from './actions/exploreActions';
import { layOutChart, type Editor } from './editor';
import { setting } from '../../lib/settings';

/** Whether a group is folded on screen. */
export function isGroupFolded({ session, ui }: Editor, key: string): boolean {
  const stored = session.store.getState().document.groups.get(key)?.collapsed ?? false;
  return ui.getState().explore.away.groups.get(key) ?? stored;
}

/**
 * Folds a group or opens it. While editing that is an edit, after which the chart is laid out where the settings say so; while reading
 * it is for the screen alone.
 */
export async function toggleGroup(editor: Editor, key: string): Promise<void> {
  const { session, ui } = editor;
  const collapsed = !isGroupFolded(editor, key);
  const groups = new Map(ui.getState().explore.away.groups);
  const editing = session.store.getState().mode === 'edit';
  if (editing) groups.delete(key);
  else groups.set(key, collapsed);
  if (editing) session.run(changeGroup(key, { collapsed }));
  ui.setState(({ explore }) => ({ explore: { ...explore, away: { ...explore.away, groups } } }));
  if (editing && (await setting('editor', 'layoutOnGroupCollapse')) === true) await layOutChart(editor);
}

/** What a press on a badge or sign does: a group is folded or opened, what a card holds brought back. */
export function toggleAny(editor: Editor, key: string): void {
  if (editor.session.store.getState().document.groups.has(key)) void toggleGroup(editor, key);
  else toggleFold(editor, key);
}
