import { useEffect, useId } from 'react';
import { create } from 'zustand';
import { confirmGivingUp } from '../../components/confirm';

interface Work {
  /** Forms of the panel with something that is not saved. */
  unsaved: ReadonlySet<string>;
  /** Forms whose save is on its way. */
  saving: ReadonlySet<string>;
  /** How often all was given up. */
  given: number;
}

const NONE: ReadonlySet<string> = new Set();
const store = create<Work>(() => ({ unsaved: NONE, saving: NONE, given: 0 }));

function mark(id: string, unsaved: boolean, saving: boolean): void {
  store.setState((now) => ({ unsaved: marked(now.unsaved, id, unsaved), saving: marked(now.saving, id, saving) }));
}

function marked(ids: ReadonlySet<string>, id: string, wanted: boolean): ReadonlySet<string> {
  if (ids.has(id) === wanted) return ids;
  const next = new Set(ids);
  if (wanted) next.add(id);
  else next.delete(id);
  return next;
}

/** Says that a form in edit or new mode has, or has not, something to lose, and whether that is being saved. */
export function useUnsavedWork(changed: boolean, saving: boolean): void {
  const id = useId();
  useEffect(() => mark(id, changed && !saving, saving), [id, changed, saving]);
  useEffect(() => () => mark(id, false, false), [id]);
}

/** Whether any form of the panel has something to lose. */
export function hasUnsavedWork(): boolean {
  return store.getState().unsaved.size > 0;
}

/** Calls the listener whenever what `hasUnsavedWork` answers may have changed. The answer ends it. */
export function followWork(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** A number that changes when unsaved work is given up, so that what shows it starts anew in read mode. */
export function useGivenUp(): number {
  return store((state) => state.given);
}

let leaving: Promise<boolean> | null = null;

/**
 * Whether the panel's forms may be left: at once, or as the person answers (SPEC §4). A yes gives up what is not saved. What is being
 * saved is waited for, so that nothing that was typed is lost where the save fails.
 */
export function mayLeaveWork(): true | Promise<boolean> {
  if (store.getState().saving.size === 0 && !hasUnsavedWork()) return true;
  leaving ??= savesEnded()
    .then(() => !hasUnsavedWork() || mayGiveUp())
    .finally(() => (leaving = null));
  return leaving;
}

async function mayGiveUp(): Promise<boolean> {
  const leave = await confirmGivingUp();
  if (leave) giveUpWork();
  return leave;
}

function savesEnded(): Promise<void> {
  if (store.getState().saving.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(({ saving }) => {
      if (saving.size > 0) return;
      stop();
      resolve();
    });
  });
}

/** Gives up what is not saved. */
export function giveUpWork(): void {
  store.setState((state) => ({ unsaved: NONE, given: state.given + 1 }));
}
