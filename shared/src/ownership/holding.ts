import { withoutNoise } from './decimal';
import type { DirectedLink } from './directedLink';
import type { Share } from './linkShare';

/** What one holder holds in one subject, both by their number in the graph's entities; one for each pair. */
export interface Holding {
  holder: number;
  subject: number;
  share: Share;
  /** Numbers of the links that say so. */
  links: number[];
  /** Two charts say different things of the pair; the share runs from the smallest to the largest. */
  disagree: boolean;
}

/**
 * Parallel links of one chart add; charts that say different things of a pair give the range from the smallest to the largest.
 * `shares` are those of the links, in their order.
 */
export function holdingsOf(links: readonly DirectedLink[], shares: readonly Share[], size: number): Holding[] {
  const holdings: Holding[] = [];
  const placeOf = new Map<number, number>();
  const chartOf = new Map<number, string>();
  /** What charts say of the pairs that more than one link tells of, by their place among the holdings. */
  const chartShares = new Map<number, ChartShare[]>();
  for (const [at, { holder, subject, number, chartKey, isParallel }] of links.entries()) {
    const share = shares[at]!;
    const pair = holder * size + subject;
    const place = isParallel ? placeOf.get(pair) : undefined;
    if (place === undefined) {
      if (isParallel) {
        placeOf.set(pair, holdings.length);
        chartOf.set(holdings.length, chartKey);
      }
      holdings.push({ holder, subject, share, links: [number], disagree: false });
      continue;
    }
    let charts = chartShares.get(place);
    if (!charts) {
      const first = holdings[place]!;
      charts = [{ chartKey: chartOf.get(place)!, share: first.share, links: first.links }];
      chartShares.set(place, charts);
    }
    const known = charts.find((chart) => chart.chartKey === chartKey);
    if (!known) charts.push({ chartKey, share, links: [number] });
    else {
      known.share = sumOf(known.share, share);
      known.links.push(number);
    }
  }
  for (const [place, charts] of chartShares) {
    const across = acrossCharts(charts.map((chart) => chart.share));
    Object.assign(holdings[place]!, across, { links: charts.flatMap(({ links }) => links) });
  }
  return holdings;
}

interface ChartShare {
  chartKey: string;
  share: Share;
  links: number[];
}

function sumOf(a: Share, b: Share): Share {
  const stated = a.stated && b.stated;
  const minimum = withoutNoise(a.minimum + b.minimum);
  return {
    minimum,
    maximum: stated ? Math.max(minimum, Math.min(100, withoutNoise(a.maximum + b.maximum))) : 100,
    stated,
    moreThan: a.moreThan || b.moreThan,
    unsure: a.unsure && b.unsure,
  };
}

/** What charts together say of one holding. One that states no share contradicts none that does. */
function acrossCharts(shares: readonly Share[]): { share: Share; disagree: boolean } {
  const stating = shares.filter(({ stated }) => stated);
  const [first, ...others] = stating.length > 0 ? stating : shares;
  if (!first) throw new RangeError('A holding without a share.');
  const disagree = others.some(
    ({ minimum, maximum, moreThan }) =>
      minimum !== first.minimum || maximum !== first.maximum || moreThan !== first.moreThan,
  );
  if (!disagree) return { share: first, disagree };
  const all = [first, ...others];
  const minimum = Math.min(...all.map((share) => share.minimum));
  const lowest = all.filter((share) => share.minimum === minimum);
  return {
    share: {
      minimum,
      maximum: Math.max(...all.map((share) => share.maximum)),
      stated: true,
      moreThan: lowest.every(({ moreThan }) => moreThan),
      unsure: all.every(({ unsure }) => unsure),
    },
    disagree,
  };
}
