import { makeRoom } from '../../../chart/layout/makeRoom';
import { arrange, changeNodes, moveNodes, together, type Command } from '../../../chart/model/commands';
import type { Editor } from '../editor';

/** Says something of an entity on its card, and has the chart make room for that; one step of undo. */
export function describeNode({ canvas, session }: Editor, key: string, chartDescription: string | null): Command {
  const label = 'description';
  const change = changeNodes([key], { chartDescription }, label);
  const shown = canvas.current;
  const card = shown?.scene.cards.get(key);
  if (!shown || !card) return change;
  const { scene } = shown;
  const { arrangement, shift } = makeRoom(scene, card, scene.shapeOf({ ...card.node, chartDescription }));
  const seen = new Set([...scene.cards.keys()].flatMap((one) => shown.meant(one)));
  const away = [...session.store.getState().document.nodes.values()].flatMap((node) => {
    const { x, y } = shift(node);
    return seen.has(node.key) || (!x && !y) ? [] : [[node.key, { x: node.x + x, y: node.y + y }] as const];
  });
  return together(label, [change, arrange(shown.arranged(arrangement)), moveNodes(new Map(away))]);
}
