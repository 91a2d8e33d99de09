import type { Comparison, Difference } from './compare';

/** What others saved, by name. */
export interface News {
  differences: readonly Difference[];
  /** Cards that only stand elsewhere. */
  moved: number;
}

/** The news with a further save's; of one card or link the latest is told. Null as long as there is nothing to tell. */
export function moreNews(before: News | null, { differences, moved }: Comparison): News | null {
  const told = new Map(before?.differences.map((one) => [`${one.kind} ${one.key}`, one]));
  for (const one of differences) told.set(`${one.kind} ${one.key}`, one);
  const sum = (before?.moved ?? 0) + moved;
  return told.size + sum === 0 ? null : { differences: [...told.values()], moved: sum };
}
