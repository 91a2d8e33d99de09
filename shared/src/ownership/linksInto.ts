import type { CountedLinks } from './countedLinks';

/** Keys of the counted links into some entities (by number), sorted. */
export function linksInto(
  { graph, holdings, controls }: Pick<CountedLinks, 'graph' | 'holdings' | 'controls'>,
  subjects: ReadonlySet<number>,
): string[] {
  const links = new Set<number>();
  for (const { subject, links: numbers } of holdings) {
    if (subjects.has(subject)) for (const number of numbers) links.add(number);
  }
  for (const { subject, link } of controls) if (subjects.has(subject)) links.add(link);
  return [...links].map((number) => graph.links[number]!.key).sort();
}
