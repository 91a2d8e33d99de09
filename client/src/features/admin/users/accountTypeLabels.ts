import type { AccountType } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';

/** Types of accounts in words. */
export const ACCOUNT_TYPE_LABELS: Readonly<Record<AccountType, string>> = {
  Standard: 'Standard',
  Premium: 'Premium',
  Enterprise: 'Enterprise',
  viewOnly: t('View only'),
  None: t('Shared user'),
};
