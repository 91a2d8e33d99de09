/** How far apart two places on a side are at least, where there is room for that: as wide as an arrow and a little more. */
const APART = 14;

/** So many places side by side round 0, or round the one of them (`middle`) that is to be there, none further out than `half`. */
export function spread(count: number, middle: number, half: number, most: number): number[] {
  const centre = middle < 0 ? (count - 1) / 2 : middle;
  const step = Math.min(most, half / Math.max(centre, count - 1 - centre, 0.5));
  return Array.from({ length: count }, (_, at) => (at - centre) * step || 0);
}

/** Each place where it is wanted, or as little beside that as it takes to be clear of what is taken there and of the places before it. */
export function spaceApart(wanted: readonly number[], taken: readonly (readonly number[])[], half: number): number[] {
  if (taken.every(({ length }) => length === 0)) return [...wanted];
  const found: number[] = [];
  for (const [index, at] of wanted.entries()) {
    const others = [...(taken[index] ?? []), ...found];
    const tried = [at, ...others.flatMap((other) => [other - APART, other + APART])].filter(
      (place) =>
        Math.abs(place) <= half &&
        place > (found.at(-1) ?? -Infinity) &&
        others.every((other) => Math.abs(other - place) >= APART - 0.01),
    );
    found.push(tried.reduce((best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best), tried[0] ?? at));
  }
  return found;
}
