import { t } from '@stemma/shared/language/translate';
/** How long to wait, in words: "in 40 s", "in a minute", "in 12 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return t('in {seconds} s', { seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? t('in a minute') : t('in {minutes} minutes', { minutes });
}
