import { useEffect, useId } from 'react';
import { create } from 'zustand';
import { messages } from '@stemma/shared/messages';
import { confirm } from '../../components/confirm';

/** Forms of the panel with something that is not saved, and how often they were all given up. */
const store = create<{ unsaved: ReadonlySet<string>; given: number }>(() => ({ unsaved: new Set(), given: 0 }));

function mark(id: string, unsaved: boolean): void {
  store.setState((state) => {
    if (state.unsaved.has(id) === unsaved) return state;
    const next = new Set(state.unsaved);
    if (unsaved) next.add(id);
    else next.delete(id);
    return { unsaved: next };
  });
}

/** Says that a form in edit or new mode has, or has not, something to lose. */
export function useUnsavedWork(unsaved: boolean): void {
  const id = useId();
  useEffect(() => mark(id, unsaved), [id, unsaved]);
  useEffect(() => () => mark(id, false), [id]);
}

/** Whether any form of the panel has something to lose. */
export function hasUnsavedWork(): boolean {
  return store.getState().unsaved.size > 0;
}

/** A number that changes when unsaved work is given up, so that what shows it starts anew in read mode. */
export function useGivenUp(): number {
  return store((state) => state.given);
}

/** Whether the panel's forms may be left: at once, or as the person answers (SPEC §4). A yes gives up what is not saved. */
export function mayLeaveWork(): true | Promise<boolean> {
  if (!hasUnsavedWork()) return true;
  const { title, text } = messages.unsavedWork;
  return confirm({ title, message: text }).then((leave) => {
    if (leave) giveUpWork();
    return leave;
  });
}

/** Gives up what is not saved. */
export function giveUpWork(): void {
  store.setState((state) => ({ unsaved: new Set(), given: state.given + 1 }));
}
