import { isoToday } from '@stemma/shared/dates';
import { naturalOrder } from '@stemma/shared/nameOrder';
import type { ChartLink } from '@stemma/shared/chart/link';
import { summarize } from '@stemma/shared/chart/roleText';

/** Which way a link says that one holds the other: Reversed turns it, None and Double still read from `from` to `to`. */
export function holderAndHeld(link: Pick<ChartLink, 'from' | 'to' | 'arrowType'>): { holder: string; held: string } {
  return link.arrowType === 'Reversed' ? { holder: link.to, held: link.from } : { holder: link.from, held: link.to };
}

/** The share that orders a link on a day: the exact one, else the least the range allows; -1 without any. */
export function shareOf(link: Pick<ChartLink, 'roles'>, day = isoToday()): number {
  const { percentage, minimum, maximum } = summarize(link.roles, day);
  return percentage ?? minimum ?? (maximum != null ? 0 : -1);
}

/** Orders records by name as people read them, then by key. */
export function compareNames(a: { name: string; key: string }, b: { name: string; key: string }): number {
  return naturalOrder(a.name, b.name) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}
