import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';

/** Something that would be lost when the page is left, and the question that is asked first. */
export interface LeaveGuard {
  unsaved(): boolean;
  /** Calls the listener whenever the answer may have changed, until what it answers is called; where it is left out, it changes as the component is drawn. */
  follow?(listener: () => void): () => void;
  question: { title: string; text: string };
  /** Saves it; false where it could not be. Without it nothing but staying keeps it. */
  save?(): Promise<boolean>;
}

const guards = new Set<() => LeaveGuard>();
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Asks before the page is left, as long as the component is mounted. Any number of places may do so. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const latest = useRef(guard);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    latest.current = guard;
    const isUnsaved = guard.unsaved();
    if (isUnsaved !== wasUnsaved.current) tell();
    wasUnsaved.current = isUnsaved;
  });
  useEffect(() => {
    const current = () => latest.current;
    guards.add(current);
    const stop = current().follow?.(tell);
    return () => {
      stop?.();
      guards.delete(current);
      tell();
    };
  }, []);
}

/** What has to be asked before the page may be left, each question once, with all that it is about. */
export function guardsBeforeLeaving(): LeaveGuard[] {
  const unsaved = [...guards].map((guard) => guard()).filter((guard) => guard.unsaved());
  const firsts = unsaved.filter(({ question }, at) => unsaved.findIndex((other) => other.question === question) === at);
  return firsts.map((first) => {
    const about = unsaved.filter(({ question }) => question === first.question);
    const { question } = first;
    const isUnsaved = () => first.unsaved();
    if (about.some((guard) => !guard.save)) return { unsaved: isUnsaved, question };
    const saveAll = () => Promise.all(about.map(async (guard) => (await guard.save?.()) === true));
    return { unsaved: isUnsaved, question, save: async () => (await saveAll()).every(Boolean) };
  });
}

/** The questions that have to be asked before the page may be left, each once. */
export function questionsBeforeLeaving(): LeaveGuard['question'][] {
  return guardsBeforeLeaving().map(({ question }) => question);
}

/** Whether this is to be asked before the page may be left, by any of the places that are followed. */
export function useIsAsked(question: LeaveGuard['question']): boolean {
  const isAsked = useCallback(() => questionsBeforeLeaving().includes(question), [question]);
  return useSyncExternalStore(subscribe, isAsked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
