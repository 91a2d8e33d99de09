import { t } from '../language/translate';
/** What is said about who has access to a record. */
export const accessMessages = {
  lastCoOwner: t('Nobody else is Co-Owner of this. Make somebody else Co-Owner first.'),
  onlyViews: t('This account only views: it can be a Viewer.'),
  notAMember: t('Access is given to people of your organization. Others see charts by share links.'),
  notActive: t('This account is not active.'),
} as const;
