import { overlaps } from '@stemma/diagram/geometry/box';
import { GridIndex } from '@stemma/diagram/index/gridIndex';
import { cardBounds, type Scene } from '@stemma/diagram/scene/scene';
import type { ChartDocument } from '../model/document';
import { visibleOf, type Visibility } from './visibleChart';

/** Two cards, notes or pictures that lie over each other, by their keys. */
export type Pair = readonly [one: string, other: string];

/** What of a chart lies over each other as it is shown, each pair once. */
export function overlappingPairs(whole: ChartDocument, away: Visibility, scene: Scene): Pair[] {
  const nodes = [...visibleOf(whole, away).nodes.values()];
  const index = new GridIndex();
  const pairs: Pair[] = [];
  for (const node of nodes) {
    const bounds = cardBounds({ node, shape: scene.shapeOf(node), x: node.x, y: node.y });
    for (const other of index.query(bounds)) {
      const taken = index.get(other);
      if (taken && overlaps(taken, bounds)) pairs.push([other, node.key]);
    }
    index.set(node.key, bounds);
  }
  return pairs;
}

/** The pairs that are not among others. */
export function withoutPairs(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const known = new Set(others.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return pairs.filter(([one, other]) => !known.has(`${one} ${other}`));
}
