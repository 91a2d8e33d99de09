import { useMemo } from 'react';
import { useStore } from 'zustand';
import { t } from '@stemma/shared/language/translate';
import { actionIcon, actionLabel, canPerform, type Action } from '../../chart/model/actions';
import { keysText, useShortcuts, type Shortcut } from '../../lib/shortcuts';
import { editorActions } from './actions/table';
import { useEditor, type Editor } from './editor';

/** An action ready for a button: its words, whether it can be done now, and doing it. */
export interface BoundAction {
  id: string;
  icon: string;
  label: string;
  /** Other words that people look for it by. */
  also: string | undefined;
  /** The first shortcut as shown in tooltips; empty without one. */
  keys: string;
  visible: boolean;
  enabled: boolean;
  perform: () => void;
}

/** An action as a door, made anew whenever the editor's state changes. */
export function useBoundAction(action: Action<Editor>): BoundAction {
  const editor = useEditor();
  useStore(editor.session.store);
  useStore(editor.ui);
  return boundAction(action, editor);
}

/** An action as it stands in an editor now. */
export function boundAction(action: Action<Editor>, editor: Editor): BoundAction {
  const keys = action.keys?.[0] ?? action.shownKeys;
  return {
    id: action.id,
    icon: actionIcon(action, editor),
    label: actionLabel(action, editor),
    also: action.also,
    keys: keys ? keysText(keys) : '',
    visible: action.visible?.(editor) ?? true,
    enabled: canPerform(action, editor),
    perform: () => {
      if (canPerform(action, editor)) action.perform(editor);
    },
  };
}

/** What a door's tooltip says: its words and its key. */
export function tipOf(action: BoundAction): string {
  return action.keys ? `${action.label} (${action.keys})` : action.label;
}

/** Makes every action's shortcuts work while the editor is on screen. */
export function useEditorShortcuts(editor: Editor): void {
  const shortcuts = useMemo(
    () =>
      editorActions
        .flatMap((action) => [
          ...(action.shownKeys ? [onSheetOnly(action.shownKeys, sheetLabel(action))] : []),
          ...(action.keys ?? []).map((keys): Shortcut => ({
            id: `${action.id} ${keys}`,
            keys,
            label: sheetLabel(action),
            run: () => action.perform(editor),
            enabled: () => canPerform(action, editor),
            ...(action.inFields && { inFields: true }),
          })),
        ])
        .concat(ON_CANVAS),
    [editor],
  );
  useShortcuts(shortcuts);
}

/** Keys that the chart itself hears while it has the focus. */
const ON_CANVAS: readonly Shortcut[] = [
  onSheetOnly(',', t('Move the words of the selected link back along it')),
  onSheetOnly('.', t('Move the words of the selected link on along it')),
  onSheetOnly('Enter', t('Type share and roles of the selected link; a digit begins a share')),
];

/** A line of the shortcut sheet for keys that something else hears. */
function onSheetOnly(keys: string, label: string): Shortcut {
  return { id: `shown ${keys}`, keys, label, run: () => undefined, heardElsewhere: true };
}

/** Words for the shortcut sheet; where an action's own change with the state, ones that always hold. */
export function sheetLabel({ id, label }: Pick<Action<Editor>, 'id' | 'label'>): string {
  if (typeof label === 'string') return label;
  const plain = PLAIN_LABELS[id];
  if (plain === undefined) throw new Error(`The action '${id}' has no words for the shortcut sheet.`);
  return plain;
}

const PLAIN_LABELS: Readonly<Record<string, string>> = {
  edit: t('Edit, or done with editing'),
  undo: t('Undo'),
  rename: t('Rename, or type share and roles of a link'),
  redo: t('Redo'),
  bringNeighbours: t('Bring in neighbours from other charts'),
  takeNeighboursOff: t('Remove the neighbours brought in'),
  fold: t('Fold or unfold what it holds'),
  foldGroup: t('Fold or open the group'),
  pin: t('Pin or unpin cards'),
  miniMap: t('Show or hide the overview map'),
  table: t('Show or hide the chart as a table'),
};
