import { CARD } from '@stemma/shared/chart/geometry/card';
import { labelBounds } from '@stemma/shared/chart/geometry/labelPlace';
import { isLoop } from '@stemma/shared/chart/geometry/loop';
import { pathBounds } from '@stemma/shared/chart/geometry/polyline';
import type { Scene } from '@stemma/shared/chart/geometry/scene';
import { shareOf } from '../model/relations';
import { layoutGroups } from './groups';
import type { LayoutInput } from './types';

/** What a layout needs to know of the chart as it stands. */
export function layoutInput(scene: Scene): LayoutInput {
  const beside = besideCards(scene);
  return {
    nodes: [...scene.cards.values()].map(({ node, shape }) => {
      const room = beside.get(node.key) ?? 0;
      return {
        key: node.key,
        name: node.name,
        width: shape.width + 2 * room,
        height: shape.height,
        corner: Math.min(shape.corner, shape.width / 2 - 4) + room,
        drop: shape.pill ? CARD.pillDrop : 0,
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
    ...(scene.groups.length && { groups: layoutGroups(scene.groups, (key) => scene.cards.has(key)) }),
  };
}

/** How far links from cards to themselves reach beside these, with their words; a layout keeps as much free on both sides. */
function besideCards(scene: Scene): Map<string, number> {
  const reach = new Map<string, number>();
  for (const { link, path, label } of scene.links.values()) {
    const card = isLoop(link) && scene.cards.get(link.from);
    if (!card) continue;
    const way = pathBounds(path);
    const words = label && labelBounds(label, label.shape);
    const edge = card.shape.width / 2;
    const right = Math.max(way.right, words?.right ?? -Infinity) - card.x - edge;
    const left = card.x - edge - Math.min(way.left, words?.left ?? Infinity);
    reach.set(link.from, Math.ceil(Math.max(0, right, left, reach.get(link.from) ?? 0)));
  }
  return reach;
}
