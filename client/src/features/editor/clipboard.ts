import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { boundsOf, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { isEntityType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { clipOf, pasteOf, type Clip, type Pasting } from '../../chart/model/clip';
import { remove } from '../../chart/model/commands';
import type { NodeRecord } from '../../chart/model/document';
import { emptySelection, selectionOf } from '../../chart/model/selection';
import { notify } from '../../components/notify';
import { newKey } from '../../lib/newKey';
import { onSessionChange } from '../../lib/session';
import type { Editor } from './editor';
import { statedOn } from './source';

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

/** What goes to the system's clipboard; with cards, what was copied last goes along for charts in other tabs. */
export interface Copied {
  text: string;
  cards?: true;
}

/** Takes the selected cards and the links between them, as text by their names unless told; null where none are selected. */
export function copySelection({ session, source }: Editor, said?: string): Copied | null {
  const { document, selection } = session.store.getState();
  const chart = statedOn(source, document);
  const clip = clipOf(chart, selection.nodes);
  if (clip.nodes.length === 0) return null;
  const text = said ?? clip.nodes.map(({ name }) => name).join('\n');
  held = { clip, text, from: session.key };
  return { text, cards: true };
}

/** Puts what was copied on the chart: beside where it stood, or on another chart in the middle of the screen. */
export function paste(editor: Editor, copied: Held | null = held): void {
  if (!copied) return;
  if (copied.from === editor.session.key) place(editor, copied.clip, { x: STEP, y: STEP }, 'copied');
  else place(editor, copied.clip, toMiddle(editor, copied.clip), 'same');
}

/** Takes the selected cards off the chart, to be pasted here or elsewhere; null where none are selected. */
export function cutSelection(editor: Editor): Copied | null {
  const copied = copySelection(editor);
  const { session } = editor;
  const { nodes, links } = session.store.getState().selection;
  if (copied === null || !session.run(remove(nodes, links))) return null;
  session.select(emptySelection);
  return copied;
}

/** Makes new entities of the same look out of the selected ones, beside them. */
export function duplicateSelection(editor: Editor): void {
  const { document, selection } = editor.session.store.getState();
  place(editor, clipOf(document, selection.nodes), { x: STEP, y: STEP }, 'new');
}

function place(editor: Editor, clip: Clip, shift: { x: number; y: number }, pasting: Pasting): void {
  const { session, canvas } = editor;
  const { document } = session.store.getState();
  const { command, keys, here } = pasteOf(document, clip, { shift: clearOf(editor, clip, shift), newKey, pasting });
  if (command && !session.run(command)) return;
  if (here > 0) notify('Message', hereText(here, clip.nodes.length));
  session.select(selectionOf(keys));
  for (const key of keys.slice(0, 1)) canvas.current?.camera.reveal(key);
}

function hereText(here: number, all: number): string {
  if (all === 1) return t('This entity stands on the chart already.');
  if (here === all) return t('These entities stand on the chart already.');
  return t(
    '{here} of the {all} cards {here2, plural, one {stands} other {stand}} on the chart already: links lead there.',
    { here, all, here2: here },
  );
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

/** A copy that another tab put on the clipboard, its links not yet looked at (`hasLinks`); null for anything else. */
function readHeld(json: string): Held | null {
  if (!json) return null;
  try {
    const read = JSON.parse(json) as Held;
    const { nodes, links } = read.clip;
    return nodes.every(isCard) && Array.isArray(links) && nodes.length > 0 ? read : null;
  } catch {
    return null;
  }
}

async function hasLinks({ clip }: Held): Promise<boolean> {
  const { linkShape } = await import('@stemma/shared/chart/link');
  return clip.links.every((link) => linkShape.safeParse(link).success);
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

/** Puts what was copied, if anything, on the system's clipboard in place of what the browser would. */
export function carry(event: ClipboardEvent, copied: Copied | null): void {
  if (!copied) return;
  event.clipboardData?.setData('text/plain', copied.text);
  if (copied.cards && held) event.clipboardData?.setData(KIND, JSON.stringify(held));
  event.preventDefault();
}

/** Lets the system's copy and paste work on cards, and on rows of text that become some, while nothing else is meant by them: no field, no selected text. */
export function useClipboard(editor: Editor): void {
  const client = useApolloClient();
  useEffect(() => {
    const elsewhere = (event: ClipboardEvent) =>
      event.defaultPrevented ||
      document.querySelector('[role="dialog"][aria-modal="true"]') !== null ||
      (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]') !== null);
    const pasteOthers = async (fromTab: Held | null, text: string) => {
      if (fromTab && (await hasLinks(fromTab))) paste(editor, fromTab);
      else {
        const { isPlaceable, pasteText } = await import('./pasting/pasteText');
        if (isPlaceable(text)) await pasteText(editor, client, text);
      }
    };
    const give = (event: ClipboardEvent, take: (editor: Editor) => Copied | null) => {
      if (!elsewhere(event) && document.getSelection()?.isCollapsed !== false) carry(event, take(editor));
    };
    const isEditing = () => editor.session.store.getState().mode === 'edit';
    const onCopy = (event: ClipboardEvent) => give(event, copySelection);
    const onCut = (event: ClipboardEvent) => isEditing() && give(event, cutSelection);
    const onPaste = (event: ClipboardEvent) => {
      if (!isEditing() || elsewhere(event)) return;
      const here = held && event.clipboardData?.getData('text/plain') === held.text ? held : null;
      if (here) {
        event.preventDefault();
        return paste(editor, here);
      }
      const fromTab = readHeld(event.clipboardData?.getData(KIND) ?? '');
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!fromTab && text.trim() === '') return;
      event.preventDefault();
      void pasteOthers(fromTab, text);
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCut);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCut);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor, client]);
}
