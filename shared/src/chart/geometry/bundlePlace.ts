import { separateSegments, type ObstaclesOf, type Separation, type SegmentGroup } from './separateSegments';
import { orthogonalPathOf, type OrthogonalPath } from './orthogonalPath';
import type { Route } from './route';
import { STEM_LENGTH } from './port';
import { SEPARATION } from './segmentIndex';

/** What another way round costs, in chart units that a run is moved by; each after the first so much more. */
const ROUND = 60;
/** What a bend more costs. */
const BEND = 30;
/** With fewer looks than this for each link only the first room that does is taken. */
const FEW = 50;
/** How many heights of a trunk are tried at most, besides its own. */
const HEIGHTS = 5;
/** What stays of a link below the height at which it would part by itself: its arrow. */
const ARROW = 10;
/** What stays of a link below a trunk that is given it: its words and its arrow. */
const OWN = 40;

/** A link of a trunk, and what keeps a run of it from where it lies. */
export interface BundleMember {
  key: string;
  way: Route;
  /** By how far runs of links with no end in common are to lie apart. */
  blocksOf: (apart: number) => ObstaclesOf;
}

/** A trunk's first two runs: where it leaves the card, and how high it parts. */
type Height = readonly [number, number];

/**
 * The ways of the links that leave a card by one place: together to where they part, at the height of those that a layout gave theirs
 * (`guides`), and where that is taken at another one for all; a link for which no such height is free leaves the trunk.
 */
export function placeBundle(
  members: readonly BundleMember[],
  guides: readonly OrthogonalPath[],
  looks: number,
): Map<string, OrthogonalPath> {
  const plain = members.flatMap((member) => {
    const line = orthogonalPathOf(member.way.path);
    return line ? [{ member, line, plain: rootOf(member.way, line) }] : [];
  });
  const own = heightOf(
    plain.map(({ line }) => line),
    guides,
  );
  const place = (height: Height | null, isTrunk: boolean): Separation[] =>
    plain.map((one) => {
      const root = (height && onTrunk(one.plain, height)) ?? one.plain;
      const isKept = isTrunk && root !== one.plain;
      const seek = (apart: number) =>
        separateSegments(
          isKept ? { ...root, isTrunk } : root,
          () => (isKept ? [] : othersOf(one.member.way, one.plain, root, own)),
          one.member.blocksOf(apart),
          looks,
        );
      const wide = looks < FEW ? null : seek(SEPARATION.wide);
      return wide?.clean ? wide : seek(SEPARATION.least);
    });
  let found = place(own, false);
  const heights = new Map(
    found.flatMap(({ line }): [string, Height][] => {
      const height: Height = [line.at[0] ?? 0, line.at[1] ?? 0];
      return line.at.length >= 3 ? [[height.join(' '), height]] : [];
    }),
  );
  if (looks >= FEW && plain.length > 1 && [...heights.keys()].some((height) => height !== own?.join(' '))) {
    const apart = found;
    let fewest = Infinity;
    for (const height of [...heights.values()].slice(0, HEIGHTS)) {
      const together = place(height, true);
      const unclean = together.filter(({ clean }) => !clean).length;
      if (unclean >= fewest) continue;
      fewest = unclean;
      found = together.map((one, at) => (one.clean ? one : (apart[at] ?? one)));
    }
  }
  return new Map(plain.map(({ member, line }, at) => [member.key, found[at]?.line ?? line]));
}

function rootOf({ room }: Route, line: OrthogonalPath, cost = 0): SegmentGroup {
  const end = line.at.length - 1;
  return {
    line,
    cost,
    first: room('from', line.upright, line.at[0] ?? 0),
    last: room('to', line.upright === (end % 2 === 0), line.at[end] ?? 0),
  };
}

/** The height at which links part: the commonest of the guides', else the nearest to the card of their own; null for straight ones. */
function heightOf(lines: readonly OrthogonalPath[], guides: readonly OrthogonalPath[]): Height | null {
  const [any] = lines.filter(({ at }) => at.length >= 3);
  if (!any) return null;
  const side = Math.sign((any.at[1] ?? 0) - any.start);
  const counts = new Map<string, { height: Height; count: number }>();
  for (const { upright, start, at } of guides) {
    const height: Height = [at[0] ?? 0, at[1] ?? 0];
    if (upright !== any.upright || Math.abs(start - any.start) > 1 || at.length < 3) continue;
    if (Math.sign(height[1] - start) !== side) continue;
    const known = counts.get(height.join(' ')) ?? { height, count: 0 };
    counts.set(height.join(' '), { height, count: known.count + 1 });
  }
  const [guided] = [...counts.values()].sort(
    (a, b) =>
      b.count - a.count ||
      Math.abs(a.height[1] - any.start) - Math.abs(b.height[1] - any.start) ||
      a.height[0] - b.height[0],
  );
  if (guided) return guided.height;
  const [first, ...others] = lines.filter(partsAtTrunk);
  if (!first) return null;
  const nearest = others.reduce((best, one) => (away(one) < away(best) ? one : best), first);
  return [first.at[0] ?? 0, nearest.at[1] ?? 0];
}

function away({ start, at }: OrthogonalPath): number {
  return Math.abs((at[1] ?? 0) - start);
}

/** Whether a way goes on from the height of a trunk, rather than from a height over cards. */
function partsAtTrunk(line: OrthogonalPath): boolean {
  return line.at.length >= 3 && away(line) <= STEM_LENGTH + 0.01;
}

/** A way that parts from a trunk at its height; null where it has no such part or no room for it. */
function onTrunk(root: SegmentGroup, [x, level]: Height): SegmentGroup | null {
  const { line, first } = root;
  const [last, end] = [line.at.at(-1) ?? 0, line.at.length - 1];
  if (x < first[0] - 0.01 || x > first[1] + 0.01) return null;
  if (line.at.length === 1) return null;
  if (!partsAtTrunk(line)) return null;
  const out = Math.sign((line.at[1] ?? 0) - line.start);
  const beyond = end === 2 ? (line.end - level) * out < Math.min(OWN, Math.abs(line.end - (line.at[1] ?? 0))) : false;
  if (Math.sign(level - line.start) !== out || beyond || Math.abs(x - last) < 0.01) return null;
  return { ...root, line: { ...line, at: [x, level, ...line.at.slice(2)] } };
}

/** Other ways that a link may go, those round cards from the trunk's height where they can. */
function othersOf(way: Route, plain: SegmentGroup, root: SegmentGroup, height: Height | null): SegmentGroup[] {
  const { line } = plain;
  const others = root === plain ? [] : [{ ...plain, cost: BEND }];
  if (line.at.length === 1 && Math.abs(line.end - line.start) >= 2 * ARROW) {
    const at = line.at[0] ?? 0;
    const level =
      line.start + Math.sign(line.end - line.start) * Math.min(STEM_LENGTH, Math.abs(line.end - line.start) / 2);
    others.push({ ...plain, line: { ...line, at: [at, level, at] }, cost: BEND });
  }
  const round = way.more().flatMap((path) => orthogonalPathOf(path) ?? []);
  const rounds = round.flatMap((one, at) => {
    const own = rootOf(way, one, ROUND + at * 4);
    const together = height && onTrunk(own, height);
    return together ? [together, { ...own, cost: own.cost + BEND }] : [own];
  });
  return [...others, ...rounds];
}
