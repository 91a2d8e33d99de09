import type { ChartGroup } from '@stemma/shared/chart/chart';
import { faultOfGroups } from '@stemma/shared/rules/groups';
import { withoutEmpty, type Groups } from '../emptyGroups';
import { same } from '../same';

interface Sides {
  base: Groups;
  mine: Groups;
  theirs: Groups;
}

/** The groups of both sides as one; null where both changed the same, or what came of it would hold itself. */
export function mergeGroups({ base, mine, theirs }: Sides): Groups | null {
  if (alike(base, mine)) return theirs;
  if (alike(base, theirs) || alike(mine, theirs)) return mine;
  if (![base, mine, theirs].every(eachOnce)) return null;
  const [was, ours, others] = [parentsOf(base), parentsOf(mine), parentsOf(theirs)];
  const parents = new Map<string, string>();
  for (const member of new Set([...was.keys(), ...others.keys(), ...ours.keys()])) {
    const [before, one, other] = [was.get(member), ours.get(member), others.get(member)];
    if (one !== other && before !== one && before !== other) return null;
    const parent = before === other ? one : other;
    if (parent !== undefined) parents.set(member, parent);
  }
  const merged = new Map<string, ChartGroup>();
  for (const key of new Set([...theirs.keys(), ...mine.keys()])) {
    const [before, one, other] = [base.get(key), mine.get(key), theirs.get(key)];
    const mergedFacts = one && other ? mergedGroup(before, one, other) : before ? undefined : (one ?? other);
    if (mergedFacts === null) return null;
    if (mergedFacts) merged.set(key, { ...mergedFacts, members: [] });
    else if (before && !same(facts(before), facts(one ?? other ?? before))) return null;
  }
  for (const [member, parent] of parents) {
    const group = merged.get(parent);
    if (!group) return null;
    if (!base.has(member) || merged.has(member)) group.members.push(member);
  }
  const groups = [...merged.values()].map((group) => asTheyStood(group, theirs.get(group.key) ?? mine.get(group.key)));
  return faultOfGroups(groups) ? null : new Map(groups.map((group) => [group.key, group]));
}

/** Groups without the members that were taken off the chart, and without those that this leaves empty. */
export function withoutGone(groups: Groups, isGone: (key: string) => boolean): Groups {
  if (![...groups.values()].some(({ members }) => members.some(isGone))) return groups;
  const left = [...groups].map(([key, group]): [string, ChartGroup] => {
    return [key, { ...group, members: group.members.filter((member) => !isGone(member)) }];
  });
  return withoutEmpty(new Map(left));
}

/** The groups that cards were put in, by the cards' keys. */
export function newMembers(before: Groups, after: Groups): Map<string, ChartGroup> {
  const was = parentsOf(before);
  const put = new Map<string, ChartGroup>();
  for (const group of after.values()) {
    for (const member of group.members) if (was.get(member) !== group.key) put.set(member, group);
  }
  return put;
}

/** Members in the order that the list had; new ones last. */
function asTheyStood(group: ChartGroup, before: ChartGroup | undefined): ChartGroup {
  const order = new Map(before?.members.map((member, at) => [member, at]));
  const at = (member: string) => order.get(member) ?? order.size;
  return { ...group, members: [...group.members].sort((a, b) => at(a) - at(b)) };
}

function mergedGroup(before: ChartGroup | undefined, one: ChartGroup, other: ChartGroup): ChartGroup | null {
  if (same(facts(one), facts(other)) || (before && same(facts(before), facts(one)))) return other;
  return before && same(facts(before), facts(other)) ? { ...other, ...facts(one) } : null;
}

const facts = ({ name, collapsed }: ChartGroup) => ({ name, collapsed });

function alike(one: Groups, other: Groups): boolean {
  if (one === other) return true;
  return one.size === other.size && [...one].every(([key, group]) => same(group, other.get(key)));
}

function eachOnce(groups: Groups): boolean {
  const members = [...groups.values()].flatMap((group) => group.members);
  return new Set(members).size === members.length;
}

/** The group that each card or group is in, by keys. */
function parentsOf(groups: Groups): Map<string, string> {
  return new Map([...groups.values()].flatMap(({ key, members }) => members.map((member) => [member, key] as const)));
}
