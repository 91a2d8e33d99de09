import { HOLDER_MARKS, type OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { t } from '@stemma/shared/language/translate';

/** What the picture of owners says of an entity: its total, and the word beside it. */
export function totalOwned({ subject, totals }: OwnershipOverlay, key: string): { text: string; about: string } {
  const total = totals.get(key);
  const about = key === subject ? t('the subject') : total?.mark ? HOLDER_MARKS[total.mark].label : '';
  return { text: total?.text ?? '', about };
}
