import { create } from 'zustand';

/** The tabs of the entity panel (SPEC §2.4). */
export type PanelTab = 'info' | 'file' | 'notes' | 'people' | 'charts' | 'security' | 'bin';

export interface OpenEntity {
  key: string;
  /** The tab to open on; the details when missing. */
  tab?: PanelTab;
}

const store = create<{ open: OpenEntity | null }>(() => ({ open: null }));

/** The entity that the panel was asked to show; null when it was asked to close. */
export function useOpenEntity(): OpenEntity | null {
  return store((state) => state.open);
}

/** Asks the panel to show an entity. It asks about unsaved work first, where there is some. */
export function openEntityPanel(entity: OpenEntity): void {
  store.setState({ open: entity });
}

export function closeEntityPanel(): void {
  store.setState({ open: null });
}
