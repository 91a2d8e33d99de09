import type { Chart } from '@stemma/shared/chart/chart';
import type { ChartChanges } from '@stemma/shared/chart/save';
import { t } from '@stemma/shared/language/translate';
import type { Clash } from './merge/describeClashes';

/** How a save was answered. Thrown errors mean that no answer came (network, time-out, 5xx) and that trying again makes sense. */
export type SaveAnswer =
  | { ok: true; revision: number }
  /** `denied`: the chart was deleted, or is no longer the caller's to change. `lost`: an entity that was taken off and is not the caller's to put back. */
  | { ok: false; stale: boolean; denied?: boolean; lost?: string | undefined; message: string };

/** Why a chart cannot be changed any more: it is not there, not the user's to read, or only to read. */
export type DeniedReason = 'deleted' | 'noAccess' | 'readOnly';

/** Who saved a chart last; the user himself in another window. */
export interface Saver {
  name: string;
  isCaller: boolean;
}

/** The session's way to the store. */
export interface ChartGateway {
  /** Sent again with the same `saveKey`, it answers as the first time. */
  save(input: { key: string; revision: number; saveKey: string; changes: ChartChanges }): Promise<SaveAnswer>;
  /** The chart as it is now; null when it is not there for the caller. */
  read(key: string): Promise<Chart | null>;
  /** Whether a chart that was open is there, and the caller's to read. */
  standing(key: string): Promise<'readable' | 'deleted' | 'noAccess'>;
  /** Makes a chart of its own of what another one shows; answers with its key. */
  create(input: { key: string; name: string; copyOf: string; changes: ChartChanges }): Promise<SaveAnswer>;
}

/** Where a save stands. The number of unsaved changes is counted apart, since edits go on while a save is under way. */
export type SavePhase =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `attempt` counts the failures so far. */
  | { kind: 'retrying'; attempt: number }
  /** It was saved elsewhere since it was read, and the same things were changed; by whom, where that is known. */
  | { kind: 'stale'; message: string; clashes: readonly Clash[]; by: Saver | null }
  /** The chart cannot be changed any more, and there is something that is not saved. */
  | { kind: 'denied'; reason: DeniedReason }
  /** The store said no, for a reason that trying again does not change. */
  | { kind: 'refused'; message: string };

/** Milliseconds before the next attempt, after so many failures: 1 s, doubled up to 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, attempt - 1));
}

const DENIED: Record<DeniedReason, string> = {
  deleted: t('this chart was deleted'),
  noAccess: t('this chart is no longer shared with you'),
  readOnly: t('you may only read this chart now'),
};

export type SaveTone = 'good' | 'neutral' | 'busy' | 'warning' | 'bad';

/** The save state in words, always visible over the chart; `typing` is whether something typed was not taken over yet, `more` is for who stays on it. */
export function saveText(
  phase: SavePhase,
  unsaved: number,
  typing = false,
): { text: string; tone: SaveTone; more?: string } {
  switch (phase.kind) {
    case 'saving':
      return { text: t('Saving…'), tone: 'busy' };
    case 'retrying': {
      const when = t('within {seconds} s', { seconds: retryDelay(phase.attempt) / 1000 });
      return {
        text: t('Not saved, retrying {when}', { when }),
        tone: 'warning',
        more: t('Stemma did not answer. Saving is tried again {when}, or at once when you press Save.', { when }),
      };
    }
    case 'stale':
      return {
        text: phase.by?.isCaller ? t('Changed in another window') : t('Changed by someone else'),
        tone: 'warning',
      };
    case 'denied':
      return { text: t('Not saved: {reason}', { reason: DENIED[phase.reason] }), tone: 'bad' };
    case 'refused':
      return { text: t('Not saved: {message}', { message: phase.message }), tone: 'bad' };
    case 'idle':
      if (unsaved === 0 && typing)
        return { text: t('Not all saved'), tone: 'neutral', more: t('What is being typed is not saved yet.') };
      if (unsaved === 0) return { text: t('Saved'), tone: 'good' };
      return {
        text: unsaved === 1 ? t('1 change not saved') : t('{unsaved} changes not saved', { unsaved }),
        tone: 'neutral',
      };
  }
}
