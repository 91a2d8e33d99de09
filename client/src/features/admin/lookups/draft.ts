import { LOOKUP_DEFAULTS, type LookupKind } from '@stemma/shared/lookups/kinds';
import { THRESHOLD_DEFAULT } from '@stemma/shared/lookups/limits';
import { t } from '@stemma/shared/language/translate';

/** A source as its form begins with it; without a key, one is made of it. */
export interface SourceDraft {
  key?: string;
  kind: LookupKind;
  name: string;
  baseUrl: string;
  dataset: string;
  /** From 0 to 1. */
  threshold: number;
  licence: string;
  hasKey: boolean;
  isOn: boolean;
  isNightly: boolean;
}

export const KIND_LABELS: Record<LookupKind, string> = {
  gleif: t('GLEIF: legal entities'),
  yente: t('yente: screening'),
};

/** A new source of a kind as it is reached usually, switched off. */
export function newSource(kind: LookupKind): SourceDraft {
  const usual = LOOKUP_DEFAULTS[kind];
  return { kind, ...usual, threshold: THRESHOLD_DEFAULT, hasKey: false, isOn: false, isNightly: false };
}
