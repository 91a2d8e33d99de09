import type { Obstacle } from '../nudge/separateSegments';
import { grown, sameBounds, type Bounds } from '../geometry/box';
import { FRAME, type Frame } from './frames';
import { GridIndex } from '../index/gridIndex';
import type { AxisSegment } from '../geometry/orthogonalPath';
import { isUpright, SIDES } from '../route/anchor';

/** The borders of groups' frames by place: a link that runs along one would be read as the border. */
export class FrameBorders {
  private readonly index = new GridIndex();
  private known: ReadonlyMap<string, Bounds> = new Map();

  /** Takes the frames over as they stand now; answers what lies beside borders that came, went or moved. */
  renew(frames: readonly Frame[]): Bounds[] {
    const borders = new Map(frames.flatMap(({ key, bounds }) => bordersOf(key, bounds)));
    const changed: Bounds[] = [];
    for (const [key, old] of this.known) {
      const now = borders.get(key);
      if (now && sameBounds(old, now)) continue;
      this.index.delete(key);
      changed.push(old);
    }
    for (const [key, border] of borders) {
      const old = this.known.get(key);
      if (old && sameBounds(old, border)) continue;
      this.index.set(key, border);
      changed.push(border);
    }
    this.known = borders;
    return changed.map((border) => grown(border, FRAME.clear));
  }

  /** What keeps a segment off the borders beside which it lies. */
  blocksOf({ upright, at, lo, hi }: AxisSegment): Obstacle[] {
    const [across, along] = [
      { from: at, to: at },
      { from: lo, to: hi },
    ];
    const [x, y] = upright ? [across, along] : [along, across];
    const segment = grown({ left: x.from, right: x.to, top: y.from, bottom: y.to }, FRAME.clear);
    return [...this.index.query(segment)].sort().flatMap((key): Obstacle[] => {
      const border = this.index.get(key);
      if (!border || (border.left === border.right) !== upright) return [];
      const [line, from, to] = upright
        ? [border.left, border.top, border.bottom]
        : [border.top, border.left, border.right];
      const shared = Math.min(hi, to) - Math.max(lo, from);
      if (shared <= FRAME.along || Math.abs(line - at) >= FRAME.clear - 0.01) return [];
      return [{ from: line - FRAME.clear, to: line + FRAME.clear, lo: from, hi: to, weight: shared }];
    });
  }
}

function bordersOf(key: string, { left, top, right, bottom }: Bounds): [string, Bounds][] {
  const edges = { left, top, right, bottom };
  return SIDES.map((side) => {
    const at = edges[side];
    const line = isUpright(side) ? { left, right, top: at, bottom: at } : { left: at, right: at, top, bottom };
    return [`${key}\n${side}`, line];
  });
}
