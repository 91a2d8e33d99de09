import type { Preset } from '../presets';
import type { Basis } from '../types';
import { either } from '../verdict';
import type { Threshold, Verdict } from '../verdict';

/** How holders are judged. */
export interface JudgementSettings {
  basis: Basis;
  preset: Preset;
  /** Keys of listed parties, for sanctions. */
  listed?: readonly string[];
  threshold: Threshold;
  /** With the preset of one's own: a majority counts as the whole rather than being multiplied. */
  majorityWhole?: boolean;
  /** With the preset of one's own: control counts, too. */
  withControl?: boolean;
}

/** What a preset says of one holder, and why. */
export interface Judgement {
  verdict: Verdict;
  why: string[];
}

export interface SubjectJudgement {
  /** By the entity's number. */
  of: Map<number, Judgement>;
  /** What a sanctions preset says of the subject; null with the others. */
  blocked: boolean | null;
}

/** Either of two reasons suffices. */
export function combine(a: Judgement, b: Judgement): Judgement {
  return { verdict: either(a.verdict, b.verdict), why: [...a.why, ...b.why] };
}

/** No reason at all. */
export const NOTHING: Judgement = { verdict: 'no', why: [] };
