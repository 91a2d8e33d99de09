import { t } from '../language/translate';
import type { Threshold } from './verdict';

/** The rules that a calculation can be judged by. */
export const PRESETS = ['euAmlr', 'ukPsc', 'ofac', 'euSanctions', 'ukSanctions', 'us25', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

export interface PresetDescription {
  name: string;
  /** What its threshold is where none is chosen. */
  threshold: Threshold;
  /** Articles and laws that it follows. */
  articles: string;
  /** When its text was read, year and month. */
  textOf: string;
  /** Asks which parties are listed. */
  isSanctions: boolean;
  /** The rule adds up by its own threshold, whatever threshold is asked for. */
  hasFixedThreshold?: true;
}

const TEXT_OF = '2026-11';
const AT_LEAST_25: Threshold = { percent: 25, inclusive: true };

export const PRESET_DESCRIPTIONS: Readonly<Record<Preset, PresetDescription>> = {
  euAmlr: {
    name: 'EU AMLR',
    threshold: AT_LEAST_25,
    articles: 'Regulation (EU) 2024/1624, articles 51 to 58',
    textOf: TEXT_OF,
    isSanctions: false,
  },
  ukPsc: {
    name: 'UK PSC',
    threshold: { percent: 25, inclusive: false },
    articles: 'Companies Act 2006, Part 21A and Schedule 1A',
    textOf: TEXT_OF,
    isSanctions: false,
  },
  ofac: {
    name: t('Sanctions, US (OFAC)'),
    threshold: { percent: 50, inclusive: true },
    articles: 'OFAC, revised guidance on entities owned by persons whose property is blocked, 2014; FAQ 398 to 402',
    textOf: TEXT_OF,
    isSanctions: true,
    hasFixedThreshold: true,
  },
  euSanctions: {
    name: t('Sanctions, EU'),
    threshold: { percent: 50, inclusive: true },
    articles: 'Council, EU best practices for the implementation of restrictive measures',
    textOf: TEXT_OF,
    isSanctions: true,
    hasFixedThreshold: true,
  },
  ukSanctions: {
    name: t('Sanctions, UK'),
    threshold: { percent: 50, inclusive: false },
    articles: 'Sanctions and Anti-Money Laundering Act 2018; regulations on ownership and control',
    textOf: TEXT_OF,
    isSanctions: true,
  },
  us25: {
    name: 'US 25 %',
    threshold: AT_LEAST_25,
    articles: '31 CFR 1010.230',
    textOf: TEXT_OF,
    isSanctions: false,
  },
  own: {
    name: t('Own'),
    threshold: AT_LEAST_25,
    articles: t('Rules of your own'),
    textOf: TEXT_OF,
    isSanctions: false,
  },
};

export const NOT_LEGAL_ADVICE = t('Calculated from the recorded links; not legal advice.');
export const NO_BENEFICIAL_OWNER = t('No beneficial owner identified: name senior managing officials');

/** The threshold that was asked for; what was not said is the preset's own. */
export function presetThreshold(
  preset: Preset,
  { threshold, inclusive }: { threshold?: number | null | undefined; inclusive?: boolean | null | undefined },
): Threshold {
  const own = PRESET_DESCRIPTIONS[preset].threshold;
  return { percent: threshold ?? own.percent, inclusive: inclusive ?? own.inclusive };
}
