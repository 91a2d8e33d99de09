import type { Action } from '../../../chart/model/actions';
import { aligned, distributed, type Alignment, type Placed } from '../../../chart/model/align';
import { moveNodes } from '../../../chart/model/commands';
import type { Point } from '@stemma/diagram/geometry/box';
import { t } from '@stemma/shared/language/translate';
import { canPaste, copySelection, cutSelection, duplicateSelection, paste } from '../clipboard';
import type { Editor } from '../editor';
import { chosen, editing } from './context';

const atLeast = (count: number) => (editor: Editor) => chosen(editor).nodes.length >= count;

/** What brings order into several cards, and copies them. */
export const arrangeActions: readonly Action<Editor>[] = [
  align('left', t('Align left edges')),
  align('center', t('Align on a vertical line')),
  align('right', t('Align right edges')),
  align('top', t('Align top edges')),
  align('middle', t('Align on a horizontal line')),
  align('bottom', t('Align bottom edges')),
  distribute('x', t('Same space across')),
  distribute('y', t('Same space down')),
  {
    id: 'copy',
    label: t('Copy'),
    icon: 'copy',
    group: 'selection',
    shownKeys: 'mod+C',
    enabled: atLeast(1),
    perform: (editor) => void copySelection(editor),
  },
  {
    id: 'cut',
    label: t('Cut'),
    icon: 'cut',
    group: 'selection',
    shownKeys: 'mod+X',
    visible: editing,
    enabled: atLeast(1),
    perform: (editor) => void cutSelection(editor),
  },
  {
    id: 'paste',
    label: t('Paste'),
    icon: 'paste',
    group: 'selection',
    shownKeys: 'mod+V',
    visible: editing,
    enabled: canPaste,
    perform: paste,
  },
  {
    id: 'duplicate',
    label: t('Duplicate as new entities'),
    also: 'clone',
    icon: 'duplicate',
    group: 'selection',
    keys: ['mod+D'],
    visible: editing,
    enabled: atLeast(1),
    perform: duplicateSelection,
  },
];

function align(how: Alignment, label: string): Action<Editor> {
  return order(`align-${how}`, label, 2, (cards) => aligned(cards, how));
}

function distribute(along: 'x' | 'y', label: string): Action<Editor> {
  return order(`distribute-${along}`, label, 3, (cards) => distributed(cards, along));
}

function order(
  id: string,
  label: string,
  least: number,
  places: (cards: ReadonlyMap<string, Placed>) => ReadonlyMap<string, Point>,
): Action<Editor> {
  return {
    id,
    label,
    icon: id,
    group: 'arrange',
    visible: editing,
    enabled: atLeast(least),
    perform: (editor) => void editor.session.run(moveNodes(places(sized(editor)))),
  };
}

function sized(editor: Editor): Map<string, Placed> {
  const scene = editor.canvas.current?.scene;
  return new Map(
    chosen(editor).nodes.flatMap((key) => {
      const card = scene?.cards.get(key);
      const box = card && { x: card.x, y: card.y, width: card.shape.width, height: card.shape.height };
      return box ? [[key, box] as const] : [];
    }),
  );
}
