import { create } from 'zustand';

/** The tabs of the entity panel (SPEC §2.4). */
export type PanelTab =
  'info' | 'file' | 'fileupload' | 'notes' | 'people' | 'ownership' | 'charts' | 'share' | 'security' | 'bin';

export interface OpenEntity {
  key: string;
  /** The tab to open on; the details when missing. */
  tab?: PanelTab;
  /** Whether the focus stays where it is, for a panel that only follows what is selected elsewhere. */
  keepFocus?: boolean;
}

/** Whether the panel is wide for what it shows (SPEC §2.4). */
export function isWide({ tab }: OpenEntity): boolean {
  return tab === 'file' || tab === 'fileupload';
}

/** How wide the panel is, in CSS pixels, where the window is no narrower. */
export function panelWidth(open: OpenEntity): number {
  return isWide(open) ? 720 : 480;
}

/** Whether what is shown may be left: at once, or as the person answers. */
type MayLeave = () => true | Promise<boolean>;

const store = create<{ open: OpenEntity | null; focusAsked: number }>(() => ({ open: null, focusAsked: 0 }));
let mayLeave: MayLeave = () => true;

/** The entity that the panel was asked to show; null when it was asked to close. */
export function useOpenEntity(): OpenEntity | null {
  return store((state) => state.open);
}

/** A number that changes whenever the focus should go into the panel. */
export function useFocusAsked(): number {
  return store((state) => state.focusAsked);
}

/** What `useOpenEntity` gives, for code outside React. */
export function currentOpenEntity(): OpenEntity | null {
  return store.getState().open;
}

/** Calls the listener whenever the panel shows something else. Answers how to stop. */
export function onOpenEntityChange(listener: (open: OpenEntity | null) => void): () => void {
  return store.subscribe((state, before) => {
    if (state.open !== before.open) listener(state.open);
  });
}

/** Asks the panel to show an entity. It asks about unsaved work first, where there is some. */
export function openEntityPanel(entity: OpenEntity): void {
  const { open: now, focusAsked: before } = store.getState();
  const focusAsked = entity.keepFocus ? before : before + 1;
  const same = now?.key === entity.key && (now.tab ?? 'info') === (entity.tab ?? 'info');
  if (same) store.setState({ focusAsked });
  else whenFree(() => store.setState({ open: entity, focusAsked }));
}

/** Asks the panel to close, which asks about unsaved work first, where there is some. `then` is done once it is closed. */
export function closeEntityPanel(then?: () => void): void {
  if (!store.getState().open) return then?.();
  whenFree(() => {
    dropEntityPanel();
    then?.();
  });
}

/** Closes the panel without a question, where it was asked already. */
export function dropEntityPanel(): void {
  store.setState({ open: null });
}

/** The panel says here how it is left; null when it has nothing to lose any more. */
export function guardEntityPanel(guard: MayLeave | null): void {
  mayLeave = guard ?? (() => true);
}

function whenFree(then: () => void): void {
  const answer = mayLeave();
  if (answer === true) then();
  else void answer.then((leave) => leave && then());
}
