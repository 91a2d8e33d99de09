import { useRef } from 'react';
import { useMutation } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { sendRequestMutation } from '../../components/requests/documents';
import type { EntityRequestInput } from '../../gql/graphql';
import { announceChanged } from '../../lib/changed';
import { newKey } from '../../lib/newKey';
import { SERVER_TROUBLE, UNREACHABLE } from '../../lib/send';

/** Sends a request for documents; answers what is wrong, or null. The same words sent again after a lost answer are one request. */
export function useSendRequest() {
  const [mutate, { loading: sending }] = useMutation(sendRequestMutation);
  const last = useRef({ content: '', key: '' });

  const send = async (input: Omit<EntityRequestInput, 'key'>): Promise<string | null> => {
    const content = JSON.stringify(input);
    if (last.current.content !== content) last.current = { content, key: newKey() };
    try {
      const { data } = await mutate({ variables: { input: { ...input, key: last.current.key } } });
      if (!data?.sendRequest.ok) return data?.sendRequest.error?.message ?? SERVER_TROUBLE;
      void announceChanged('requests');
      return null;
    } catch {
      return t('Not sent. {reason}', { reason: UNREACHABLE });
    }
  };
  return { send, sending };
}
