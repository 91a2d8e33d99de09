import { CARD } from '@stemma/shared/chart/geometry/card';
import type { Scene } from '@stemma/shared/chart/geometry/scene';
import { shareOf } from '../model/relations';
import type { LayoutInput } from './types';

/** What a layout needs to know of the chart as it stands. */
export function layoutInput(scene: Scene): LayoutInput {
  return {
    nodes: [...scene.cards.values()].map(({ node, shape }) => ({
      key: node.key,
      name: node.name,
      width: shape.width,
      height: shape.height,
      corner: Math.min(shape.corner, shape.width / 2 - 4),
      drop: shape.pill ? CARD.pillDrop : 0,
    })),
    links: [...scene.links.values()].map(({ link, label }) => ({
      key: link.key,
      from: link.from,
      to: link.to,
      arrowType: link.arrowType,
      share: shareOf(link),
      label: label && { width: label.shape.width, height: label.shape.height },
    })),
  };
}
