/** What enters a channel from above and leaves it below, joined by one horizontal segment; x coordinates. */
export interface Net {
  tops: readonly number[];
  bottoms: readonly number[];
}

/** How near two nets may come side by side on one track, and how near vertical pieces of two nets count as one over the other. */
const APART = 14;
const NEAR = 8;
/** A vertical piece of one net over one of another is as bad as so many crossings. */
const OVERLAP = 1000;

/**
 * The track of each net's horizontal segment, 0 the uppermost; -1 for one that runs straight down. Nets side by side share a track; of two
 * over each other that one is higher with which they cross less. Loops of such wishes are broken where that costs least (channel routing
 * with vertical constraints, as ELK's OrthogonalRoutingGenerator does it; G. Sander, Layout of Directed Hypergraphs with Orthogonal
 * Hyperedges, 2003).
 */
export function tracksOf(nets: readonly Net[]): number[] {
  const spans = nets.map(({ tops, bottoms }) => {
    const all = [...tops, ...bottoms];
    return { left: Math.min(...all), right: Math.max(...all) };
  });
  const bent = nets.flatMap((_, index) => (spans[index]!.right - spans[index]!.left > 0.01 ? [index] : []));
  bent.sort((a, b) => spans[a]!.left - spans[b]!.left || a - b);
  const above = new Map<number, Map<number, number>>(bent.map((index) => [index, new Map<number, number>()]));
  const beside = new Map<number, number[]>(bent.map((index) => [index, []]));
  bent.forEach((a, at) => {
    for (const b of bent.slice(at + 1)) {
      if (spans[b]!.left > spans[a]!.right + APART) break;
      beside.get(a)?.push(b);
      beside.get(b)?.push(a);
      const [aHigher, bHigher] = [
        cost(nets[a]!, spans[a]!, nets[b]!, spans[b]!),
        cost(nets[b]!, spans[b]!, nets[a]!, spans[a]!),
      ];
      if (aHigher < bHigher) above.get(b)?.set(a, bHigher - aHigher);
      if (bHigher < aHigher) above.get(a)?.set(b, aHigher - bHigher);
    }
  });
  const track = nets.map(() => -1);
  for (const index of ordered(bent, above)) {
    const higher = (beside.get(index) ?? []).filter((other) => track[other]! >= 0);
    const taken = new Set(higher.map((other) => track[other]));
    let own = Math.max(-1, ...higher.filter((other) => above.get(index)?.has(other)).map((other) => track[other]!)) + 1;
    while (taken.has(own)) own += 1;
    track[index] = own;
  }
  return track;
}

/** How many times two nets cross where the first has the higher track. */
function cost(
  higher: Net,
  { left, right }: { left: number; right: number },
  lower: Net,
  span: { left: number; right: number },
): number {
  const down = higher.bottoms.filter((x) => span.left < x && x < span.right).length;
  const up = lower.tops.filter((x) => left < x && x < right).length;
  const over = higher.bottoms.some((x) => lower.tops.some((top) => Math.abs(top - x) < NEAR));
  return down + up + (over ? OVERLAP : 0);
}

/** Nets with those that shall be above them first; where these form a loop, with the one that has least to say against it. */
function ordered(nets: readonly number[], above: ReadonlyMap<number, ReadonlyMap<number, number>>): number[] {
  const left = new Set(nets);
  const order: number[] = [];
  while (left.size > 0) {
    let best = { net: -1, cost: Infinity };
    for (const net of left) {
      let own = 0;
      for (const [other, weight] of above.get(net) ?? []) if (left.has(other)) own += weight;
      if (own < best.cost) best = { net, cost: own };
      if (own === 0) break;
    }
    left.delete(best.net);
    order.push(best.net);
  }
  return order;
}
