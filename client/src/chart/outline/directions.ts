import { t } from '@stemma/shared/language/translate';
import type { OutlineDirection } from '../model/outline';

/** What a step in leads to, in words. */
export const DIRECTIONS: Record<OutlineDirection, string> = {
  holdings: t('What each holds'),
  owners: t('Who holds each'),
};
