import { formatShare } from '../ownership/shareFormat';

/** What the ownership tab and its reports say of a subject beside its numbers. */
export const CONTRADICTORY = 'The stated shares contradict each other: no verdict.';
export const NO_HOLDER = 'No holder is recorded.';
export const NO_CONTROLLER = 'Nobody is recorded to control it.';
export const VOTES_OF_CONTROLLED = 'Votes of a controlled company may not count.';

export function blockedText(blocked: boolean): string {
  return blocked ? 'Blocked by the listed parties.' : 'Not blocked by the listed parties.';
}

/** `percent` of the subject's units are its own; null where none are. */
export function selfHeldText(percent: number): string | null {
  return percent > 1e-9 ? `It holds ${formatShare(percent)} of itself.` : null;
}

export function controlText(certain: boolean): string {
  return certain ? 'controls it' : 'may control it, within the stated ranges';
}

/** Whom a law takes for the owner where nobody else is found. */
export function noOwnerText(text: string, officials: readonly string[]): string {
  return `${text}${officials.length > 0 ? `: ${officials.join(', ')}` : ''}.`;
}
