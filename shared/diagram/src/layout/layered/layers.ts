import { groupBy } from '@stemma/shared/groupBy';
import { FRAME } from '../../group/frames';
import type { Point } from '../../geometry/box';
import type { ConnectedComponent } from '../connectedComponents';
import type { Chain, LayeredDrawing } from './chains';

/** Coordinates that differ by less are one: Graphviz rounds them. */
const SAME = 1;

/** The layers of a drawing, the uppermost first; each has cards, labels or both. */
export class Layers {
  /** Of each layer's highest card or label. */
  readonly heights: number[];
  /** Room above each layer for frames of groups that begin in it, and below it for such that end in it. */
  readonly above: number[];
  readonly below: number[];
  private readonly levels: number[];
  /** Of each layer, its cards and labels from the left. */
  private readonly boxes: { left: number; right: number }[][];

  constructor({ nodes, groups }: ConnectedComponent, chains: readonly Chain[], drawing: LayeredDrawing) {
    const cards = new Map(nodes.map((node) => [node.key, { ...node, ...placeOf(drawing, node.key) }]));
    const boxes = [
      ...[...cards.values()].map(({ x, y, width, height, drop }) => ({ x, y, width, height: height + drop })),
      ...chains.map(({ room }, at) => ({ ...room, ...labelOf(drawing, at) })),
    ];
    const ys = boxes.map(({ y }) => y).sort((a, b) => a - b);
    this.levels = ys.filter((y, at) => at === 0 || y - (ys[at - 1] ?? 0) > SAME);
    const rows = groupBy(boxes, ({ y }) => this.at(y));
    const of = <T>(make: (row: typeof boxes) => T) => this.levels.map((_, layer) => make(rows.get(layer) ?? []));
    this.heights = of((row) => Math.max(0, ...row.map(({ height }) => height)));
    this.boxes = of((row) =>
      row.map(({ x, width }) => ({ left: x - width / 2, right: x + width / 2 })).sort((a, b) => a.left - b.left),
    );
    [this.above, this.below] = [of(() => 0), of(() => 0)];
    this.makeRoomForFrames(groups, (card) => this.at(cards.get(card)?.y ?? 0));
  }

  /** Which layer a y of the drawing lies in, or is the next below. */
  at(y: number): number {
    let [low, high] = [0, this.levels.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.levels[middle] ?? 0) < y - SAME) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The y of each layer between two. */
  between(upper: number, lower: number): number[] {
    return this.levels.slice(this.at(upper) + 1, this.at(lower));
  }

  /** The free room of a layer round an x, between the middles of what stands left and right of it. */
  gapAt(layer: number, x: number): { low: number; high: number } {
    const row = this.boxes[layer] ?? [];
    let [low, high] = [0, row.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const box = row[middle];
      if (box && (box.left + box.right) / 2 <= x) low = middle + 1;
      else high = middle;
    }
    return { low: row[low - 1]?.right ?? -Infinity, high: row[low]?.left ?? Infinity };
  }

  private makeRoomForFrames(groups: ConnectedComponent['groups'], layerOf: (card: string) => number): void {
    const reach = groups.map(({ cards }) => {
      const layers = cards.map(layerOf);
      return { cards: new Set(cards), first: Math.min(...layers), last: Math.max(...layers), above: 0, below: 0 };
    });
    for (const own of reach.reverse()) {
      const inner = reach.filter((other) => other !== own && [...other.cards].every((card) => own.cards.has(card)));
      const room = (which: 'above' | 'below', edge: 'first' | 'last') =>
        Math.max(0, ...inner.filter((other) => other[edge] === own[edge]).map((other) => other[which]));
      own.above = room('above', 'first') + FRAME.pad + FRAME.head - 6;
      own.below = room('below', 'last') + FRAME.pad;
      this.above[own.first] = Math.max(this.above[own.first] ?? 0, own.above);
      this.below[own.last] = Math.max(this.below[own.last] ?? 0, own.below);
    }
  }
}

function placeOf(drawing: LayeredDrawing, key: string): Point {
  return drawing.cards.get(key) ?? { x: 0, y: 0 };
}

function labelOf({ chains }: LayeredDrawing, at: number): Point {
  const chain = chains[at];
  return chain?.points[chain.label] ?? { x: 0, y: 0 };
}
