import type { Point } from '../../geometry/box';
import type { ComponentLayout } from '../componentLayout';
import { translateToOrigin } from '../translateToOrigin';
import { nodeBox } from '../nodeBox';
import { group, type ConnectedComponent } from '../connectedComponents';
import { edgeToward, lengthUnder } from '../straight/straightLine';
import { pairOf } from '../straight/straightRoutes';
import { LINE_BESIDE_LABEL } from '../straight/straightLabels';
import type { LayoutNode } from '../types';

/** In such steps a part is stretched, at most to so many times its size. */
const STRETCH = { step: 1.04, most: 2 };

/**
 * A laid part stretched across and down by the least for which each link is seen on both sides of its words. As distances only grow, no
 * card comes over another.
 */
export function stretched(part: ConnectedComponent, laid: ComponentLayout): ComponentLayout {
  const cards = new Map(part.nodes.map((node) => [node.key, node]));
  const pairs = [...group(part.edges, ({ link }) => pairOf(link.from, link.to)).values()].flatMap((all) => {
    const labels = all.flatMap(({ link }) => link.label ?? []);
    const [a, b] = [cards.get(all[0]?.link.from ?? ''), cards.get(all[0]?.link.to ?? '')];
    if (!a || !b) return [];
    const size = {
      width: Math.max(0, ...labels.map(({ width }) => width)),
      height: Math.max(0, ...labels.map(({ height }) => height)),
    };
    return [{ a, b, size }];
  });
  let by = { x: 1, y: 1 };
  for (;;) {
    let [isNarrow, isLow] = [false, false];
    for (const { a, b, size } of pairs) {
      const [from, to] = [laid.nodes.get(a.key), laid.nodes.get(b.key)];
      if (!from || !to) continue;
      const [start, end] = [times(from, by), times(to, by)];
      if (hasRoom(a, start, b, end, size)) continue;
      const isLevel =
        Math.abs(end.x - start.x) / (a.width + b.width) > Math.abs(end.y - start.y) / (a.height + b.height);
      isNarrow ||= isLevel;
      isLow ||= !isLevel;
    }
    const next = {
      x: isNarrow ? Math.min(STRETCH.most, by.x * STRETCH.step) : by.x,
      y: isLow ? Math.min(STRETCH.most, by.y * STRETCH.step) : by.y,
    };
    if (next.x === by.x && next.y === by.y) break;
    by = next;
  }
  return placed(part, laid, by);
}

function hasRoom(
  a: LayoutNode,
  from: Point,
  b: LayoutNode,
  to: Point,
  label: { width: number; height: number },
): boolean {
  const [start, end] = [edgeToward(from, a, to), edgeToward(to, b, from)];
  const seen = Math.hypot(end.x - start.x, end.y - start.y);
  const isApart = (end.x - start.x) * (to.x - from.x) + (end.y - start.y) * (to.y - from.y) > 0;
  return isApart && seen >= lengthUnder(from, to, label) + 2 * LINE_BESIDE_LABEL + 4;
}

function times({ x, y }: Point, by: Point): Point {
  return { x: x * by.x, y: y * by.y };
}

/** The cards at their stretched places, the upper left corner of the whole at nought. */
function placed(part: ConnectedComponent, laid: ComponentLayout, by: Point): ComponentLayout {
  const nodes = new Map([...laid.nodes].map(([key, at]) => [key, times(at, by)]));
  const boxes = part.nodes.flatMap((node) => {
    const at = nodes.get(node.key);
    return at ? [nodeBox(node, at)] : [];
  });
  return translateToOrigin({ ...laid, nodes }, boxes);
}
