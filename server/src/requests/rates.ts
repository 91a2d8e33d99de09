import { limits } from '@stemma/shared/limits';
import { requestMessages } from '@stemma/shared/messages/requests';
import { digest } from '../access/digest';
import type { GuessLimit } from '../access/guesses';
import { countTries } from '../access/guesses';
import type { Tx } from '../store';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const OF_ORGANIZATION: readonly GuessLimit[] = [
  { name: 'request:organization:hour', tries: limits.requestMailsAnHour, window: HOUR },
  { name: 'request:organization:day', tries: limits.requestMailsADay, window: DAY },
].map((limit) => ({ ...limit, message: requestMessages.tooManyOfOrganization }));

const TO_ADDRESS: GuessLimit = {
  name: 'request:address',
  tries: limits.requestMailsToAddressADay,
  window: DAY,
  message: requestMessages.tooManyToAddress,
};

/** Counts mails of a request beside those of its sender: for his organization, and for each recipient over all organizations. Throws `tooMany`. */
export async function countRequestMails(tx: Tx, organizationKey: string, addresses: readonly string[]): Promise<void> {
  for (const limit of OF_ORGANIZATION) await countTries(tx, limit, organizationKey, addresses.length);
  // In one order, so that two requests never wait for each other.
  const mailboxes = addresses.map(mailboxOf).sort();
  for (const mailbox of mailboxes) await countTries(tx, TO_ADDRESS, digest(mailbox), 1);
}

/** What all spellings of an address have in common that usually reach one mailbox: capitals, and what stands behind a +. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  return `${local.split('+')[0] || local}${address.slice(at).toLowerCase()}`;
}
