import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { SERVER_TROUBLE, UNREACHABLE } from '../../../lib/send';
import type { KeyPersonInput } from '../../../gql/graphql';
import { announceChanged } from '../../../lib/changed';
import { attachIndividualMutation, attachPersonMutation } from './documents';

/** Attaches a person to an entity, or changes one that is; answers what is wrong, or null. */
export function useSavePerson(entityKey: string) {
  const [attachPerson] = useMutation(attachPersonMutation);
  const [attachIndividual] = useMutation(attachIndividualMutation);
  const [saving, setSaving] = useState(false);

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

  const save = async (input: KeyPersonInput, isIndividual: boolean): Promise<string | null> => {
    setSaving(true);
    const problem = await send(input, isIndividual).then(
      (answer) => (answer?.ok ? null : (answer?.error?.message ?? SERVER_TROUBLE)),
      () => t('Not saved. {reason}', { reason: UNREACHABLE }),
    );
    if (problem !== null) setSaving(false);
    // What is kept stays so until its form is gone: in between it would count as unsaved.
    else if (isIndividual) void announceChanged('entities');
    return problem;
  };
  return { save, saving };
}
