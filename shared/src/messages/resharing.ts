/** Records that somebody may read but not show to others. */
export interface Held {
  count: number;
  /** Names of the first of them. */
  names: readonly string[];
  /** A chart that he may read, whose Co-Owners may show the first of them. */
  chart: string | null;
}

function listed({ count, names }: Held): string {
  const first = names.map((name) => `“${name}”`);
  const more = count - first.length;
  if (more > 0) return `${first.join(', ')} and ${more} more`;
  return first.join(' and ');
}

const whom = ({ count, chart }: Held): string =>
  chart === null ? `Ask a Co-Owner of ${count === 1 ? 'it' : 'each'}` : `Ask a Co-Owner of the chart “${chart}”`;

/** What is said where somebody would show to others what he may only read or edit himself. */
export const resharingMessages = {
  notPlaced: (held: Held) =>
    `${listed(held)} would be read here by people who may not read ${held.count === 1 ? 'it' : 'them'}, and showing ${held.count === 1 ? 'it' : 'them'} is not yours to decide. ${whom(held)} to do so, or to make you Co-Owner; until then take ${held.count === 1 ? 'it' : 'them'} off again.`,
  notShown: (held: Held) =>
    `This chart holds ${listed(held)}, which you may read but not show to others. ${whom(held)} to make you Co-Owner, or take ${held.count === 1 ? 'it' : 'them'} off the chart, and delete its snapshots with ${held.count === 1 ? 'it' : 'them'}.`,
  copyNotShown: (original: string | null) =>
    `This is a copy of ${original === null ? 'a private chart' : `the private chart “${original}”`}, which you may not show to others. Ask a Co-Owner of that chart to make you Co-Owner.`,
} as const;
