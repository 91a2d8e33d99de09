export const VERDICTS = ['yes', 'possible', 'notExcluded', 'no', 'cannotSay'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is asked of a share: at least, or more than, a part of the whole in percent. */
export interface Threshold {
  percent: number;
  /** At least (≥) rather than more than (>). */
  inclusive: boolean;
}

/** The bounds of a total share in percent; `moreThan` where the lower one is exclusive. */
export interface ShareBounds {
  lower: number;
  moreThan: boolean;
  upper: number;
  ceiling: number;
}

const TOLERANCE = 1e-9 * 100;

/** Whether a share in percent meets a threshold; one that is more than the threshold's very number exceeds it. */
export function meets(share: number, { percent, inclusive }: Threshold, moreThan = false): boolean {
  if (share > percent + TOLERANCE) return true;
  return share >= percent - TOLERANCE && (inclusive || moreThan);
}

/** The verdict on a total share of which only bounds are known. */
export function verdictOf({ lower, moreThan, upper, ceiling }: ShareBounds, threshold: Threshold): Verdict {
  if (meets(lower, threshold, moreThan)) return 'yes';
  if (meets(upper, threshold)) return 'possible';
  return meets(ceiling, threshold) ? 'notExcluded' : 'no';
}

const STRENGTH: readonly Verdict[] = ['no', 'notExcluded', 'possible', 'yes'];

/** The stronger of two verdicts of which either suffices; where one cannot be told only a yes by the other can. */
export function either(a: Verdict, b: Verdict): Verdict {
  if (a === 'yes' || b === 'yes') return 'yes';
  if (a === 'cannotSay' || b === 'cannotSay') return 'cannotSay';
  return STRENGTH.indexOf(a) >= STRENGTH.indexOf(b) ? a : b;
}
