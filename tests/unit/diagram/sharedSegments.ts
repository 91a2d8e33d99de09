import type { Point } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';

/** Two runs nearer than this, in chart units, are read as one line. */
const NEAR = 6;
/** By so much they may lie on one line: where a corner of one touches the other. */
const MORE = 4;

/** Pairs of links of two owners of which runs lie on one line; into one card they may arrive at one place. */
export function runTogether(scene: Scene): [string, string][] {
  const links = [...scene.links.values()];
  const pairs: [string, string][] = [];
  for (const [at, one] of links.entries()) {
    for (const other of links.slice(at + 1)) {
      if (one.link.from === other.link.from) continue;
      const [end, otherEnd] = [one.path.at(-1), other.path.at(-1)];
      const isMet = !!end && !!otherEnd && Math.hypot(end.x - otherEnd.x, end.y - otherEnd.y) < 1;
      const isJoined = isMet && one.link.to === other.link.to;
      if (isJoined && !runsOver(one.path.slice(0, -1), other.path.slice(0, -1))) continue;
      if (runsOver(one.path, other.path)) pairs.push([one.link.key, other.link.key]);
    }
  }
  return pairs;
}

function runsOver(one: readonly Point[], other: readonly Point[]): boolean {
  return runs(one).some(([a, b]) =>
    runs(other).some(([c, d]) =>
      (['x', 'y'] as const).some((across) => {
        const along = across === 'x' ? 'y' : 'x';
        const level = [b, c, d].every((point) => Math.abs(point[across] - a[across]) < NEAR);
        const [least, most] = [
          Math.max(Math.min(a[along], b[along]), Math.min(c[along], d[along])),
          Math.min(Math.max(a[along], b[along]), Math.max(c[along], d[along])),
        ];
        return level && most - least > MORE;
      }),
    ),
  );
}

function runs(path: readonly Point[]): [Point, Point][] {
  return path.slice(1).map((end, at) => [path[at] ?? end, end]);
}
