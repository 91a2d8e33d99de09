import { create } from 'zustand';
import { isoToday } from '@stemma/shared/dates';
import type { Preset } from '@stemma/shared/ownership/presets';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import type { Basis } from '@stemma/shared/ownership/types';
import type { Threshold } from '@stemma/shared/ownership/verdict';
import type { OwnershipScope } from '@stemma/shared/rules/ownership';

/** How ownership is looked at, in the panel and on the chart alike. */
export interface OwnershipSettings {
  /** What is looked at in the panel of an open chart; the picture on the chart is always of that. */
  scope: OwnershipScope;
  /** ISO day; null for today. */
  asOf: string | null;
  basis: Basis;
  preset: Preset;
  /** Null for the preset's own. */
  threshold: Threshold | null;
  leaveOutUndated: boolean;
  /** With rules of one's own: a majority counts as the whole rather than being multiplied, and control counts, too. */
  majorityWhole: boolean;
  withControl: boolean;
  /** Whether what has no part in the subject is left off the picture rather than faded. */
  hideUnconnected: boolean;
  /** Keys of listed parties, for sanctions. */
  listed: readonly string[];
  /** Whether cards say what is over or missing while the chart is edited. */
  warnOnCards: boolean;
  /** The entity whose owners are shown on the chart; null while none are. */
  shown: string | null;
}

const AT_FIRST: OwnershipSettings = {
  scope: 'CHART',
  asOf: null,
  basis: 'ownership',
  preset: 'euAmlr',
  threshold: null,
  leaveOutUndated: false,
  majorityWhole: false,
  withControl: false,
  hideUnconnected: false,
  listed: [],
  warnOnCards: true,
  shown: null,
};

const store = create<OwnershipSettings>(() => AT_FIRST);

export function useOwnershipSettings(): OwnershipSettings {
  return store();
}

/** What `useOwnershipSettings` gives, for code outside React. */
export function currentOwnershipSettings(): OwnershipSettings {
  return store.getState();
}

export function changeOwnership(change: Partial<OwnershipSettings>): void {
  store.setState(change);
}

/** Everything as it is at first, for another chart. */
export function resetOwnership(): void {
  store.setState(AT_FIRST);
}

/** The day that is looked at (ISO). */
export function dayOf({ asOf }: Pick<OwnershipSettings, 'asOf'>): string {
  return asOf ?? isoToday();
}

/** The threshold that verdicts are made by. */
export function thresholdOf({ preset, threshold }: Pick<OwnershipSettings, 'preset' | 'threshold'>): Threshold {
  return threshold ?? PRESET_DESCRIPTIONS[preset].threshold;
}
