import type { Slots } from './port';

export const NO_SLOTS: Slots = { from: 0, to: 0 };

/** Where links that meet at a card's top arrive: side by side, in the order in which they come; many of them share one point. */
export function slotOf(
  key: string,
  meeting: readonly { key: string; x: number }[],
  held: { width: number; corner: number },
): Slots {
  if (meeting.length < 2 || meeting.length > 6) return NO_SLOTS;
  const order = [...meeting].sort((a, b) => a.x - b.x || (a.key < b.key ? -1 : 1));
  const room = held.width - 2 * Math.min(held.corner, 30) - 24;
  const step = Math.min(36, room / (order.length - 1));
  return { from: 0, to: (order.findIndex((one) => one.key === key) - (order.length - 1) / 2) * step };
}
