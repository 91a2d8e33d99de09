import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import type { Point } from '../geometry/box';
import type { ComponentLayout } from '../layout/types';
import { groupColumns, type GroupSide } from './groupColumns';
import type { ConnectedComponent } from '../layout/connectedComponents';

/**
 * What elkjs is told besides a part so that groups stay together: the order of cards in each layer, and for each group two walls of cards
 * without size, straight down its left and right side, between which its own cards stand and no others.
 */
export interface GroupBoundaryNodes {
  children: ElkNode[];
  edges: ElkExtendedEdge[];
  /** By card, its column and layer; only their order counts. */
  places: Map<string, Point>;
}

/** So much more than anything else a wall wants to be straight. */
const STRAIGHT = '1000';

/** Walls for a part that was laid out in layers without regard to its groups. */
export function groupBoundaryNodes(
  { nodes, groups }: ConnectedComponent,
  { nodes: places, layers }: ComponentLayout,
): GroupBoundaryNodes {
  const rows = new Map(nodes.map(({ key }) => [key, layers?.get(key) ?? 0]));
  const columns = groupColumns({ groups, places, rows });
  const walls: GroupBoundaryNodes = { children: [], edges: [], places: new Map() };
  columns.forEach((item, at) => {
    if ('card' in item) walls.places.set(item.card, { x: at, y: item.first });
    else addWall(walls, item, at);
  });
  return walls;
}

/** A wall hangs from the first layer, where elkjs takes it to be; it has a place, and is straight, from its group's first layer on. */
function addWall({ children, edges, places }: GroupBoundaryNodes, wall: GroupSide, column: number): void {
  const idOf = (layer: number) => `${wall.group}\u0000${wall.side}\u0000${layer}`;
  for (let layer = 0; layer <= wall.last; layer++) {
    const id = idOf(layer);
    const place = { x: column, y: layer };
    if (layer >= wall.first) places.set(id, place);
    children.push({
      id,
      width: 1,
      height: 1,
      layoutOptions: {
        'elk.alignment': 'TOP',
        ...(layer === 0 && { 'elk.layered.layering.layerConstraint': 'FIRST' }),
        ...(layer >= wall.first && positionOf(place)),
      },
    });
    if (layer === 0) continue;
    const straightness = layer > wall.first ? STRAIGHT : '0';
    edges.push({
      id: `${id}\u0000way`,
      sources: [idOf(layer - 1)],
      targets: [id],
      layoutOptions: { 'elk.layered.priority.straightness': straightness },
    });
  }
}

/** Where a card stands among those of its row, by the order of which elkjs lays out. */
export function positionOf({ x, y }: Point): LayoutOptions {
  return { 'elk.position': `(${x},${y})` };
}
