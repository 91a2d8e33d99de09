import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { entityTint } from '@stemma/shared/entities/tint';
import type { Point } from '../geometry/box';
import { outlineCorners, outlineExtras, outlineOf, type Outline } from '../geometry/outline';
import type { Kind } from './kinds';

/** Size of the sign of a kind in its own units; whoever draws it scales it. */
export const KIND_SIGN = { width: 52, height: 34, corner: 6 } as const;

const ICON_SIDE = KIND_SIGN.height * 0.62;
const ICON = {
  left: (KIND_SIGN.width - ICON_SIDE) / 2,
  top: (KIND_SIGN.height - ICON_SIDE) / 2,
  side: ICON_SIDE,
};

/** The sign of a kind in a legend: the outline of its cards, or the symbol that stands for it; points from its upper left. */
export interface KindSign {
  outline: Outline;
  corners: readonly Point[] | null;
  extras: readonly (readonly Point[])[];
  /** Radius of a box without corners of its own. */
  radius: number;
  isDashed: boolean;
  /** The square in which the icon of its type stands; null for a sign without one. */
  icon: { left: number; top: number; side: number } | null;
  /** Ground and border; null for those of any card. */
  tint: { fill: string; stroke: string } | null;
}

/** The sign of a kind by a style, in a colour scheme. */
export function kindSign({ node }: Pick<Kind, 'node'>, { cards }: ChartStyleLook, scheme: 'light' | 'dark'): KindSign {
  const outline = cards === 'symbol' ? 'symbol' : outlineOf(node);
  const frame = { left: 0, top: 0, width: KIND_SIGN.width, height: KIND_SIGN.height };
  const tint = entityTint(node.typeName, scheme, node.party);
  const radius =
    outline === 'stadium' || outline === 'symbol' ? KIND_SIGN.height / 2 : cards === 'icon' ? KIND_SIGN.corner : 0;
  return {
    outline,
    corners: outlineCorners(outline, frame),
    extras: outlineExtras(outline, frame),
    radius,
    isDashed: node.party !== 'known',
    icon: outline === 'symbol' || outline === 'parallelogram' ? ICON : null,
    tint: cards === 'icon' ? { fill: tint.back, stroke: tint.front } : null,
  };
}
