import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { SERVER_TROUBLE, UNREACHABLE } from '../../../lib/send';
import type { KeyPersonInput } from '../../../gql/graphql';
import { announceChanged } from '../../../lib/changed';
import { attachIndividualMutation, attachPersonMutation } from './documents';

/** Attaches a person to an entity, or changes one that is; answers what is wrong, or null. */
export function useKeepPerson(entityKey: string) {
  const [attachPerson] = useMutation(attachPersonMutation);
  const [attachIndividual] = useMutation(attachIndividualMutation);
  const [keeping, setKeeping] = useState(false);

  const send = async (input: KeyPersonInput, isIndividual: boolean) => {
    if (!isIndividual) {
      const { data } = await attachPerson({ variables: { key: entityKey, person: input } });
      return data?.attachPerson;
    }
    const { key, roles, emailAddresses, phoneNumbers } = input;
    const lines = roles ? { roles, emailAddresses, phoneNumbers } : {};
    const { data } = await attachIndividual({ variables: { key: entityKey, individual: { key, ...lines } } });
    return data?.attachIndividual;
  };

  const keep = async (input: KeyPersonInput, isIndividual: boolean): Promise<string | null> => {
    setKeeping(true);
    try {
      const answer = await send(input, isIndividual);
      if (answer?.ok) {
        if (isIndividual) void announceChanged('entities');
        return null;
      }
      return answer?.error?.message ?? SERVER_TROUBLE;
    } catch {
      return `Not saved. ${UNREACHABLE}`;
    } finally {
      setKeeping(false);
    }
  };
  return { keep, keeping };
}
