import { useEffect } from 'react';
import { boundsOf, type Bounds, type Point } from '@stemma/shared/chart/geometry/box';
import { linkShape } from '@stemma/shared/chart/link';
import { isEntityType } from '@stemma/shared/entities/typeNames';
import { clipOf, pasteOf, type Clip } from '../../chart/model/clip';
import type { NodeRecord } from '../../chart/model/document';
import { selectionOf } from '../../chart/model/selection';
import { newKey } from '../../lib/newKey';
import { onSessionChange } from '../../lib/session';
import type { Editor } from './editor';

const STEP = 40;
/** Space that is kept round what is pasted. */
const MARGIN = 12;

/** What was copied, on whichever chart. */
interface Held {
  clip: Clip;
  text: string;
  from: string;
}

/** What was copied last in this tab. */
let held: Held | null = null;

/** The kind of data that carries a copy into other tabs, through the system's clipboard. */
const KIND = 'application/x-stemma-cards';

// Whoever signs in next in this window is not shown what was copied before.
onSessionChange(({ status }) => {
  if (status !== 'signedIn') held = null;
});

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
  held = { clip, text, from: session.key };
  return text;
}

/** Puts what was copied on the chart: beside where it stood, or on another chart in the middle of the screen. */
export function paste(editor: Editor, copied: Held | null = held): void {
  if (!copied) return;
  const away = copied.from === editor.session.key ? { x: STEP, y: STEP } : toMiddle(editor, copied.clip);
  place(editor, copied.clip, away, false);
}

/** Makes new entities of the same look out of the selected ones, beside them. */
export function duplicateSelection(editor: Editor): void {
  const { document, selection } = editor.session.store.getState();
  place(editor, clipOf(document, selection.nodes), { x: STEP, y: STEP }, true);
}

function place(editor: Editor, clip: Clip, shift: { x: number; y: number }, anew: boolean): void {
  const { session, canvas } = editor;
  const { command, keys } = pasteOf(session.store.getState().document, clip, {
    shift: clearOf(editor, clip, shift),
    newKey,
    anew,
  });
  if (!session.run(command)) return;
  session.select(selectionOf(keys));
  for (const key of keys.slice(0, 1)) canvas.current?.camera.reveal(key);
}

/** The nearest shift to the one wanted at which no card comes to stand over another or over a link; where all is full of links, over another. */
function clearOf({ canvas }: Editor, { nodes }: Clip, wanted: Point): Point {
  const scene = canvas.current?.scene;
  if (!scene) return wanted;
  const shapes = nodes.map((node) => {
    const { width, height } = scene.shapeOf(node);
    return { x: node.x, y: node.y, width, height };
  });
  const boxes = (shift: Point): Bounds[] =>
    shapes.map(({ x, y, width, height }) => boundsOf({ x: x + shift.x, y: y + shift.y, width, height }, MARGIN));
  const ofCards = (shift: Point) => boxes(shift).every((box) => scene.cardsIn(box).length === 0);
  const ofLinks = (shift: Point) => boxes(shift).every((box) => scene.linksIn(box).length === 0);
  const shifts = shiftsFrom(wanted);
  return shifts.find((shift) => ofCards(shift) && ofLinks(shift)) ?? shifts.find(ofCards) ?? wanted;
}

/** Shifts to try, the nearest first. */
function shiftsFrom({ x, y }: Point): Point[] {
  return Array.from({ length: 60 }, (_, ring) => ring * STEP).flatMap((away) => [
    { x: x + away, y },
    { x, y: y + away },
    { x: x + away, y: y + away },
    { x: x - away, y },
  ]);
}

/** A copy that another tab put on the clipboard; null for anything else. */
function readHeld(json: string): Held | null {
  if (!json) return null;
  try {
    const read = JSON.parse(json) as Held;
    const { nodes, links } = read.clip;
    const whole = nodes.every(isCard) && links.every((link) => linkShape.safeParse(link).success);
    return whole && nodes.length > 0 ? read : null;
  } catch {
    return null;
  }
}

function isCard(node: NodeRecord): boolean {
  const texts = [node.key, node.name, node.typeName].every((text) => typeof text === 'string');
  return texts && isEntityType(node.typeName) && Number.isFinite(node.x) && Number.isFinite(node.y);
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
      if (held) event.clipboardData?.setData(KIND, JSON.stringify(held));
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      const editing = editor.session.store.getState().mode === 'edit';
      if (!editing || elsewhere(event)) return;
      const here = held && event.clipboardData?.getData('text/plain') === held.text ? held : null;
      const copied = here ?? readHeld(event.clipboardData?.getData(KIND) ?? '');
      if (!copied) return;
      event.preventDefault();
      paste(editor, copied);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor]);
}
