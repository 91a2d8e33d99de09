import type { ApolloClient } from '@apollo/client';
import { shareLinkPath } from '@stemma/shared/rules/sharing';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { saveVisit } from '../../lib/visit';
import { previewSharingLinkMutation, type ShareLink } from './documents';

const BLOCKED = t('The browser did not open a tab. Allow pop-ups for Stemma and try again.');

/**
 * Shows a link in a tab of its own as a visitor sees it. The token is put into that tab's storage, never into an address. The tab is
 * opened while the press is still being answered, or browsers take it for a pop-up.
 */
export async function openAsVisitor(client: ApolloClient, { key, type }: ShareLink): Promise<void> {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return notify('Error', BLOCKED, 5000);
  const result = await outcome(client.mutate({ mutation: previewSharingLinkMutation, variables: { key } }));
  const opened = result?.previewSharingLink.ok;
  if (!opened) return tab.close();
  saveVisit({ linkKey: key, token: opened.token }, tab);
  tab.opener = null;
  tab.location.replace(shareLinkPath(key, type));
}
