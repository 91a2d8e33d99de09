import type { Comparison, Difference } from './compare';

/** What others saved, by name. */
export interface News {
  differences: readonly Difference[];
  /** Cards that stand elsewhere. */
  moved: number;
  /** Links that run another way. */
  rerouted: number;
}

/** The news with a further save's; of one card or link the latest is told. Null as long as there is nothing to tell. */
export function moreNews(before: News | null, { differences, moved, rerouted }: Comparison): News | null {
  const told = new Map(before?.differences.map((one) => [`${one.kind} ${one.key}`, one]));
  for (const one of differences) told.set(`${one.kind} ${one.key}`, one);
  const [cards, links] = [(before?.moved ?? 0) + moved, (before?.rerouted ?? 0) + rerouted];
  return told.size + cards + links === 0 ? null : { differences: [...told.values()], moved: cards, rerouted: links };
}

/** "2 added, 1 removed". */
export function countsText({ differences }: Pick<News, 'differences'>): string {
  return (['added', 'removed', 'changed'] as const)
    .map((mark) => ({ mark, count: differences.filter((one) => one.mark === mark).length }))
    .filter(({ count }) => count > 0)
    .map(({ mark, count }) => `${count} ${mark}`)
    .join(', ');
}

/** "3 cards moved, one link runs another way"; empty where all stands as it stood. */
export function placesText({ moved, rerouted }: Pick<News, 'moved' | 'rerouted'>): string {
  const cards = moved === 1 ? 'one card moved' : `${moved} cards moved`;
  const links = rerouted === 1 ? 'one link runs another way' : `${rerouted} links run another way`;
  return [...(moved ? [cards] : []), ...(rerouted ? [links] : [])].join(', ');
}
