import type { Point } from '../../geometry/box';
import type { ComponentLayout } from '../types';
import type { ConnectedComponent } from '../connectedComponents';

/** A run across of at most so many chart units is a kink, not a route. */
const KINK = 6;

/**
 * Takes kinks out of links that run down but for a few units across: the end that is the only link on its side of a card slides along that
 * card's edge. Where neither is alone, the link stays as it is.
 */
export function removeKinks({ edges }: ConnectedComponent, layout: ComponentLayout): ComponentLayout {
  const down = count(edges.map(({ holder }) => holder));
  const up = count(edges.map(({ held }) => held));
  const links = new Map(layout.links);
  for (const { link, holder, held } of edges) {
    const route = links.get(link.key);
    if (!route) continue;
    const [a, b, c, d] = route.path;
    if (route.path.length !== 4 || !a || !b || !c || !d || !isKink(a, b, c, d)) continue;
    const [isFirstAlone, isLastAlone] = [down.get(holder) === 1, up.get(held) === 1];
    if (!isFirstAlone && !isLastAlone) continue;
    const x = isLastAlone ? a.x : d.x;
    const path = [
      { x, y: a.y },
      { x, y: d.y },
    ];
    links.set(link.key, { ...route, path, label: route.label && { ...route.label, x } });
  }
  return { ...layout, links };
}

function isKink(a: Point, b: Point, c: Point, d: Point): boolean {
  return a.x === b.x && c.x === d.x && b.y === c.y && b.x !== c.x && Math.abs(b.x - c.x) <= KINK;
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
