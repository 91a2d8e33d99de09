import type { Command } from './commands';
import type { ChartDocument } from './document';
import { applyPatch, diff, invert, isEmpty, type Patch } from './patch';

/** One undoable step. */
export interface Step {
  id: number;
  label: string;
  patch: Patch;
  /** Set while the next edit of the same tag may still join this step. */
  open: { tag: string; base: ChartDocument; at: number } | null;
}

/** The steps done and undone, newest last. Never written to. */
export interface History {
  past: readonly Step[];
  future: readonly Step[];
  nextId: number;
}

export const emptyHistory: History = { past: [], future: [], nextId: 1 };

/** Steps kept for undo. */
export const HISTORY_MAX = 1000;

/** Milliseconds within which edits of one tag are one step. */
const JOIN_WITHIN = 1000;

/** A document after an edit, with the history that can take it back; null when the edit changed nothing. */
export function record(
  history: History,
  before: ChartDocument,
  command: Command,
  now: number,
): { document: ChartDocument; history: History } | null {
  const document = command.apply(before);
  const last = history.past.at(-1);
  const joins = command.coalesce && last?.open?.tag === command.coalesce && now - last.open.at < JOIN_WITHIN;
  const base = joins && last?.open ? last.open.base : before;
  const patch = diff(base, document);
  if (!joins && isEmpty(patch)) return null;
  const step: Step = {
    id: history.nextId,
    label: command.label,
    patch,
    open: command.coalesce ? { tag: command.coalesce, base, at: now } : null,
  };
  const earlier = joins ? history.past.slice(0, -1) : history.past;
  const past = isEmpty(patch) ? earlier : [...earlier, step].slice(-HISTORY_MAX);
  return { document, history: { past, future: [], nextId: history.nextId + 1 } };
}

/** Takes the last step back; null when there is none. */
export function undo(history: History, document: ChartDocument) {
  const step = history.past.at(-1);
  if (!step) return null;
  return {
    document: applyPatch(document, invert(step.patch)),
    history: { ...history, past: history.past.slice(0, -1), future: [...history.future, closed(step)] },
  };
}

/** Does the step undone last once more; null when there is none. */
export function redo(history: History, document: ChartDocument) {
  const step = history.future.at(-1);
  if (!step) return null;
  return {
    document: applyPatch(document, step.patch),
    history: { ...history, past: [...history.past, step], future: history.future.slice(0, -1) },
  };
}

/** The history in which no later edit joins a step done so far; used when a save takes what is there. */
export function seal(history: History): History {
  const last = history.past.at(-1);
  return last?.open ? { ...history, past: [...history.past.slice(0, -1), closed(last)] } : history;
}

/** Steps between two positions: those to take back and those to do. */
export function distance(from: readonly Step[], to: readonly Step[]): number {
  let common = 0;
  while (common < from.length && common < to.length && from[common]?.id === to[common]?.id) common++;
  return from.length + to.length - 2 * common;
}

function closed(step: Step): Step {
  return step.open ? { ...step, open: null } : step;
}
