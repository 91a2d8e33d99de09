import { wouldOverlap, pushNeighboursAway } from '@stemma/diagram/layout/pushNeighboursAway';
import { arrange, changeNode, changeNodes, moveNodes, together, type Command } from '../../../chart/model/commands';
import type { Editor } from '../editor';

/** Says something of an entity on its card, and has the chart make room for that; one step of undo. */
export function describeNode(editor: Editor, key: string, chartDescription: string | null): Command {
  const change = changeNodes([key], { chartDescription }, 'description');
  return withRoom(editor, key, { chartDescription }, change);
}

/** Names an entity otherwise, and has the chart make room where its card would come over another; one step of undo. */
export function renameNode(editor: Editor, key: string, name: string): Command {
  const change = changeNode(key, { name });
  const scene = editor.canvas.current?.scene;
  const card = scene?.cards.get(key);
  const hasRoom = !scene || !card || !wouldOverlap(scene, card, scene.shapeOf({ ...card.node, name }));
  return hasRoom ? change : withRoom(editor, key, { name }, change);
}

function withRoom(
  { canvas, session }: Editor,
  key: string,
  texts: { chartDescription: string | null } | { name: string },
  change: Command,
): Command {
  const shown = canvas.current;
  const card = shown?.scene.cards.get(key);
  if (!shown || !card) return change;
  const { scene } = shown;
  const { arrangement, shift } = pushNeighboursAway(scene, card, scene.shapeOf({ ...card.node, ...texts }));
  const seen = new Set([...scene.cards.keys()].flatMap((one) => shown.meant(one)));
  const away = [...session.store.getState().document.nodes.values()].flatMap((node) => {
    const { x, y } = shift(node);
    return seen.has(node.key) || (!x && !y) ? [] : [[node.key, { x: node.x + x, y: node.y + y }] as const];
  });
  return together(change.label, [change, arrange(shown.arranged(arrangement)), moveNodes(new Map(away))]);
}
