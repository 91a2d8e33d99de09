import { grown, overlaps, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { isSelfLoop } from '@stemma/diagram/route/selfLoop';
import { nearestOnPath, pathBounds } from '@stemma/diagram/geometry/polyline';
import { segmentTouches } from '@stemma/diagram/geometry/segment';
import { cardBounds, type Scene } from '@stemma/diagram/scene/scene';
import { layoutFaults } from '@stemma/diagram/layout/faults';

/** What a reader takes wrong on a chart of slanting links; each as words that name the links. */
export interface StraightFaults {
  /** Words over other words or over a card. */
  hiddenWords: string[];
  /** Links of which too little is seen before or after their words. */
  shortLines: string[];
  /** Links that run behind cards that are not their own. */
  behindCards: string[];
  /** Two links on one line. */
  oneLine: string[];
  /** Two links that arrive at, or leave, one place of a card. */
  onePlace: string[];
  /** A bend of one link on another, where they seem to change places. */
  bendOnLine: string[];
}

const LIMITS = { seen: 16, near: 6, along: 30, ends: 9, bend: 6 };

export function straightFaults(scene: Scene): StraightFaults {
  const links = [...scene.links.values()];
  const pairs = links.flatMap((one, at) => links.slice(at + 1).map((other) => [one, other] as const));
  return {
    hiddenWords: layoutFaults(scene)
      .filter(({ kind }) => kind === 'labelOverLabel' || kind === 'labelOverCard')
      .map(({ kind, a, b }) => `${kind} ${a} ${b}`),
    shortLines: links.flatMap(({ link, path, label }) => {
      const seen = seenOf(path, label && labelBounds(label, label.shape));
      return !isSelfLoop(link) && seen < LIMITS.seen ? [`${link.key} ${seen}`] : [];
    }),
    behindCards: links.flatMap(({ link, path }) =>
      [...scene.cards.values()].flatMap((card) => {
        const box = cardBounds(card);
        const isOwn = card.node.key === link.from || card.node.key === link.to;
        const hit = path.some((end, at) => at > 0 && segmentTouches(path[at - 1] ?? end, end, box));
        return !isOwn && hit ? [`${link.key} ${card.node.key}`] : [];
      }),
    ),
    oneLine: pairs.flatMap(([one, other]) => {
      const length = Math.max(along(one.path, other.path), along(other.path, one.path));
      return length > LIMITS.along ? [`${one.link.key} ${other.link.key} ${length}`] : [];
    }),
    onePlace: pairs.flatMap(([one, other]) => {
      const ends = (['from', 'to'] as const).flatMap((end) =>
        (['from', 'to'] as const).filter((otherEnd) => {
          const [a, b] = [one, other].map(({ path }, at) => path.at((at ? otherEnd : end) === 'from' ? 0 : -1));
          return one.link[end] === other.link[otherEnd] && a && b && Math.hypot(a.x - b.x, a.y - b.y) < LIMITS.ends;
        }),
      );
      return ends.length ? [`${one.link.key} ${other.link.key}`] : [];
    }),
    bendOnLine: pairs.flatMap(([one, other]) => {
      const lies = (path: readonly Point[], on: readonly Point[]) =>
        path.slice(1, -1).some((bend) => nearestOnPath(on, bend).distance < LIMITS.bend);
      return lies(one.path, other.path) || lies(other.path, one.path) ? [`${one.link.key} ${other.link.key}`] : [];
    }),
  };
}

/** Every unit of a way. */
function walk(path: readonly Point[]): Point[] {
  return path.slice(1).flatMap((end, at) => {
    const start = path[at] ?? end;
    const steps = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y));
    return Array.from({ length: steps }, (_, step) => ({
      x: start.x + ((end.x - start.x) * step) / steps,
      y: start.y + ((end.y - start.y) * step) / steps,
    }));
  });
}

/** How much of a way is seen on the shorter side of its words. */
function seenOf(path: readonly Point[], words: Bounds | null): number {
  const points = walk(path);
  if (!words) return points.length;
  const isUnder = ({ x, y }: Point) => x > words.left && x < words.right && y > words.top && y < words.bottom;
  const first = points.findIndex(isUnder);
  if (first < 0) return points.length;
  const last = points.length - 1 - [...points].reverse().findIndex(isUnder);
  return Math.min(first, points.length - 1 - last);
}

/** The longest piece of a way that runs close by another. */
function along(path: readonly Point[], other: readonly Point[]): number {
  if (!overlaps(grown(pathBounds(path), LIMITS.near), pathBounds(other))) return 0;
  const around = grown(pathBounds(other), LIMITS.near);
  let [longest, now] = [0, 0];
  for (const { x, y } of walk(path)) {
    const isAround = x > around.left && x < around.right && y > around.top && y < around.bottom;
    const isNear = other.some((end, at) => {
      if (!isAround) return false;
      const start = other[at - 1] ?? end;
      const [dx, dy] = [end.x - start.x, end.y - start.y];
      const squared = dx * dx + dy * dy || 1;
      const part = Math.min(1, Math.max(0, ((x - start.x) * dx + (y - start.y) * dy) / squared));
      const [awayX, awayY] = [start.x + dx * part - x, start.y + dy * part - y];
      return awayX * awayX + awayY * awayY < LIMITS.near * LIMITS.near;
    });
    now = isNear ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}
