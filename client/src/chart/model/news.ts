import { t } from '@stemma/shared/language/translate';
import type { Comparison, Difference } from './compare';
import type { Saver } from './saving';

/** What others saved, by name. */
export interface News {
  differences: readonly Difference[];
  /** Names of those who saved, as far as they are known. */
  by: readonly string[];
  /** Cards that stand elsewhere. */
  moved: number;
  /** Links that run another way. */
  rerouted: number;
}

/** The news with a further save's, by whom if that is known; of one card or link the latest is told. Null as long as there is nothing to tell. */
export function moreNews(
  before: News | null,
  { differences, moved, rerouted }: Pick<Comparison, 'differences' | 'moved' | 'rerouted'>,
  savedBy: string | undefined,
): News | null {
  const differencesByKey = new Map(before?.differences.map((one) => [`${one.kind} ${one.key}`, one]));
  for (const one of differences) differencesByKey.set(`${one.kind} ${one.key}`, one);
  const [cards, links] = [(before?.moved ?? 0) + moved, (before?.rerouted ?? 0) + rerouted];
  if (differencesByKey.size + cards + links === 0) return null;
  const by = [...new Set([...(before?.by ?? []), ...(savedBy ? [savedBy] : [])])];
  return { differences: [...differencesByKey.values()], by, moved: cards, rerouted: links };
}

/** A saver by name, to stand before a verb; empty where he is not known. */
export function saverText({ name, isCaller }: Saver): string {
  return isCaller ? t('You, in another window,') : name;
}

/** "Ada Byron", "Ada Byron and Carl Gauss", "Ada Byron and 2 others"; empty where nobody is known. */
export function byText({ by: [first = '', ...others] }: Pick<News, 'by'>): string {
  if (others.length === 0) return first;
  return others.length === 1
    ? t('{first} and {second}', { first, second: others[0] ?? '' })
    : t('{first} and {count} others', { first, count: others.length });
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
  const cards = moved === 1 ? t('one card moved') : t('{moved} cards moved', { moved });
  const links = rerouted === 1 ? t('one link runs another way') : t('{rerouted} links run another way', { rerouted });
  return [...(moved ? [cards] : []), ...(rerouted ? [links] : [])].join(', ');
}

/** "2 cards lie over each other"; empty for none. */
export function coveredText(count: number): string {
  return count > 0 ? t('{count} cards lie over each other', { count }) : '';
}
