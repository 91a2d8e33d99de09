import type { PlanInput } from './plan';

/** How many entities and links that have not ended the records of a chart are; several records that are one thing count once. */
export function countToday({ next, binding, chartLinks, linksByEnds }: PlanInput): { entities: number; links: number } {
  const linkOf = (recordKey: string) => {
    const row = chartLinks.get(recordKey) ?? linksByEnds.get(recordKey);
    return row && String(row.properties['key']);
  };
  return {
    entities: countLive(next.parties, (recordKey) => binding.keys.get(recordKey)),
    links: countLive(next.links, linkOf),
  };
}

function countLive(
  states: ReadonlyMap<string, { recordKey: string; ended: boolean }>,
  thingOf: (recordKey: string) => string | undefined,
): number {
  const live = [...states.values()].filter(({ ended }) => !ended);
  return new Set(live.map(({ recordKey }) => thingOf(recordKey) ?? recordKey)).size;
}
