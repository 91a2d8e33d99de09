import type { Chart } from '@stemma/shared/chart/chart';
import type { ChartChanges } from '@stemma/shared/chart/save';
import type { Clash } from './merge/words';

/** How a save was answered. Thrown errors mean that no answer came (network, time-out, 5xx) and that trying again makes sense. */
export type SaveAnswer =
  | { ok: true; revision: number }
  /** `gone`: deleted, or no longer the caller's to change. `lost`: an entity that was taken off and is not the caller's to put back. */
  | { ok: false; stale: boolean; gone?: boolean; lost?: string | undefined; message: string };

/** The session's way to the store. */
export interface ChartGateway {
  /** Sent again with the same `saveKey`, it answers as the first time. */
  save(input: { key: string; revision: number; saveKey: string; changes: ChartChanges }): Promise<SaveAnswer>;
  /** The chart as it is now; null when it is gone. */
  read(key: string): Promise<Chart | null>;
  /** Makes a chart; answers with its key. */
  create(input: { key: string; name: string; changes: ChartChanges }): Promise<SaveAnswer>;
}

/** Where a save stands. The number of unsaved changes is counted apart, since edits go on while a save is under way. */
export type SavePhase =
  | { kind: 'idle' }
  | { kind: 'saving' }
  /** `attempt` counts the failures so far. */
  | { kind: 'retrying'; attempt: number }
  /** Someone else saved since the chart was read, and changed the same things; or the chart is `gone`, and only a copy can be kept. */
  | { kind: 'stale'; message: string; clashes: readonly Clash[]; gone?: boolean }
  /** The store said no, for a reason that trying again does not change. */
  | { kind: 'refused'; message: string };

/** Milliseconds before the next attempt, after so many failures: 1 s, doubled up to 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.max(0, attempt - 1));
}

export type SaveTone = 'good' | 'neutral' | 'busy' | 'warning' | 'bad';

/** The save state in words, always visible over the chart; `typing` is whether something typed was not taken over yet, `more` is for who stays on it. */
export function saveText(
  phase: SavePhase,
  unsaved: number,
  typing = false,
): { text: string; tone: SaveTone; more?: string } {
  switch (phase.kind) {
    case 'saving':
      return { text: 'Saving…', tone: 'busy' };
    case 'retrying': {
      const when = `within ${retryDelay(phase.attempt) / 1000} s`;
      return {
        text: `Not saved, retrying ${when}`,
        tone: 'warning',
        more: `Stemma did not answer. Saving is tried again ${when}, or at once when you press Save.`,
      };
    }
    case 'stale':
      return phase.gone
        ? { text: 'Not saved: this chart is gone', tone: 'bad' }
        : { text: 'Changed by someone else', tone: 'warning' };
    case 'refused':
      return { text: `Not saved: ${phase.message}`, tone: 'bad' };
    case 'idle':
      if (unsaved === 0 && typing)
        return { text: 'Not all saved', tone: 'neutral', more: 'What is being typed is not saved yet.' };
      if (unsaved === 0) return { text: 'Saved', tone: 'good' };
      return { text: unsaved === 1 ? '1 change not saved' : `${unsaved} changes not saved`, tone: 'neutral' };
  }
}
