import { requestMessages } from '@stemma/shared/messages/requests';
import { addressList } from '@stemma/shared/rules/emails';
import { domainOf } from '@stemma/shared/rules/requestWording';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden, invalid, parse } from '../errors';
import type { Tx } from '../store';
import { one } from '../store';
import { domainsOf, ownAddresses } from './store';

/**
 * Of addresses, those that get no subject and message of the caller's own: neither of other users of his organization, who signed in
 * to it before, nor of a mail domain that it lists. Accounts that anybody can make for what is shared (None) do not count, nor does his
 * own address, which he may change to any.
 */
export async function addressesOutside(context: Context, input: unknown): Promise<string[]> {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const addresses = parse(addressList, input);
  return context.read((tx) => outside(tx, caller, addresses));
}

/** Throws `invalid` where a subject or message of the caller's own would go to an address outside. */
export async function assertMayReceiveOwnText(
  tx: Tx,
  caller: UserCaller,
  addresses: readonly string[],
  field: 'title' | 'message',
): Promise<void> {
  const [address] = await outside(tx, caller, addresses);
  if (address !== undefined) throw invalid(requestMessages.noOwnWords(address), field);
}

async function outside(tx: Tx, caller: UserCaller, addresses: readonly string[]): Promise<string[]> {
  const { userKey, organizationKey } = caller;
  const domains = new Set(one(await domainsOf(tx, { organizationKey })).domains);
  const foreign = addresses.filter((address) => !domains.has(domainOf(address)));
  if (foreign.length === 0) return [];
  const rows = await ownAddresses(tx, {
    userKey,
    organizationKey,
    addresses: foreign.map((address) => address.toLowerCase()),
  });
  const own = new Set(rows.map(({ address }) => address));
  return foreign.filter((address) => !own.has(address.toLowerCase()));
}
