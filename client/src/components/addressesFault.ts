import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';

/** What is wrong with e-mail addresses as typed, by how many are right and which are not; null where nothing is. */
export function addressesFault(right: number, wrong: readonly string[]): string | null {
  const [first] = wrong;
  if (first !== undefined) return `${messages.notAnEmail}: ${first}`;
  return right > limits.requestAddressesMax
    ? t('At most {requestAddressesMax} addresses at once.', { requestAddressesMax: limits.requestAddressesMax })
    : null;
}
