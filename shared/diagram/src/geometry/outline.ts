import type { ChartNode } from '@stemma/shared/chart/chart';
import { ASSET_TYPES } from '@stemma/shared/entities/typeNames';
import type { Point } from './box';

/**
 * The outline of a card by what it stands for: round ends for people, a rectangle for organisations, a gable for trusts, a hexagon for partnerships,
 * cut corners for funds, a double line for states, a parallelogram for assets, a folded corner for projects, a pointed side for what is neither;
 * a symbol has no outline but a circle over its words. All lie within the box of their card.
 */
export type Outline =
  | 'stadium'
  | 'rectangle'
  | 'gable'
  | 'hexagon'
  | 'octagon'
  | 'doubled'
  | 'parallelogram'
  | 'foldedCorner'
  | 'pointed'
  | 'symbol';

/** In chart units: how high a gable rises, how far slanted sides lean, how much of a corner is cut or folded, how far apart double lines are, how wide the circle of a symbol is. */
export const OUTLINE = { gable: 12, lean: 12, cut: 10, fold: 12, gap: 3, symbol: 44 } as const;

type OutlinedNode = Pick<ChartNode, 'typeName' | 'legalForm' | 'isPrivate' | 'standsFor'>;

/** The outline that a node's kind is drawn with. Of a private one nothing is told, and a folded group is of no kind. */
export function outlineOf({ typeName, legalForm, isPrivate, standsFor }: OutlinedNode): Outline {
  if (isPrivate || standsFor) return 'rectangle';
  if (typeName === 'Individual') return 'stadium';
  if (typeName === 'Trust') return 'gable';
  if (typeName === 'Project') return 'foldedCorner';
  if (typeName === 'Custom') return 'pointed';
  if ((ASSET_TYPES as readonly string[]).includes(typeName)) return 'parallelogram';
  if (legalForm === 'partnership') return 'hexagon';
  if (legalForm === 'fund') return 'octagon';
  return legalForm === 'state' ? 'doubled' : 'rectangle';
}

/** The left and upper edge of a box, and its size. */
export interface OutlineBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The corners of an outline in a box, clockwise from its upper left; null for those that are the box itself, with round corners or without. */
export function outlineCorners(outline: Outline, { left, top, width, height }: OutlineBox): Point[] | null {
  const [right, bottom, middle] = [left + width, top + height, top + height / 2];
  const corners = (...flat: number[]) => flat.flatMap((x, at) => (at % 2 ? [] : [{ x, y: flat[at + 1] ?? 0 }]));
  const { gable, fold } = OUTLINE;
  const [lean, cut] = [Math.min(OUTLINE.lean, width / 4), Math.min(OUTLINE.cut, height / 3)];
  switch (outline) {
    case 'gable':
      return corners(left, top + gable, left + width / 2, top, right, top + gable, right, bottom, left, bottom);
    case 'hexagon':
      return corners(
        left + lean,
        top,
        right - lean,
        top,
        right,
        middle,
        right - lean,
        bottom,
        left + lean,
        bottom,
        left,
        middle,
      );
    case 'octagon':
      return corners(
        ...[left + cut, top, right - cut, top, right, top + cut, right, bottom - cut],
        ...[right - cut, bottom, left + cut, bottom, left, bottom - cut, left, top + cut],
      );
    case 'parallelogram':
      return corners(left + lean, top, right, top, right - lean, bottom, left, bottom);
    case 'foldedCorner':
      return corners(left, top, right, top, right, bottom - fold, right - fold, bottom, left, bottom);
    case 'pointed':
      return corners(left, top, right - lean, top, right, middle, right - lean, bottom, left, bottom);
    case 'stadium':
    case 'rectangle':
    case 'doubled':
    case 'symbol':
      return null;
  }
}

/** The corners of a box, clockwise from its upper left. */
export function boxCorners({ left, top, width, height }: OutlineBox): Point[] {
  const [right, bottom] = [left + width, top + height];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Lines within an outline that belong to it, each as its points: the fold of a corner, the inner of double lines. */
export function outlineExtras(outline: Outline, { left, top, width, height }: OutlineBox): Point[][] {
  const [right, bottom] = [left + width, top + height];
  const { fold, gap } = OUTLINE;
  if (outline === 'foldedCorner') {
    return [
      [
        { x: right, y: bottom - fold },
        { x: right - fold, y: bottom - fold },
        { x: right - fold, y: bottom },
      ],
    ];
  }
  if (outline !== 'doubled') return [];
  const inner = boxCorners({ left: left + gap, top: top + gap, width: width - 2 * gap, height: height - 2 * gap });
  return [[...inner, ...inner.slice(0, 1)]];
}
