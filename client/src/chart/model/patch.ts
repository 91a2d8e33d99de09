import type { ChartGroup } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { decorationValues, typedValues } from '@stemma/shared/chart/decoration';
import type { TypedFieldValue } from '@stemma/shared/chart/chart';
import type { ChartDocument, ChartProps, NodeRecord } from './document';
import { same } from './same';

/** A record before and after; without `before` it was added, without `after` removed. */
export interface Change<T> {
  before?: T;
  after?: T;
}

/** The difference between two documents, record by record: what undo takes back, what a save sends, what a merge carries over. */
export interface Patch {
  props: Required<Change<ChartProps>> | null;
  nodes: ReadonlyMap<string, Change<NodeRecord>>;
  links: ReadonlyMap<string, Change<ChartLink>>;
  groups: ReadonlyMap<string, Change<ChartGroup>>;
}

/** What turns `before` into `after`. Records shared by both cost one comparison. */
export function diff(before: ChartDocument, after: ChartDocument): Patch {
  return {
    props: same(before.props, after.props) ? null : { before: before.props, after: after.props },
    nodes: diffTable(before.nodes, after.nodes),
    links: diffTable(before.links, after.links),
    groups: diffTable(before.groups, after.groups),
  };
}

/** Whether a patch changes nothing. */
export function isEmpty(patch: Patch): boolean {
  return !patch.props && patch.nodes.size + patch.links.size + patch.groups.size === 0;
}

/** Whether two documents differ at all; found without comparing the rest once they do. */
export function differs(before: ChartDocument, after: ChartDocument): boolean {
  return (
    !same(before.props, after.props) ||
    tablesDiffer(before.nodes, after.nodes) ||
    tablesDiffer(before.links, after.links) ||
    tablesDiffer(before.groups, after.groups)
  );
}

/** The patch that takes this one back. */
export function invert(patch: Patch): Patch {
  return {
    props: patch.props && { before: patch.props.after, after: patch.props.before },
    nodes: invertTable(patch.nodes),
    links: invertTable(patch.links),
    groups: invertTable(patch.groups),
  };
}

/**
 * The document with the patch's changes. It need not be the document that the patch was made from: only the fields that the patch
 * changes are touched, and of these only those that are as the patch found them: what others made of one since stays. Changes to records that
 * are gone are dropped, and so is every link that would lose an end.
 */
export function applyPatch(document: ChartDocument, patch: Patch): ChartDocument {
  const nodes = applyTable(document.nodes, patch.nodes);
  const applied = applyTable(document.links, patch.links);
  const isWhole = ({ from, to }: ChartLink) => nodes.has(from) && nodes.has(to);
  const isTouched = patch.nodes.size > 0 || patch.links.size > 0;
  const links = isTouched ? new Map([...applied].filter(([, link]) => isWhole(link))) : applied;
  return {
    ...document,
    props: patch.props ? mergeFields(document.props, patch.props.before, patch.props.after) : document.props,
    nodes,
    links: patch.links.size || links.size !== document.links.size ? links : document.links,
    groups: applyTable(document.groups, patch.groups),
  };
}

function diffTable<T extends object>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) {
  const changes = new Map<string, Change<T>>();
  if (before === after) return changes;
  for (const [key, record] of after) {
    const old = before.get(key);
    if (!old) changes.set(key, { after: record });
    else if (old !== record && !same(old, record)) changes.set(key, { before: old, after: record });
  }
  for (const [key, record] of before) if (!after.has(key)) changes.set(key, { before: record });
  return changes;
}

function tablesDiffer<T extends object>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): boolean {
  if (before === after) return false;
  if (before.size !== after.size) return true;
  for (const [key, record] of after) {
    const old = before.get(key);
    if (old !== record && !(old && same(old, record))) return true;
  }
  return false;
}

function invertTable<T>(changes: ReadonlyMap<string, Change<T>>): ReadonlyMap<string, Change<T>> {
  const inverse = new Map<string, Change<T>>();
  for (const [key, { before, after }] of changes) {
    inverse.set(key, { ...(after && { before: after }), ...(before && { after: before }) });
  }
  return inverse;
}

function applyTable<T extends object>(
  table: ReadonlyMap<string, T>,
  changes: ReadonlyMap<string, Change<T>>,
): ReadonlyMap<string, T> {
  if (changes.size === 0) return table;
  const next = new Map(table);
  for (const [key, { before, after }] of changes) {
    const current = next.get(key);
    if (!after) next.delete(key);
    else if (!before) next.set(key, current ? { ...current, ...after } : after);
    else if (current) next.set(key, current === before ? after : mergeFields(current, before, after));
  }
  return next;
}

function mergeFields<T extends object>(current: T, before: T, after: T): T {
  const merged = { ...current };
  for (const name of Object.keys({ ...before, ...after }) as (keyof T)[]) {
    if (!same(before[name], after[name]) && same(current[name], before[name])) merged[name] = after[name];
  }
  const decorated: { decoration?: TypedFieldValue[] | null }[] = [current, before, after];
  if (decorated.every(({ decoration }) => decoration)) {
    const [ours, was, becomes] = decorated.map((one) => decorationValues(one));
    const decoration = typedValues(mergeFields({ ...ours }, { ...was }, { ...becomes }));
    return { ...merged, ...(!same(was, becomes) && { decoration }) };
  }
  return merged;
}
