import type { ChartChangesInput } from '@stemma/shared/chart/save';
import type { Group, GroupMember } from './group';
import { sampleGroup } from './group';
import { Random } from './random';

const COLUMN = 250;
const ROW = 180;
const GAP = 200;
const SMALLEST = 5;
const CROSS_HOLDINGS = 0.3;

type KeyOf = (kind: 'entity' | 'link', index: number) => string;
type Place = { x: number; y: number };

/**
 * A random sample of ownership: groups of 12 to 40 entities side by side, some holding a share of another's company.
 * The same seed gives the same structure; `keyOf` names the records.
 */
export function sampleChart(entities: number, seed: number, keyOf: KeyOf): ChartChangesInput {
  const random = new Random(seed);
  const groups = groupSizes(entities, random).reduce<Group[]>((made, size) => {
    const before = made.reduce((sum, { members }) => sum + members.length, 0);
    return [...made, sampleGroup(size, random, (index) => keyOf('entity', before + index))];
  }, []);
  const ties = groups.flatMap((group) => group.ties).concat(crossHoldings(groups, random));
  const places = placeGroups(groups);
  const members = groups.flatMap((group) => group.members);
  return {
    entities: members.map(({ entity }) => entity),
    placements: members.map((member) => ({ entityKey: member.entity.key, ...(places.get(member) ?? { x: 0, y: 0 }) })),
    links: ties.map(({ from, to, role, percentage }, index) => ({
      key: keyOf('link', index),
      from: from.entity.key,
      to: to.entity.key,
      roles: [{ role, percentage }],
    })),
  };
}

function groupSizes(entities: number, random: Random): number[] {
  const sizes: number[] = [];
  let left = entities;
  while (left > 0) {
    const size = Math.min(left, random.int(12, 40));
    sizes.push(left - size < SMALLEST ? left : size);
    left -= sizes.at(-1) ?? left;
  }
  return sizes;
}

/** Loans between groups, so that they are not all apart; shares stay whole. */
function crossHoldings(groups: Group[], random: Random): Group['ties'] {
  return groups.slice(1).flatMap((group, index) => {
    const other = groups[index];
    if (!other || random.next() > CROSS_HOLDINGS) return [];
    const company = (members: GroupMember[]) => members.find(({ entity }) => entity.typeName === 'Company');
    const [from, to] = [company(other.members), company(group.members)];
    return from && to ? [{ from, to, role: 'Lender', percentage: null }] : [];
  });
}

/** Groups in rows, about as wide as high together. */
function placeGroups(groups: Group[]): Map<GroupMember, Place> {
  const places = new Map<GroupMember, Place>();
  const perRow = Math.ceil(Math.sqrt(groups.length / 1.6));
  let top = 0;
  for (let start = 0; start < groups.length; start += perRow) {
    let left = 0;
    let height = 0;
    for (const { members } of groups.slice(start, start + perRow)) {
      const own = placeGroup(members);
      for (const [member, { x, y }] of own) places.set(member, { x: left + x, y: top + y });
      left += Math.max(...[...own.values()].map(({ x }) => x)) + COLUMN + GAP;
      height = Math.max(height, ...[...own.values()].map(({ y }) => y));
    }
    top += height + ROW + GAP;
  }
  return places;
}

/** A group as a tree: leaves side by side, each parent over the middle of what is below it. */
function placeGroup(members: GroupMember[]): Map<GroupMember, Place> {
  const places = new Map<GroupMember, Place>();
  let nextColumn = 0;
  const place = (member: GroupMember, depth: number): number => {
    const below = members.filter(({ under }) => under === member).map((child) => place(child, depth + 1));
    const x = below.length ? (Math.min(...below) + Math.max(...below)) / 2 : nextColumn++ * COLUMN;
    places.set(member, { x, y: depth * ROW });
    return x;
  };
  for (const member of members.filter(({ under }) => !under)) place(member, 0);
  return places;
}
