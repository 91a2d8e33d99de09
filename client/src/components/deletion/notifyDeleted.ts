import { t } from '@stemma/shared/language/translate';
import { notify } from '../notify';

/** Says by a toast that something of this name is deleted for good. */
export function notifyDeleted(name: string): void {
  notify('Message', t('“{name}” is deleted.', { name }));
}
