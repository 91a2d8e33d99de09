import { useMutation } from '@apollo/client/react';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { announceChanged } from '../../lib/changed';
import { confirm } from '../confirm';
import { notify, readingTime } from '../notify';
import { outcome } from '../outcome';
import type { UndoableMerge } from './documents';
import { undoMergeMutation } from './documents';

/** Undoes a merge once the person agreed, and tells what could not be put back. `undo` answers whether it was done. */
export function useUndoMerge(): { undo: (merge: UndoableMerge) => Promise<boolean>; busy: boolean } {
  const [undoMerge, { loading }] = useMutation(undoMergeMutation);
  const undo = async ({ key, keptName, otherName }: UndoableMerge): Promise<boolean> => {
    const agreed = await confirm({
      title: t('Undo this merge?'),
      message: t(
        '“{otherName}” comes back with its links, places, files and access as they were. What was changed on “{keptName}” since stays there.',
        { otherName, keptName },
      ),
      buttonText: t('Undo merge'),
    });
    if (!agreed) return false;
    const done = await outcome(undoMerge({ variables: { key } }));
    if (!done) return false;
    const notes = (done.undoMerge.ok?.notes ?? []).map(fromEnglish);
    const said = [t('“{otherName}” is a record of its own again.', { otherName }), ...notes].join(' ');
    notify('Message', said, readingTime(said));
    void announceChanged('entities', 'charts');
    return true;
  };
  return { undo, busy: loading };
}
