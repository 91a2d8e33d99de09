import { union, type Bounds } from '../geometry/box';
import { CARD } from '../geometry/card';
import { labelBounds } from '../label/labelPlace';
import { isSelfLoop } from '../route/selfLoop';
import { pathBounds } from '../geometry/polyline';
import type { Scene } from '../scene/scene';
import { shareOf } from './relation';
import { layoutGroups } from '../group/groups';
import type { LayoutInput } from './types';

/** What a layout needs to know of the chart as it stands. */
export function layoutInput(scene: Scene): LayoutInput {
  const beside = besideCards(scene);
  return {
    nodes: [...scene.cards.values()].map(({ node, shape }) => {
      const { room = 0, loops } = beside.get(node.key) ?? {};
      return {
        key: node.key,
        name: node.name,
        width: shape.width + 2 * room,
        height: shape.height,
        corner: Math.min(shape.corner, shape.width / 2 - 4) + room,
        drop: shape.pill ? CARD.pillDrop : 0,
        ...(shape.pill && { pill: shape.pillWidth }),
        ...(loops && { beside: room, loops }),
      };
    }),
    links: [...scene.links.values()].map(({ link, label }) => ({
      key: link.key,
      from: link.from,
      to: link.to,
      arrowType: link.arrowType,
      share: shareOf(link),
      label: label && { width: label.shape.width, height: label.shape.height },
    })),
    ...(scene.routing === 'straight' && { straight: true }),
    ...(scene.groups.length && { groups: layoutGroups(scene.groups, (key) => scene.cards.has(key)) }),
  };
}

/** What links from cards to themselves take up, with their labels, and how far they reach beside these; a layout keeps as much free on both sides. */
function besideCards(scene: Scene): Map<string, { room: number; loops: Bounds }> {
  const found = new Map<string, { room: number; loops: Bounds }>();
  for (const { link, path, label } of scene.links.values()) {
    const card = isSelfLoop(link) && scene.cards.get(link.from);
    if (!card) continue;
    const route = pathBounds(path);
    const labelBox = label && labelBounds(label, label.shape);
    const { left, top, right, bottom } = union([route, labelBox ?? route]) ?? route;
    const beside = Math.max(right, route.right + (label?.shape.width ?? 0) / 2);
    const own = { left: left - card.x, top: top - card.y, right: beside - card.x, bottom: bottom - card.y };
    const loops = union([own, found.get(link.from)?.loops ?? own]) ?? own;
    const edge = card.shape.width / 2;
    const reach = Math.ceil(Math.max(0, right - card.x - edge, card.x - edge - left));
    found.set(link.from, { room: Math.max(reach, found.get(link.from)?.room ?? 0), loops });
  }
  return found;
}
