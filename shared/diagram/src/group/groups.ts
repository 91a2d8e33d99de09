import type { ChartGroup } from '@stemma/shared/chart/chart';
import { movedBy, overlaps, union, type Point } from '../geometry/box';
import { framesOf, type Frame } from './frames';
import { nodeBox } from '../layout/nodeBox';
import type { LayoutGroup, LayoutNode } from '../layout/types';

/**
 * The groups that a layout keeps together, the outer ones first, each with those of its cards that are laid out. Of two groups that share
 * cards without one lying in the other, only the larger is kept together.
 */
export function layoutGroups(groups: readonly ChartGroup[], isInLayout: (card: string) => boolean): LayoutGroup[] {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const found = groups.flatMap(({ key }) => {
    const seen = new Set([key]);
    for (const one of seen) for (const member of byKey.get(one)?.members ?? []) seen.add(member);
    const cards = [...seen].filter((one) => !byKey.has(one) && isInLayout(one)).sort();
    return cards.length ? [{ key, cards }] : [];
  });
  found.sort((a, b) => b.cards.length - a.cards.length || (a.key < b.key ? -1 : 1));
  const nested: LayoutGroup[] = [];
  for (const group of found) {
    const within = nested.filter(({ cards }) => group.cards.some((card) => cards.includes(card)));
    if (within.every(({ cards }) => group.cards.every((card) => cards.includes(card)))) nested.push(group);
  }
  return nested;
}

/** The frames of groups round cards at these places. */
export function layoutFrames(
  groups: readonly LayoutGroup[],
  cards: ReadonlyMap<string, LayoutNode>,
  places: ReadonlyMap<string, Point>,
): Frame[] {
  const direct = groups.map(({ key, cards: all }, at) => {
    const inner = groups.slice(at + 1).filter((other) => other.cards.every((card) => all.includes(card)));
    const covered = new Set(inner.flatMap((other) => other.cards));
    const members = [...inner.map((other) => other.key), ...all.filter((card) => !covered.has(card))];
    return { key, name: '', collapsed: false, members };
  });
  return framesOf(direct, (key) => {
    const [node, at] = [cards.get(key), places.get(key)];
    if (!node || !at) return null;
    const box = nodeBox(node, at);
    return node.loops ? union([box, movedBy(node.loops, at)]) : box;
  });
}

/** The cards that stand over the frame of a group which they don't belong to. */
export function intruders(
  groups: readonly LayoutGroup[],
  cards: ReadonlyMap<string, LayoutNode>,
  places: ReadonlyMap<string, Point>,
): string[] {
  const members = new Map(groups.map(({ key, cards: all }) => [key, new Set(all)]));
  const frames = layoutFrames(groups, cards, places);
  return [...places].flatMap(([key, at]) => {
    const node = cards.get(key);
    if (!node) return [];
    const own = nodeBox(node, at);
    return frames.some((frame) => !members.get(frame.key)?.has(key) && overlaps(frame.bounds, own)) ? [key] : [];
  });
}
