import { useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { requestMessages } from '@stemma/shared/messages/requests';
import { limits } from '@stemma/shared/limits';
import { addressesOutsideQuery } from './documents';

const PAUSE = 300;

/** Why a subject or message of one's own does not go to one of the addresses; null where it does, or nothing is known yet. */
export function useOutside(addresses: readonly string[]): string | null {
  const [asked] = useDebouncedValue(addresses.join('\n'), PAUSE);
  const wanted = asked.split('\n').filter(Boolean);
  const { data } = useQuery(addressesOutsideQuery, {
    variables: { addresses: wanted },
    skip: wanted.length === 0 || wanted.length > limits.requestAddressesMax,
    fetchPolicy: 'cache-and-network',
  });
  const first = data?.addressesOutside.find((address) => addresses.includes(address));
  return first === undefined ? null : requestMessages.noOwnWords(first);
}
