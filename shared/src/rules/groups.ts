import { messages } from '../messages';

/** What of a group its rules look at; its members are entities or other groups. */
interface Grouped {
  key: string;
  members: readonly string[];
}

/** What is wrong with a chart's groups, and with which of them; undefined where nothing is. A key is one group's, and none is within itself. */
export function faultOfGroups(
  groups: readonly Grouped[],
): { index: number; field: keyof Grouped; fault: string } | undefined {
  const byKey = new Map<string, Grouped>();
  for (const [index, group] of groups.entries()) {
    if (byKey.has(group.key)) return { index, field: 'key', fault: messages.groupTwice };
    byKey.set(group.key, group);
  }
  const done = new Set<string>();
  for (const [index, { key }] of groups.entries()) {
    if (isWithinItself(key, byKey, done)) return { index, field: 'members', fault: messages.groupCircle };
  }
  return undefined;
}

/** Follows members by a list of what is still to do, as groups may be nested deeper than calls can. */
function isWithinItself(start: string, byKey: ReadonlyMap<string, Grouped>, done: Set<string>): boolean {
  const open = new Set<string>();
  const todo: { key: string; left?: true }[] = [{ key: start }];
  for (let step = todo.pop(); step; step = todo.pop()) {
    const { key, left } = step;
    if (left) {
      open.delete(key);
      done.add(key);
    } else if (open.has(key)) return true;
    else if (!done.has(key) && byKey.has(key)) {
      open.add(key);
      todo.push({ key, left: true });
      for (const member of byKey.get(key)?.members ?? []) todo.push({ key: member });
    }
  }
  return false;
}
