import type { RequestRow } from './store';

/** How it went with one recipient. */
export interface Recipient {
  address: string;
  state: 'waiting' | 'sent' | 'failed';
  /** ISO text; null until it is sent. */
  sentDate: string | null;
  /** Why it failed, or waits longer; for people. */
  reason: string | null;
}

/** A request for documents of an entity (SPEC §3.3), as its sender sees it. */
export interface EntityRequest extends Omit<RequestRow, 'mails'> {
  /** In the order of the addresses. */
  recipients: Recipient[];
}

export function presentRequest({ mails, ...row }: RequestRow): EntityRequest {
  const recipients = row.addresses.flatMap((address) => mails.filter((mail) => mail.address === address));
  return {
    ...row,
    recipients: recipients.map(({ address, state, sentDate, reason }) => ({ address, state, sentDate, reason })),
  };
}
