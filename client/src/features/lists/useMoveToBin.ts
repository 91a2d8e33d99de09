import { useMutation } from '@apollo/client/react';
import { messages } from '@stemma/shared/messages';
import { confirm } from '../../components/confirm';
import { notify } from '../../components/notify';
import { outcome } from '../../components/outcome';
import { announceChanged } from '../../lib/changed';
import { startLeaving } from '../../lib/leaving';
import { batchDeleteMutation } from './documents';

/**
 * Moves entities, and folders with all in them, to the bin; what stands on a chart is refused with the words of SPEC §5. The rows leave
 * the list at once, unless `onChart` says that the server will refuse.
 */
export function useMoveToBin(): (
  keys: readonly string[],
  folderKeys?: readonly string[],
  onChart?: boolean,
) => Promise<boolean> {
  const [batchDelete] = useMutation(batchDeleteMutation);
  return async (keys, folderKeys = [], onChart = false) => {
    const end = startLeaving(onChart ? [] : [...keys, ...folderKeys], 'bin');
    const sent = batchDelete({ variables: { keys: [...keys], folderKeys: [...folderKeys] } });
    const refused = await sent.then(
      ({ data }) => data?.batchDelete.error?.code === 'conflict',
      () => false,
    );
    if (refused) {
      end();
      const { title, text, button } = messages.deleteSelected;
      await confirm({ title, message: text, buttonText: button });
      return false;
    }
    const done = await outcome(sent);
    if (!done) {
      end();
      return false;
    }
    void announceChanged('entities', 'bin', 'folders').then(end);
    notify('Message', messages.movedToBin);
    return true;
  };
}
