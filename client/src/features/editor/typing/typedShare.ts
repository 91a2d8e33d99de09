import { messages } from '@stemma/shared/messages';
import { readShare } from '@stemma/shared/rules/percentage';
import type { LinkRole } from '@stemma/shared/chart/linkRole';

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** The text of a share as people type it: "30%", "30,5 %", "25-50%". Without its sign where `isSignOptional`. */
export function sharePattern(isSignOptional = false): string {
  return String.raw`${NUMBER}(?:\s*[-–]\s*${NUMBER})?\s*%${isSignOptional ? '?' : ''}`;
}

/** The part of a role that says its share, whole: an exact one, or a range. */
export type TypedShare = Required<Pick<LinkRole, 'percentage' | 'minimum' | 'maximum'>>;

/** Reads a share, exact or a range, by the rule of forms: 0 to 100 in steps of 0.01 (SPEC §5). */
export function readTypedShare(text: string): { value: TypedShare } | { fault: string } {
  const [low = '', high] = text.replace(/%\s*$/, '').split(/[-–]/);
  const first = readShare(low);
  if ('fault' in first) return first;
  if (high === undefined) return { value: { percentage: first.value, minimum: null, maximum: null } };
  const last = readShare(high);
  if ('fault' in last) return last;
  if (first.value === null || last.value === null) return { fault: messages.percentage };
  if (first.value > last.value) return { fault: messages.shareRange };
  return { value: { percentage: null, minimum: first.value, maximum: last.value } };
}
