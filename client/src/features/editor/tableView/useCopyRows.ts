import type { ClipboardEvent } from 'react';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { carry, copySelection, type Copied } from '../clipboard';
import { useEditor } from '../editor';
import { rowText } from './rows';

const TEXT = 'input:not([type="checkbox"])';

interface Rows {
  kind: 'entities' | 'links';
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  overlay: OwnershipOverlay | null;
}

/**
 * What is copied in a row: of a cell that is written in what it says, else the row's values for a sheet, and those of the rows that are
 * selected with it; selected entities go onto charts as cards too. Text that is selected is the browser's.
 */
export function useCopyRows({ kind, keys, chosen, overlay }: Rows) {
  const editor = useEditor();
  const copy = ({ target }: ClipboardEvent): Copied | null => {
    if (!(target instanceof Element) || document.getSelection()?.isCollapsed === false) return null;
    if (target instanceof HTMLInputElement && target.matches(TEXT))
      return target.value && target.selectionStart === target.selectionEnd ? { text: target.value } : null;
    const key = keys[Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1)];
    if (key === undefined) return null;
    const { document: chart } = editor.session.store.getState();
    const rows = chosen.has(key) ? keys.filter((one) => chosen.has(one)) : [key];
    const text = rows.map((one) => rowText(chart, kind, one, overlay)).join('\n');
    return kind === 'entities' && chosen.has(key) ? copySelection(editor, text) : { text };
  };
  const onCopy = (event: ClipboardEvent) => carry(event.nativeEvent, copy(event));
  /** Rows are taken off by their buttons. */
  const onCut = (event: ClipboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.matches(TEXT)) event.preventDefault();
  };
  return { onCopy, onCut };
}
