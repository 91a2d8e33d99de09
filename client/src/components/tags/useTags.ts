import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { announceChanged, useChanged } from '../../lib/changed';
import { newKey } from '../../lib/newKey';
import { SERVER_TROUBLE, UNREACHABLE } from '../../lib/send';
import { notify } from '../notify';
import { addTagMutation, allTagsQuery, deleteTagMutation, updateTagMutation, type Tag } from './documents';

/** A new tag's name unless another is given (SPEC §3.3). */
export const NEW_TAG = t('New Tag');

interface Answer {
  ok?: unknown;
  error?: { message: string } | null;
}

/** The organization's tags, and making, changing and deleting them. What goes wrong is told as a toast. */
export function useTags() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(allTagsQuery, { fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  useChanged('tags', again);

  const done = async <T extends Answer>(send: () => Promise<T | null | undefined>): Promise<T | null> => {
    try {
      const answer = await send();
      if (!answer?.ok) {
        notify('Error', answer?.error?.message ?? SERVER_TROUBLE, 5000);
        return null;
      }
      void announceChanged('tags');
      return answer;
    } catch {
      notify('Error', UNREACHABLE, 5000);
      return null;
    }
  };

  return {
    tags: data?.tags ?? null,
    failed: error !== undefined && !data,
    again,
    make: async (name: string, color: string): Promise<Tag | null> => {
      const input = { key: newKey(), name: name.trim() || NEW_TAG, color };
      const answer = await done(async () => {
        return (await client.mutate({ mutation: addTagMutation, variables: { input } })).data?.addTag;
      });
      return answer?.ok ?? null;
    },
    change: (tag: Pick<Tag, 'key' | 'name' | 'color'>) =>
      done(async () => {
        const { key, name, color } = tag;
        const variables = { input: { key, name, color } };
        return (await client.mutate({ mutation: updateTagMutation, variables })).data?.updateTag;
      }),
    remove: (key: string) =>
      done(async () => (await client.mutate({ mutation: deleteTagMutation, variables: { key } })).data?.deleteTag),
  };
}
