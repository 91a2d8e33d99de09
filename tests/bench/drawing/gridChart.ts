import { linkShape } from '@stemma/shared/chart/link';
import { randomChart } from '../layout/randomChart';

/** Distance of cards' centres. */
export const CELL = { x: 280, y: 170 };
const COLUMNS = 60;

/**
 * A chart whose cards stand in rows of sixty, each linked with its neighbours at the right and below, so that as much is in view of a
 * large chart as of a small one. A small one is the corner of the large one.
 */
export function gridChart(size: number, columns = COLUMNS): ReturnType<typeof randomChart> {
  const chart = randomChart(size, 7);
  const nodes = chart.nodes.map((node, at) => ({
    ...node,
    x: (at % columns) * CELL.x,
    y: Math.floor(at / columns) * CELL.y,
  }));
  const links = nodes.flatMap(({ key }, at) => {
    const next = [at % columns < columns - 1 ? nodes[at + 1] : undefined, nodes[at + columns]];
    return next.flatMap((to, route) =>
      to
        ? [
            linkShape.parse({
              ...{ key: `l${at}-${route}`, from: key, to: to.key },
              roles: [{ role: 'Shareholder', percentage: (at * 7) % 100 }],
            }),
          ]
        : [],
    );
  });
  return { ...chart, nodes, links, groups: [] };
}
