import { linkShape } from '@stemma/shared/chart/link';
import { random } from '../layout/randomChart';
import { gridChart } from './gridChart';

/** As many cards in the same rows as `gridChart` has, two links from each to any others. */
export function tangledChart(size: number): ReturnType<typeof gridChart> {
  const [chart, next] = [gridChart(size), random(11)];
  const links = chart.nodes.flatMap(({ key }, at) =>
    [0, 1].map((which) =>
      linkShape.parse({
        ...{ key: `l${at}-${which}`, from: key, to: `n${Math.floor(next() * size)}` },
        roles: [{ role: 'Shareholder', percentage: (at * 7) % 100 }],
      }),
    ),
  );
  return { ...chart, links };
}
