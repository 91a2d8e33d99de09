import { create } from 'zustand';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { EntityHit } from './documents';

/** An entity that was made or chosen; of a chosen one also what a line of a choice shows. */
export interface ChosenEntity extends Partial<Pick<EntityHit, 'party' | 'country' | 'detail' | 'chartCount'>> {
  key: string;
  typeName: string;
  name: string;
}

/** What the entity dialog is asked for. */
export interface EntityDialogOptions {
  /** Types that are offered; one alone is not asked for. */
  types: readonly RecordType[];
  /** The type that is chosen to begin with. */
  type?: RecordType;
  /** The dialog's heading; "New …" when missing. */
  title?: string;
  /** Key of the folder that a new entity goes to; the root when missing. */
  folder?: string;
  /** Whether an entity that exists may be taken instead: the dialog begins with a search, and can be browsed. */
  mayPick?: boolean;
  /** Puts another entity in the place of one: begins with a new one (SPEC §2.3). */
  replace?: boolean;
  /** Called with what was made or taken. Without it, the entity's panel opens. */
  onDone?: (entity: ChosenEntity) => void;
}

const store = create<{ open: EntityDialogOptions | null }>(() => ({ open: null }));

/** What the dialog is open for; null while it is closed. */
export function useOpenEntityDialog(): EntityDialogOptions | null {
  return store((state) => state.open);
}

/** Opens the entity dialog over any screen. */
export function openEntityDialog(options: EntityDialogOptions): void {
  store.setState({ open: options });
}

export function closeEntityDialog(): void {
  store.setState({ open: null });
}
