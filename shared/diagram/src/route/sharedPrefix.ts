import type { Point } from '../geometry/box';
import { sharedLength, lengthOf } from '../geometry/polyline';
import type { SceneLink } from '../scene/sceneParts';

/** Differences in chart units that are none. */
const SAME = 0.5;

interface Content {
  links: ReadonlyMap<string, SceneLink>;
  linksOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** For how long each link of a scene runs together with others of its owner, as was last worked out. */
export class SharedPrefixes {
  private readonly known = new Map<string, number>();

  constructor(private readonly content: Content) {}

  /** For how long from its start a link runs together with another one of its owner. */
  of(key: string): number {
    return this.known.get(key) ?? 0;
  }

  /** Works it out anew for the links that these cards hold; answers for which of them it has changed. */
  renew(owners: Iterable<string>): string[] {
    return [...owners].flatMap((owner) =>
      [...sharedPrefixes(this.heldBy(owner))].flatMap(([key, length]) => {
        const isSame = length === this.of(key);
        this.known.set(key, length);
        return isSame ? [] : [key];
      }),
    );
  }

  private heldBy(owner: string): SceneLink[] {
    return [...(this.content.linksOf.get(owner) ?? [])].flatMap((key) => {
      const entry = this.content.links.get(key);
      return entry?.link.from === owner ? [entry] : [];
    });
  }
}

/**
 * By link, for how long from its start it runs together with another one of these, which one card holds. Put in order by where they go,
 * links that go furthest together stand side by side.
 */
export function sharedPrefixes(links: Iterable<SceneLink>): Map<string, number> {
  const ordered = [...links].sort((a, b) => compareRoutes(a.path, b.path));
  const shared = new Map(ordered.map(({ link }) => [link.key, 0]));
  for (const [at, { link, path }] of ordered.entries()) {
    const next = ordered[at + 1];
    if (!next) break;
    const length = sharedLength(path, next.path);
    for (const { key } of [link, next.link]) shared.set(key, Math.max(shared.get(key) ?? 0, length));
  }
  return shared;
}

/** Orders routes by start, then segment by segment by the direction and by how far it goes. */
function compareRoutes(one: readonly Point[], other: readonly Point[]): number {
  for (let at = 0; at < one.length && at < other.length; at++) {
    const [a, b] = [one[at], other[at]];
    if (!a || !b) break;
    const before = one[at - 1];
    const difference = before ? compareSegments(before, a, b) : a.x - b.x || a.y - b.y;
    if (Math.abs(difference) > (before ? 0 : SAME)) return difference;
  }
  return one.length - other.length;
}

function compareSegments(from: Point, a: Point, b: Point): number {
  if (Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME) return 0;
  const turn = headingOf(from, a) - headingOf(from, b);
  return Math.abs(turn) > 1e-3 ? turn : Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y);
}

function headingOf(from: Point, to: Point): number {
  return Math.atan2(to.y - from.y, to.x - from.x);
}

/** By what bundles take their turns: what comes first counts most. */
export type Rank = readonly (number | string)[];

interface Ranked {
  rank: Rank;
}

/** The rank of a bundle whose links would like to go these routes: bundles of short links come first, those of one length by where they leave. */
export function bundleRank(key: string, routes: readonly (readonly Point[])[]): Rank {
  const { x = 0, y = 0 } = routes[0]?.[0] ?? {};
  return [Math.round(Math.max(...routes.map(lengthOf))), Math.round(y), Math.round(x), key];
}

/** Below 0 where one bundle comes before the other. */
export function compareRanks({ rank: one }: Ranked, { rank: other }: Ranked): number {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? '';
    if (value !== against) return value < against ? -1 : 1;
  }
  return 0;
}

/** Where a bundle stands among those from `start` on, or would. */
export function rankPosition(queue: readonly Ranked[], bundle: Ranked, start: number): number {
  let [low, high] = [start, queue.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = queue[middle];
    if (at && compareRanks(at, bundle) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
