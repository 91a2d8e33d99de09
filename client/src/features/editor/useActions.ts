import { useMemo } from 'react';
import { useStore } from 'zustand';
import { actionLabel, canPerform, type Action } from '../../chart/model/actions';
import { keysText, useShortcuts, type Shortcut } from '../../lib/shortcuts';
import { editorActions } from './actions/table';
import { useEditor, type Editor } from './editor';

/** An action ready for a button: its words, whether it can be done now, and doing it. */
export interface Door {
  id: string;
  icon: string;
  label: string;
  /** The first shortcut as shown in tooltips; empty without one. */
  keys: string;
  visible: boolean;
  enabled: boolean;
  perform: () => void;
}

/** An action as a door, made anew whenever the editor's state changes. */
export function useDoor(action: Action<Editor>): Door {
  const editor = useEditor();
  useStore(editor.session.store);
  useStore(editor.ui);
  return doorOf(action, editor);
}

/** An action as it stands in an editor now. */
export function doorOf(action: Action<Editor>, editor: Editor): Door {
  const keys = action.keys?.[0] ?? action.shownKeys;
  return {
    id: action.id,
    icon: action.icon,
    label: actionLabel(action, editor),
    keys: keys ? keysText(keys) : '',
    visible: action.visible?.(editor) ?? true,
    enabled: canPerform(action, editor),
    perform: () => {
      if (canPerform(action, editor)) action.perform(editor);
    },
  };
}

/** What a door's tooltip says: its words and its key. */
export function tipOf(door: Door): string {
  return door.keys ? `${door.label} (${door.keys})` : door.label;
}

/** Makes every action's shortcuts work while the editor is on screen. */
export function useEditorShortcuts(editor: Editor): void {
  const shortcuts = useMemo(
    () =>
      editorActions.flatMap((action) =>
        (action.keys ?? []).map((keys): Shortcut => ({
          id: `${action.id} ${keys}`,
          keys,
          label: typeof action.label === 'string' ? action.label : plainLabel(action.id),
          run: () => action.perform(editor),
          enabled: () => canPerform(action, editor),
          ...(action.inFields && { inFields: true }),
        })),
      ),
    [editor],
  );
  useShortcuts(shortcuts);
}

/** Words for the shortcut sheet where an action's own change with the state. */
function plainLabel(id: string): string {
  return (
    {
      edit: 'Edit, or done with editing',
      undo: 'Undo',
      bringNeighbours: 'Bring in neighbours from other charts',
      takeNeighboursOff: 'Take neighbours brought in off again',
      redo: 'Redo',
      foldGroup: 'Fold or open the group',
      miniMap: 'Show or hide the overview map',
      table: 'Show or hide the chart as a table',
    }[id] ?? id
  );
}
