import { useEffect, useRef } from 'react';

/** Something that would be lost when the page is left, and the question that is asked first. */
export interface LeaveGuard {
  unsaved(): boolean;
  question: { title: string; text: string };
}

const guards = new Set<() => LeaveGuard>();

/** Asks before the page is left, as long as the component is mounted. Any number of places may do so. */
export function useLeaveGuard(guard: LeaveGuard): void {
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  useEffect(() => {
    const current = () => latest.current;
    guards.add(current);
    return () => {
      guards.delete(current);
    };
  }, []);
}

/** The questions that have to be asked before the page may be left, each once. */
export function questionsBeforeLeaving(): LeaveGuard['question'][] {
  const unsaved = [...guards].map((guard) => guard()).filter((guard) => guard.unsaved());
  return [...new Set(unsaved.map(({ question }) => question))];
}
