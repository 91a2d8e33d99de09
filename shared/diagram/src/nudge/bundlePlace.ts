import { separatingSegments, type ObstaclesOf, type Separation, type SegmentGroup } from './separateSegments';
import { orthogonalPathOf, type OrthogonalPath } from '../geometry/orthogonalPath';
import type { Route } from '../route/route';
import { STEM_LENGTH } from '../route/port';
import { SEPARATION } from '../index/segmentIndex';

/** What another way round costs, in chart units that a segment is moved by; each after the first so much more. */
const ROUND = 60;
/** What a bend more costs. */
const BEND = 30;
/** With fewer looks than this for each link only the first room that does is taken. */
const FEW = 50;
/** How many heights of a bundle are tried at most, besides its own. */
const HEIGHTS = 5;
/** What stays of a link below the height at which it would part by itself: its arrow. */
const ARROW = 10;
/** What stays of a link below a bundle that is given it: its label and its arrow. */
const OWN = 40;

/** A link of a bundle, and what keeps a segment of it from where it lies. */
export interface BundleMember {
  key: string;
  route: Route;
  /** By how far segments of links with no end in common are to lie apart. */
  blocksOf: (apart: number) => ObstaclesOf;
}

/** A bundle's first two segments: where it leaves the card, and how high it parts. */
type Height = readonly [number, number];

/**
 * The routes of the links that leave a card by one place: together to where they part, at the height of those that a layout gave theirs
 * (`guides`), and where that is taken at another one for all; a link for which no such height is free leaves the bundle. In small steps.
 */
export function* placingBundle(
  members: readonly BundleMember[],
  guides: readonly OrthogonalPath[],
  looks: number,
): Generator<void, Map<string, OrthogonalPath>> {
  const plain = members.flatMap((member) => {
    const line = orthogonalPathOf(member.route.path);
    return line ? [{ member, line, plain: rootOf(member.route, line) }] : [];
  });
  const own = heightOf(
    plain.map(({ line }) => line),
    guides,
  );
  const place = function* (height: Height | null, isBundle: boolean): Generator<void, Separation[]> {
    const places: Separation[] = [];
    for (const one of plain) {
      const root = (height && onBundle(one.plain, height)) ?? one.plain;
      const isBundled = isBundle && root !== one.plain;
      const seek = (apart: number) =>
        separatingSegments(
          isBundled ? { ...root, isBundle } : root,
          () => (isBundled ? [] : othersOf(one.member.route, one.plain, root, own)),
          one.member.blocksOf(apart),
          looks,
        );
      const wide = looks < FEW ? null : yield* seek(SEPARATION.wide);
      places.push(wide?.clean ? wide : yield* seek(SEPARATION.least));
    }
    return places;
  };
  let found = yield* place(own, false);
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
      const together = yield* place(height, true);
      const unclean = together.filter(({ clean }) => !clean).length;
      if (unclean >= fewest) continue;
      fewest = unclean;
      found = together.map((one, at) => (one.clean ? one : (apart[at] ?? one)));
    }
  }
  return new Map(plain.map(({ member, line }, at) => [member.key, found[at]?.line ?? line]));
}

function rootOf({ endRange }: Route, line: OrthogonalPath, cost = 0): SegmentGroup {
  const end = line.at.length - 1;
  return {
    line,
    cost,
    first: endRange('from', line.upright, line.at[0] ?? 0),
    last: endRange('to', line.upright === (end % 2 === 0), line.at[end] ?? 0),
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
  const [first, ...others] = lines.filter(partsAtBundle);
  if (!first) return null;
  const nearest = others.reduce((best, one) => (away(one) < away(best) ? one : best), first);
  return [first.at[0] ?? 0, nearest.at[1] ?? 0];
}

function away({ start, at }: OrthogonalPath): number {
  return Math.abs((at[1] ?? 0) - start);
}

/** Whether a route goes on from the height of a bundle, rather than from a height over cards. */
function partsAtBundle(line: OrthogonalPath): boolean {
  return line.at.length >= 3 && away(line) <= STEM_LENGTH + 0.01;
}

/** A route that parts from a bundle at its height; null where it has no such part or no room for it. */
function onBundle(root: SegmentGroup, [x, level]: Height): SegmentGroup | null {
  const { line, first } = root;
  const [last, end] = [line.at.at(-1) ?? 0, line.at.length - 1];
  if (x < first[0] - 0.01 || x > first[1] + 0.01) return null;
  if (line.at.length === 1) return null;
  if (!partsAtBundle(line)) return null;
  const out = Math.sign((line.at[1] ?? 0) - line.start);
  const beyond = end === 2 ? (line.end - level) * out < Math.min(OWN, Math.abs(line.end - (line.at[1] ?? 0))) : false;
  if (Math.sign(level - line.start) !== out || beyond || Math.abs(x - last) < 0.01) return null;
  return { ...root, line: { ...line, at: [x, level, ...line.at.slice(2)] } };
}

/** Other routes that a link may go, those round cards from the bundle's height where they can. */
function othersOf(route: Route, plain: SegmentGroup, root: SegmentGroup, height: Height | null): SegmentGroup[] {
  const { line } = plain;
  const others = root === plain ? [] : [{ ...plain, cost: BEND }];
  if (line.at.length === 1 && Math.abs(line.end - line.start) >= 2 * ARROW) {
    const at = line.at[0] ?? 0;
    const level =
      line.start + Math.sign(line.end - line.start) * Math.min(STEM_LENGTH, Math.abs(line.end - line.start) / 2);
    others.push({ ...plain, line: { ...line, at: [at, level, at] }, cost: BEND });
  }
  const round = route.more().flatMap((path) => orthogonalPathOf(path) ?? []);
  const rounds = round.flatMap((one, at) => {
    const own = rootOf(route, one, ROUND + at * 4);
    const together = height && onBundle(own, height);
    return together ? [together, { ...own, cost: own.cost + BEND }] : [own];
  });
  return [...others, ...rounds];
}
