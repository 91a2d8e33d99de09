import { useMutation } from '@apollo/client/react';
import { messages } from '@stemma/shared/messages';
import { confirm } from '../../components/confirm';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { announceChanged } from '../../lib/changed';
import { batchDeleteMutation } from './documents';

/** Moves entities, and folders with all in them, to the bin; what stands on a chart is refused with the words of SPEC §5. */
export function useMoveToBin(): (keys: readonly string[], folderKeys?: readonly string[]) => Promise<boolean> {
  const [batchDelete] = useMutation(batchDeleteMutation);
  return async (keys, folderKeys = []) => {
    const sent = batchDelete({ variables: { keys: [...keys], folderKeys: [...folderKeys] } });
    const refused = await sent.then(
      ({ data }) => data?.batchDelete.error?.code === 'conflict',
      () => false,
    );
    if (refused) {
      const { title, text, button } = messages.deleteSelected;
      await confirm({ title, message: text, buttonText: button });
      return false;
    }
    const done = await outcome(sent);
    if (!done) return false;
    announceChanged('entities', 'bin', 'folders');
    notify('Message', messages.movedToBin);
    return true;
  };
}
