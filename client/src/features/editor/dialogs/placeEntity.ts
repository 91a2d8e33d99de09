import { typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { boundsOf } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import { addLink, addNode, together } from '../../../chart/model/commands';
import { nearestFreePlace } from '@stemma/diagram/layout/nearestFreePlace';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { newNode, type NodeRecord } from '../../../chart/model/document';
import { selectionOf } from '../../../chart/model/selection';
import { newKey } from '../../../lib/newKey';
import { setting } from '../../../lib/settings';
import { endsOf, newLinks } from '../drawLink';
import { freePlace, pointedAt } from '../annotations/freePlace';
import type { Editor } from '../editor';
import { typeCard } from '../typing/typing';
import type { EditorDialog } from '../ui';

/** How far a card that is let go over others is put from them. */
const CLEAR = 12;

type Adding = Extract<EditorDialog, { kind: 'add' }>;

/** Puts an entity on the chart, at the place asked for or near where the chart was pressed last where there is room, with the link that was pulled to it. */
export function placeEntity(
  editor: Editor,
  entity: Pick<NodeRecord, 'key' | 'typeName' | 'name'> & Partial<NodeRecord>,
  adding: Adding,
): void {
  const { session, ui, canvas } = editor;
  const scene = canvas.current?.scene;
  const wanted = adding.at ?? pointedAt(editor);
  const node = newNode({ ...entity, x: Math.round(wanted.x), y: Math.round(wanted.y) });
  const at = scene && (adding.at ? besideCards(scene, node) : freePlace(scene, wanted));
  const place = addNode({ ...node, ...at });
  const { pull } = adding;
  if (!pull) {
    session.run(place);
    session.select(selectionOf([entity.key]));
    canvas.current?.camera.reveal(entity.key);
    ui.setState({ dialog: null });
    return;
  }
  void newLinks().then(({ roles, asks }) => {
    const link = { key: newKey(), ...endsOf(pull.key, entity.key, pull.side), roles };
    session.run(together(t('add {name}', { name: entity.name }), [place, addLink(link)]));
    session.select(selectionOf([], [link.key]));
    ui.setState({ dialog: asks ? { kind: 'roles', links: [link.key] } : null });
  });
}

/** Adds an entity, at a place or where there is room: the name of one of a type is typed there, or left out where the settings say so; any is found or named in the dialog. */
export async function addEntity(editor: Editor, type: RecordType | null, at: Adding['at'] = null): Promise<void> {
  const adding: Adding = { kind: 'add', type, at };
  if (!type) return editor.ui.setState({ dialog: adding });
  if ((await setting('editor', 'askForName')) === false) {
    const name = t('New {type}', { type: withinSentence(typeLabel(type)) });
    placeEntity(editor, { key: newKey(), typeName: type, name, chartCount: 1, isNew: true }, adding);
  } else typeCard(editor, { type, once: true, ...(at && { at }) });
}

/** A card's place, or the nearest to it where the card stands on no other. */
function besideCards(scene: Scene, node: NodeRecord): { x: number; y: number } {
  const { width, height } = scene.shapeOf(node);
  return nearestFreePlace(
    { x: node.x, y: node.y },
    (at) => scene.cardsIn(boundsOf({ ...at, width, height }, CLEAR)).length === 0,
  );
}
