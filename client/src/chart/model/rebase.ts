import type { ChartDocument } from './document';
import { distance, type History, type Step } from './history';
import type { Change, Patch } from './patch';
import { same } from './same';

/** What was read before, what is read now, and the steps that the former contains. */
interface Upstream {
  base: ChartDocument;
  theirs: ChartDocument;
  savedSteps: readonly Step[];
}

/**
 * The history as if the steps that are not saved yet had been done on what others saved meanwhile, as rebasing a branch does: undoing such a
 * step gives back what others made of a field, not what it was before. Steps that were saved before stay as they are.
 */
export function rebase(history: History, { base, theirs, savedSteps }: Upstream): History {
  const first = commonSteps(history.past, savedSteps);
  if (first === history.past.length) return history;
  const steps = history.past.slice(first);
  const patches = steps.map(({ patch }) => patch);
  const nodes = rebaseTable(
    patches.map((patch) => patch.nodes),
    base.nodes,
    theirs.nodes,
  );
  const links = rebaseTable(
    patches.map((patch) => patch.links),
    base.links,
    theirs.links,
  );
  const groups = rebaseTable(
    patches.map((patch) => patch.groups),
    base.groups,
    theirs.groups,
  );
  const props = rebaseTable(
    patches.map((patch) => new Map(patch.props ? [['', patch.props]] : [])),
    new Map([['', base.props]]),
    new Map([['', theirs.props]]),
  );
  const rebased = steps.map((step, at): Step => {
    const own = props[at]?.get('');
    const patch: Patch = {
      props: own?.before && own.after ? { before: own.before, after: own.after } : null,
      nodes: nodes[at] ?? step.patch.nodes,
      links: links[at] ?? step.patch.links,
      groups: groups[at] ?? step.patch.groups,
    };
    return { ...step, patch };
  });
  return { ...history, past: [...history.past.slice(0, first), ...rebased] };
}

function commonSteps(past: readonly Step[], saved: readonly Step[]): number {
  return (past.length + saved.length - distance(saved, past)) / 2;
}

type Changes<T> = ReadonlyMap<string, Change<T>>;

function rebaseTable<T extends object>(
  steps: readonly Changes<T>[],
  base: ReadonlyMap<string, T>,
  theirs: ReadonlyMap<string, T>,
): readonly Changes<T>[] {
  if (base === theirs) return steps;
  const rebased = steps.map((changes) => new Map(changes));
  for (const key of new Set(steps.flatMap((changes) => [...changes.keys()]))) {
    const [was, is] = [base.get(key), theirs.get(key)];
    if (was && is && was !== is) rebaseRecord(rebased, key, was, is);
  }
  return rebased;
}

/** Up to the step that changes a field first, the field is as others left it. */
function rebaseRecord<T extends object>(steps: Map<string, Change<T>>[], key: string, was: T, is: T): void {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])] as (keyof T)[];
  const open = new Set(names.filter((name) => !same(was[name], is[name])));
  for (const changes of steps) {
    const change = changes.get(key);
    if (!change) continue;
    const { before, after } = change;
    if (!before) return;
    const untouched = [...open].filter((name) => after && same(before[name], after[name]));
    changes.set(key, {
      before: withFields(before, is, open),
      ...(after && { after: withFields(after, is, untouched) }),
    });
    if (!after) return;
    for (const name of open) if (!untouched.includes(name)) open.delete(name);
  }
}

function withFields<T extends object>(record: T, from: T, names: Iterable<keyof T>): T {
  const next = { ...record };
  for (const name of names) next[name] = from[name];
  return next;
}
