import { t } from '../language/translate';
import { formatShare } from '../ownership/shareFormat';

/** What the ownership tab and its reports say of a subject beside its numbers. */
export const CONTRADICTORY = t('The stated shares contradict each other: no verdict.');
export const NO_HOLDER = t('No holder is recorded.');
export const NO_CONTROLLER = t('Nobody is recorded to control it.');
export const VOTES_OF_CONTROLLED = t('Votes of a controlled company may not count.');

export function blockedText(blocked: boolean): string {
  return blocked ? t('Blocked by the listed parties.') : t('Not blocked by the listed parties.');
}

/** `percent` of the subject's units are its own; null where none are. */
export function selfHeldText(percent: number): string | null {
  return percent > 1e-9 ? t('It holds {percent} of itself.', { percent: formatShare(percent) }) : null;
}

export function controlText(certain: boolean): string {
  return certain ? t('controls it') : t('may control it, within the stated ranges');
}

/** Whom a law takes for the owner where nobody else is found. */
export function noOwnerText(text: string, officials: readonly string[]): string {
  return `${text}${officials.length > 0 ? `: ${officials.join(', ')}` : ''}.`;
}
