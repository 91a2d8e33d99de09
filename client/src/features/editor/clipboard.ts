import { useEffect } from 'react';
import { clipOf, pasteOf, type Clip } from '../../chart/model/clip';
import { selectionOf } from '../../chart/model/selection';
import { newKey } from '../../lib/newKey';
import type { Editor } from './editor';

const STEP = 40;

/** What was copied last, on whichever chart; `times` counts how often it was pasted, so that pastes do not hide each other. */
let held: { clip: Clip; text: string; from: string; times: number } | null = null;

/** Whether there is something to paste. */
export function canPaste(): boolean {
  return held !== null;
}

/** Takes the selected cards and the links between them; answers their names as text, or null where none are selected. */
export function copySelection({ session }: Editor): string | null {
  const { document, selection } = session.store.getState();
  const clip = clipOf(document, selection.nodes);
  if (clip.nodes.length === 0) return null;
  const text = clip.nodes.map(({ name }) => name).join('\n');
  held = { clip, text, from: session.key, times: 0 };
  return text;
}

/** Puts what was copied on the chart: beside where it stood, or on another chart in the middle of the screen. */
export function paste(editor: Editor): void {
  if (!held) return;
  held = { ...held, times: held.times + 1 };
  const away = held.from === editor.session.key ? { x: 0, y: 0 } : toMiddle(editor, held.clip);
  const shift = { x: away.x + STEP * held.times, y: away.y + STEP * held.times };
  place(editor, held.clip, shift, false);
}

/** Makes new entities of the same look out of the selected ones, beside them. */
export function duplicateSelection(editor: Editor): void {
  const { document, selection } = editor.session.store.getState();
  place(editor, clipOf(document, selection.nodes), { x: STEP, y: STEP }, true);
}

function place(editor: Editor, clip: Clip, shift: { x: number; y: number }, anew: boolean): void {
  const { session } = editor;
  const { command, keys } = pasteOf(session.store.getState().document, clip, { shift, newKey, anew });
  if (session.run(command)) session.select(selectionOf(keys));
}

function toMiddle({ canvas }: Editor, { nodes }: Clip): { x: number; y: number } {
  const middle = canvas.current?.camera.middle() ?? { x: 0, y: 0 };
  const [xs, ys] = [nodes.map(({ x }) => x), nodes.map(({ y }) => y)];
  return {
    x: middle.x - (Math.min(...xs) + Math.max(...xs)) / 2,
    y: middle.y - (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

/** Lets the system's copy and paste work on cards while nothing else is meant by them: no field, no selected text. */
export function useClipboard(editor: Editor): void {
  useEffect(() => {
    const elsewhere = (event: ClipboardEvent) =>
      event.defaultPrevented ||
      document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
      (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]') !== null);
    const onCopy = (event: ClipboardEvent) => {
      if (elsewhere(event) || document.getSelection()?.isCollapsed === false) return;
      const text = copySelection(editor);
      if (text === null) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      const editing = editor.session.store.getState().mode === 'edit';
      if (!editing || elsewhere(event) || event.clipboardData?.getData('text/plain') !== held?.text) return;
      event.preventDefault();
      paste(editor);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor]);
}
