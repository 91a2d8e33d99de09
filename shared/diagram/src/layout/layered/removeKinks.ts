import type { Point } from '../../geometry/box';
import type { ComponentLayout } from '../types';
import type { ConnectedComponent } from '../connectedComponents';

/** A horizontal segment of at most so many chart units is a kink, not a route; with a label that has to move with it, of at most fewer. */
const KINK = { most: 30, withLabel: 6 };

/**
 * Takes kinks out of links that run down but for a few units across: the end that is the only link on its side of a card slides along that
 * card's edge. Where neither is alone, the link stays as it is.
 */
export function removeKinks({ nodes, edges }: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const down = count(edges.map(({ holder }) => holder));
  const up = count(edges.map(({ held }) => held));
  const links = new Map(laid.links);
  const sizes = new Map(nodes.map((node) => [node.key, node]));
  const isFree = (card: string, x: number) => {
    const [node, at] = [sizes.get(card), laid.nodes.get(card)];
    return !!node && !!at && Math.abs(x - at.x) <= node.width / 2 - node.corner;
  };
  for (const { link, holder, held } of edges) {
    const route = links.get(link.key);
    if (!route) continue;
    const [a, b, c, d] = route.path;
    if (route.path.length !== 4 || !a || !b || !c || !d || !isKink(a, b, c, d)) continue;
    const [isFirstAlone, isLastAlone] = [down.get(holder) === 1, up.get(held) === 1];
    const isSmall = Math.abs(a.x - d.x) <= KINK.withLabel;
    const x = isSmall && isLastAlone ? a.x : isFirstAlone && (isSmall || isFree(holder, d.x)) ? d.x : null;
    if (x === null) continue;
    const path = [
      { x, y: a.y },
      { x, y: d.y },
    ];
    links.set(link.key, { ...route, path, label: route.label && { ...route.label, x } });
  }
  return { ...laid, links };
}

function isKink(a: Point, b: Point, c: Point, d: Point): boolean {
  return a.x === b.x && c.x === d.x && b.y === c.y && b.x !== c.x && Math.abs(b.x - c.x) <= KINK.most;
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
