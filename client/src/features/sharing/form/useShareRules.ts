import { useQuery } from '@apollo/client/react';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { brokenRule, type ShareExpiry, type ShareRules } from '@stemma/shared/rules/sharing';
import { useSession } from '../../../lib/session';
import { shareRulesQuery, type ShareLink } from '../documents';
import type { ShareLinkDraft } from './draft';

/** What the person's organization asks of share links; undefined until it is read. The server holds to it whatever is known here. */
export function useShareRules(): ShareRules | undefined {
  const session = useSession();
  const key = session.status === 'signedIn' ? session.viewer.organizationKey : '';
  const { data } = useQuery(shareRulesQuery, { variables: { key }, skip: !key, fetchPolicy: 'cache-and-network' });
  if (!data?.organization) return undefined;
  const { sharingOff, shareNeedsPassword, shareDaysMax = null } = data.organization;
  return { sharingOff, shareNeedsPassword, shareDaysMax };
}

/** A new link that was given no end lives as long as the rules let it. */
export function withRules(
  draft: ShareLinkDraft,
  link: ShareLink | null,
  rules: ShareRules | undefined,
): ShareLinkDraft {
  if (link || draft.expiry !== null || !rules?.shareDaysMax) return draft;
  return { ...draft, expiry: rules.shareDaysMax as ShareExpiry };
}

/** Why the rules forbid what the form says; undefined where they do not. */
export function ruleFault(
  draft: ShareLinkDraft,
  link: ShareLink | null,
  rules: ShareRules | undefined,
): string | undefined {
  if (!rules) return undefined;
  const isPassword = draft.password !== '' || (link?.isPassword === true && !draft.noPassword);
  const broken = brokenRule(rules, { isPassword, expiry: draft.expiry });
  return broken && sharingMessages.rules[broken];
}
