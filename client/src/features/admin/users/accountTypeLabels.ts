import type { AccountType } from '@stemma/shared/permissions';

/** Types of accounts in words. */
export const ACCOUNT_TYPE_LABELS: Readonly<Record<AccountType, string>> = {
  Standard: 'Standard',
  Premium: 'Premium',
  Enterprise: 'Enterprise',
  viewOnly: 'View only',
  None: 'Shared user',
};
