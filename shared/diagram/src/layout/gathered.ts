import type { LayoutGroup } from './types';

/** Things in their order, but those of one group after each other, where the first of them comes. Groups come the outer ones first. */
export function gathered<T>(things: readonly T[], cardOf: (thing: T) => string, groups: readonly LayoutGroup[]): T[] {
  return groups.reduce<T[]>(
    (ordered, { cards }) => {
      const group = new Set(cards);
      const isIn = (thing: T) => group.has(cardOf(thing));
      const first = ordered.findIndex(isIn);
      if (first < 0) return ordered;
      const rest = ordered.slice(first);
      return [...ordered.slice(0, first), ...rest.filter(isIn), ...rest.filter((thing) => !isIn(thing))];
    },
    [...things],
  );
}
