import type { ChartGroup } from '@stemma/shared/chart/chart';

export type Groups = ReadonlyMap<string, ChartGroup>;

/** Groups that have lost all they held are gone, and then the groups that held only those. */
export function withoutEmpty(groups: Groups): Groups {
  let left = groups;
  for (;;) {
    const empty = new Set([...left.values()].filter(({ members }) => members.length === 0).map(({ key }) => key));
    if (empty.size === 0) return left;
    left = new Map(
      [...left]
        .filter(([key]) => !empty.has(key))
        .map(([key, one]) => [
          key,
          one.members.some((member) => empty.has(member))
            ? { ...one, members: one.members.filter((member) => !empty.has(member)) }
            : one,
        ]),
    );
  }
}
