import type { ChartLink } from './link';

/** How `adjusting` marks bends that a person dragged: they stay where they are when an end of the link moves. */
export const BY_HAND = 'End';

/** Whether a link's bends are a person's own; a layout's are given up when one end moves. */
export function isBentByHand(link: Pick<ChartLink, 'points' | 'adjusting'>): boolean {
  return link.adjusting === BY_HAND && link.points !== null && link.points.length >= 2;
}
