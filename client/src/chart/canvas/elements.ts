import type { NodeSingular } from 'cytoscape';
import type { SceneCard } from '@stemma/shared/chart/geometry/scene';

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

const FINEST_GRID = 14;

/** Distance of the background's dots in CSS pixels: 24 units, coarser where they would run together. */
export function gridStep(zoom: number): number {
  const fine = 24 * zoom;
  return fine * 4 ** Math.max(0, Math.ceil(Math.log(FINEST_GRID / fine) / Math.log(4)));
}

function nodeData({ node, shape }: SceneCard) {
  return { id: node.key, width: shape.width, height: shape.height, level: shape.plate ? 0 : 1 };
}
