import type { NodeSingular } from 'cytoscape';
import type { SceneCard } from '@stemma/diagram/scene/scene';

/** A card as Cytoscape keeps it: a box that can be found, dragged and selected. */
export function nodeOf(card: SceneCard) {
  return { group: 'nodes' as const, data: nodeData(card), position: { x: card.x, y: card.y } };
}

/** Puts Cytoscape's box of a card where the card is. */
export function placeNode(node: NodeSingular, card: SceneCard): void {
  const data = nodeData(card);
  if (node.data('width') !== data.width || node.data('height') !== data.height) node.data(data);
  node.position({ x: card.x, y: card.y });
}

function nodeData({ node, shape }: SceneCard) {
  return { id: node.key, width: shape.width, height: shape.height, level: shape.annotation ? 0 : 1 };
}
