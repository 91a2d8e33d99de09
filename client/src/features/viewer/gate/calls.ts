import { t } from '@stemma/shared/language/translate';
import { CallFailed, send } from '../../../lib/send';
import { userErrorFields } from '../../../lib/userError';
import type {
  OpenSharedTicketMutation,
  OpenSharedTicketMutationVariables,
  OpenSharingLinkMutation,
  OpenSharingLinkMutationVariables,
  SharingLinkDetailsQuery,
  SharingLinkDetailsQueryVariables,
} from '../../../gql/graphql';
import type { LinkVisit } from '../../../lib/visit';
import { detailsQuery, openMutation } from './documents';

const ticketMutation = /* GraphQL */ `
  mutation OpenSharedTicket($ticket: String!) {
    openSharedTicket(ticket: $ticket) {
      ok {
        token
        linkKey
      }
      error {
        ...UserErrorFields
        retryAfter
      }
    }
  }
  ${userErrorFields}
`;

/** Why a link did not open. `retryAfter` in seconds. */
export interface Refusal {
  /** `wrong`: password or link; `wait`: too many guesses; `closed`: it opens nothing now, whatever the password. */
  why: 'wrong' | 'wait' | 'closed';
  message: string;
  retryAfter?: number;
}
export type Opened = { visit: LinkVisit } | { refusal: Refusal };

// Nobody calls: who is signed in beside is no matter of a share link.
const NOBODY = null;

/** Whether a link asks for a password. */
export async function asksPassword(linkKey: string): Promise<boolean> {
  const { sharingLinkDetails } = await send<SharingLinkDetailsQuery, SharingLinkDetailsQueryVariables>(
    detailsQuery,
    { key: linkKey },
    NOBODY,
  );
  return sharingLinkDetails.isPassword;
}

/** Opens a link, which is a visit. */
export async function openLink(linkKey: string, password: string | null): Promise<Opened> {
  const { openSharingLink } = await send<OpenSharingLinkMutation, OpenSharingLinkMutationVariables>(
    openMutation,
    { key: linkKey, password },
    NOBODY,
  );
  return openedOf(openSharingLink);
}

/** Opens the link that a ticket in a message stands for, which is a visit. */
export async function openTicket(ticket: string): Promise<Opened> {
  const { openSharedTicket } = await send<OpenSharedTicketMutation, OpenSharedTicketMutationVariables>(
    ticketMutation,
    { ticket },
    NOBODY,
  );
  return openedOf(openSharedTicket);
}

function openedOf({ ok, error }: OpenSharingLinkMutation['openSharingLink']): Opened {
  if (ok) return { visit: { linkKey: ok.linkKey, token: ok.token } };
  if (!error) throw new CallFailed('server', t('The link could not be opened just now.'));
  const { code, message, retryAfter } = error;
  const why = code === 'unauthenticated' ? 'wrong' : code === 'tooMany' ? 'wait' : 'closed';
  return { refusal: { why, message, ...(retryAfter && { retryAfter }) } };
}
