import { t } from '@stemma/shared/language/translate';
import { notify, readingTime } from '../../../components/notify';

/** Says which of what was typed is on the chart neither now nor later. */
export function tellUnread(unread: string): void {
  const text = t('Not read: {unread}', { unread });
  notify('Warning', text, readingTime(text));
}
