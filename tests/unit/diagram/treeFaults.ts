import type { Point } from '@stemma/diagram/geometry/box';
import { labelBounds } from '@stemma/diagram/label/labelPlace';
import { isSelfLoop } from '@stemma/diagram/route/selfLoop';
import { axisSegmentsOf, type AxisSegment } from '@stemma/diagram/geometry/orthogonalPath';
import { segmentTouches, segmentsOf } from '@stemma/diagram/geometry/segment';
import type { Scene, SceneLink } from '@stemma/diagram/scene/scene';
import { holderAndHeld } from '@stemma/diagram/layout/relation';

/** What a reader of a tree takes for a holding that is not there, or does not see; each as the keys of the links. */
export interface TreeFaults {
  /** Links of two owners that run on one line. */
  oneLine: string[];
  /** Links that end at one place of a card, where they do not leave it together. */
  onePlace: string[];
  /** Words over the arrow of another link, or over its whole last run. */
  hiddenHeads: string[];
  /** Words over two links that run up or down side by side. */
  overTwo: string[];
  /** Words over a level run of another owner's link, in whose line they would be read. */
  inLine: string[];
}

/** In chart units: runs nearer than `near` for longer than `along` are one line; ends nearer than `ends` one place; an arrow is `head` long. */
const LIMITS = { near: 4, along: 8, ends: 6, head: 10 };

export function treeFaults(scene: Scene): TreeFaults {
  const links = [...scene.links.values()].filter(({ link }) => !isSelfLoop(link));
  const pairs = links.flatMap((one, at) => links.slice(at + 1).map((other) => [one, other] as const));
  const named = (one: SceneLink, other: SceneLink) => `${one.link.key} ${other.link.key}`;
  return {
    oneLine: pairs.flatMap(([one, other]) =>
      holderAndHeld(one.link).holder !== holderAndHeld(other.link).holder && runTogether(one.path, other.path)
        ? [named(one, other)]
        : [],
    ),
    onePlace: pairs.flatMap(([one, other]) => (meetAtCard(one, other) ? [named(one, other)] : [])),
    hiddenHeads: links.flatMap((one) =>
      links.flatMap((other) => (one !== other && hidesHead(one, other) ? [named(one, other)] : [])),
    ),
    overTwo: links.flatMap((one) =>
      links.flatMap((other) => (one !== other && coversBoth(one, other) ? [named(one, other)] : [])),
    ),
    inLine: pairs.flatMap(([one, other]) =>
      holderAndHeld(one.link).holder !== holderAndHeld(other.link).holder &&
      (coversLevel(one, other) || coversLevel(other, one))
        ? [named(one, other)]
        : [],
    ),
  };
}

function runTogether(one: readonly Point[], other: readonly Point[]): boolean {
  return sharedRuns(one, other).length > 0;
}

/** The runs of one way that lie on one line with the other one. */
export function sharedRuns(one: readonly Point[], other: readonly Point[]): AxisSegment[] {
  const runs = axisSegmentsOf(other);
  return axisSegmentsOf(one).filter((run) => runs.some((there) => areBeside(run, there)));
}

function areBeside(one: AxisSegment, other: AxisSegment): boolean {
  const along = Math.min(one.hi, other.hi) - Math.max(one.lo, other.lo);
  return one.upright === other.upright && Math.abs(one.at - other.at) < LIMITS.near && along > LIMITS.along;
}

/** Whether two links end at one place of a card, other than where links of one owner leave it. */
function meetAtCard(one: SceneLink, other: SceneLink): boolean {
  return endsOf(one).some((end) =>
    endsOf(other).some(
      (there) =>
        end.card === there.card &&
        !(end.isLeaving && there.isLeaving) &&
        Math.hypot(end.at.x - there.at.x, end.at.y - there.at.y) < LIMITS.ends,
    ),
  );
}

function endsOf({ link, path }: SceneLink): { card: string; at: Point; isLeaving: boolean }[] {
  const { holder } = holderAndHeld(link);
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end) return [];
  return [
    { card: link.from, at: start, isLeaving: link.from === holder },
    { card: link.to, at: end, isLeaving: link.to === holder },
  ];
}

/** Whether the words of one link lie over the arrow of the other, by which that could be taken to lead nowhere. */
function hidesHead({ label }: SceneLink, { link, path }: SceneLink): boolean {
  const words = label && labelBounds(label, label.shape);
  const route = link.arrowType === 'Reversed' ? [...path].reverse() : path;
  const [before, end] = route.slice(-2);
  if (!words || !before || !end || link.arrowType === 'None') return false;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const part = Math.min(1, LIMITS.head / length);
  const back = { x: end.x + (before.x - end.x) * part, y: end.y + (before.y - end.y) * part };
  const [left, right] = [Math.min(back.x, end.x), Math.max(back.x, end.x)];
  const [top, bottom] = [Math.min(back.y, end.y), Math.max(back.y, end.y)];
  return left < words.right && right > words.left && top < words.bottom && bottom > words.top;
}

function coversLevel({ label }: SceneLink, { path }: SceneLink): boolean {
  const words = label && labelBounds(label, label.shape);
  const isUnder = ({ upright, at, lo, hi }: AxisSegment) =>
    words && !upright && at > words.top && at < words.bottom && lo < words.right && hi > words.left;
  return axisSegmentsOf(path).some(isUnder);
}

/** By the key of each link with words that hide a piece of another link, the keys of those. */
export function coveredLinks(scene: Scene): Record<string, string[]> {
  const all = [...scene.links.values()];
  return Object.fromEntries(
    all.flatMap((one) => {
      const words = one.label && labelBounds(one.label, one.label.shape);
      const hidden = all.filter(
        ({ path }) => words && path !== one.path && segmentsOf(path).some(([a, b]) => segmentTouches(a, b, words)),
      );
      return hidden.length ? [[one.link.key, hidden.map(({ link }) => link.key)]] : [];
    }),
  );
}

/** Whether words cover an upright run of another link beside their own, so that both seem to say them. */
function coversBoth({ label, path }: SceneLink, other: SceneLink): boolean {
  const words = label && labelBounds(label, label.shape);
  if (!words) return false;
  const covered = (run: AxisSegment) =>
    run.upright && run.at > words.left + 1 && run.at < words.right - 1 && run.lo < words.top && run.hi > words.bottom;
  const others = axisSegmentsOf(other.path).filter(covered);
  return axisSegmentsOf(path).some((run) => covered(run) && others.some(({ at }) => Math.abs(at - run.at) > 1));
}
